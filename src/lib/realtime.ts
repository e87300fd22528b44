import { authToken } from './auth-token.ts'
import type { Line } from './realtime-connection.ts'
import { position } from './realtime-position.ts'
import type { Connection, Handlers, Listening, Presence } from './realtime-types.ts'

const listenings = new Set<Listening>()
const watchers = new Set<(connection: Connection) => void>()
const mutings = new Set<() => void>()
let line: Promise<Line | null> | null = null

/**
 * Subscribes to a channel ('private-tenant.x.conveyances'); returns a function that stops. Events missed while
 * disconnected are replayed in order; where that is impossible `missed` is called instead, to fetch everything again.
 */
export const listen = (channel: string, handlers: Handlers, missed?: () => void) =>
  begin({ channel, handlers, missed, after: position() })

/** Joins a presence channel and follows its members and client events; returns a function that leaves it. */
export const join = (channel: string, presence: Presence) =>
  begin({ ...presence, channel, handlers: {}, after: position() })

const begin = (listening: Listening) => {
  listenings.add(listening)
  void open().then((it) => {
    if (listenings.has(listening)) it?.add(listening)
  })
  return () => {
    if (listenings.delete(listening)) void line?.then((it) => it?.remove(listening))
  }
}

const open = () => {
  line ??= authToken() === null ? Promise.resolve(null) : whenIdle().then(connect)
  return line
}

const connect = async () => {
  const { openConnection } = await import('./realtime-connection.ts')
  return authToken() === null ? null : openConnection({ tell, mute })
}

// The data of the page comes before the connection.
const whenIdle = () =>
  new Promise<void>((resolve) => {
    const wait = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 2000 })
        : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/** Sends a client event to the other members of an open presence channel; dropped where it is not open. */
export const whisper = (channel: string, name: string, said: Readonly<Record<string, unknown>>) =>
  void line?.then((it) => it?.whisper(channel, name, said))

const tell = (connection: Connection) => {
  for (const watcher of watchers) watcher(connection)
}

const mute = () => {
  for (const muting of mutings) muting()
}

/** Subscribes to the state of the connection; returns a function that stops. */
export const onConnection = (watcher: (connection: Connection) => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls back when the server does not allow client events; returns a function that stops. */
export const onMuting = (muting: () => void) => {
  mutings.add(muting)
  return () => mutings.delete(muting)
}

/** Reconnects after the server closed the connection, for a person who is still signed in. */
export const callAgain = () => void line?.then((it) => it?.callAgain())

/** Closes the connection and drops all listeners. */
export const hangUp = () => {
  const open = line
  line = null
  listenings.clear()
  void open?.then((it) => it?.hangUp())
}
