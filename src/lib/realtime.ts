import type Echo from 'laravel-echo'
import { authToken } from './auth-token.ts'

/** What a broadcast carries: who changed, to which version, which fields. Ask the API for the rest. */
export type Change = {
  readonly id: string
  readonly version: number
  readonly changed: readonly string[]
}
type Heard = (change: Change) => void
/** Event names ('task.completed') to what to do about them; '*' hears all of a channel. */
export type Handlers = Readonly<Record<string, Heard>>
export type Member = Readonly<Record<string, unknown>>
export type Presence = {
  readonly here?: (members: readonly Member[]) => void
  readonly joining?: (member: Member) => void
  readonly leaving?: (member: Member) => void
}
/** 'dismissed': the server ended the line for good, as when a session ends elsewhere. */
export type Connection = 'live' | 'reconnecting' | 'offline' | 'dismissed'

type Socket = Echo<'reverb'>
type Listening = {
  readonly channel: string
  readonly handlers: Handlers
  readonly presence: Presence
  readonly missed?: (() => void) | undefined
}

const listenings = new Set<Listening>()
const watchers = new Set<(connection: Connection) => void>()
let socket: Promise<Socket | null> | null = null

/**
 * Hears the events of a channel ('private-tenant.x.conveyances'); gives back how to stop. `missed` is called
 * when the channel is open, at first and after a break: events may have gone by before, so ask again.
 */
export const listen = (channel: string, handlers: Handlers, missed?: () => void) =>
  begin({ channel, handlers, presence: {}, missed })

/** Enters a presence channel and hears who is there, besides its events. */
export const join = (channel: string, presence: Presence, handlers: Handlers = {}) =>
  begin({ channel, handlers, presence })

const begin = (listening: Listening) => {
  listenings.add(listening)
  void open().then((echo) => {
    if (echo && listenings.has(listening)) bind(echo, listening)
  })
  return () => {
    if (listenings.delete(listening)) void socket?.then((echo) => echo && unbind(echo, listening))
  }
}

const open = () => {
  socket ??= authToken() === null ? Promise.resolve(null) : whenIdle().then(connect)
  return socket
}

const connect = async () => {
  const { openSocket } = await import('./realtime-socket.ts')
  return authToken() === null ? null : openSocket({ tell })
}

// The first rows matter more than the news about them.
const whenIdle = () =>
  new Promise<void>((resolve) => {
    const wait = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 2000 })
        : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

const channelOf = (echo: Socket, channel: string) => {
  if (channel.startsWith('presence-')) return echo.join(channel.slice('presence-'.length))
  if (channel.startsWith('private-')) return echo.private(channel.slice('private-'.length))
  return echo.channel(channel)
}

type Channel = ReturnType<typeof channelOf>

// A dot before the name: it is whole as it stands, without the name space that Echo would put before it.
const bind = (echo: Socket, { channel, handlers, presence, missed }: Listening) => {
  const on = channelOf(echo, channel)
  on.error(refusedAt(channel))
  if (missed) on.subscribed(missed)
  for (const [name, heard] of Object.entries(handlers)) hear(on, name, heard)
  if (!channel.startsWith('presence-')) return
  const there = echo.join(channel.slice('presence-'.length))
  if (presence.here) there.here(presence.here)
  if (presence.joining) there.joining(presence.joining)
  if (presence.leaving) there.leaving(presence.leaving)
}

// The page goes on without its news; whoever looks for them finds why, with the status of the answer.
const refusedAt = (channel: string) => (failure: { status?: number }) =>
  console.warn(`No news of ${channel}: its subscription was refused.`, failure.status ?? failure)

const hear = (on: Channel, name: string, heard: Heard) => {
  if (name === '*') on.listenToAll(anyOf(heard))
  else on.listen(`.${name}`, heard)
}

const unbind = (echo: Socket, { channel, handlers }: Listening) => {
  const isLast = ![...listenings].some((other) => other.channel === channel)
  if (isLast) return echo.leaveChannel(channel)
  const on = channelOf(echo, channel)
  for (const [name, heard] of Object.entries(handlers)) {
    if (name === '*') on.stopListeningToAll(anyOf(heard))
    else on.stopListening(`.${name}`, heard)
  }
}

const anys = new WeakMap<Heard, (name: string, change: Change) => void>()

// The same function for the same listener, so that it can be taken away again.
const anyOf = (heard: Heard) => {
  const any = anys.get(heard) ?? ((_: string, change: Change) => heard(change))
  anys.set(heard, any)
  return any
}

const tell = (connection: Connection) => {
  for (const watcher of watchers) watcher(connection)
}

/** Hears how the line stands, from the moment that it is opened. */
export const onConnection = (watcher: (connection: Connection) => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Ends the line: nobody is signed in any more. */
export const hangUp = () => {
  const open = socket
  socket = null
  listenings.clear()
  void open?.then((echo) => echo?.disconnect())
}
