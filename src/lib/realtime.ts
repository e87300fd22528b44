import { authToken } from './auth-token.ts'
import type { RealtimeConnection } from './realtime-connection.ts'
import { position } from './realtime-position.ts'
import type { ChannelListener, Connection, Handlers, Presence } from './realtime-types.ts'

const listeners = new Set<ChannelListener>()
const stateListeners = new Set<(connection: Connection) => void>()
const mutingListeners = new Set<() => void>()
let connecting: Promise<RealtimeConnection | null> | null = null
let ready: Promise<unknown> = Promise.resolve()

/** Lets the first connection wait: the rows of the page come before its news. */
export const connectAfter = (wanted: Promise<unknown>) => {
  ready = wanted
}

/**
 * Subscribes to a channel ('private-tenant.x.conveyances'); returns a function that stops. Events missed while
 * disconnected are replayed in order; where that is impossible `missed` is called instead, to fetch everything again.
 */
export const listen = (channel: string, handlers: Handlers, missed?: () => void) =>
  addListener({ channel, handlers, missed, after: position() })

/** Joins a presence channel and follows its members and client events; returns a function that leaves it. */
export const join = (channel: string, presence: Presence) =>
  addListener({ ...presence, channel, handlers: {}, after: position() })

const addListener = (listening: ChannelListener) => {
  listeners.add(listening)
  void open().then((it) => {
    if (listeners.has(listening)) it?.add(listening)
  })
  return () => {
    if (listeners.delete(listening)) void connecting?.then((it) => it?.remove(listening))
  }
}

const open = () => {
  connecting ??= authToken() === null ? Promise.resolve(null) : ready.then(whenIdle).then(connect)
  return connecting
}

const connect = async () => {
  const { openConnection } = await import('./realtime-connection.ts')
  return authToken() === null ? null : openConnection({ tell: notifyState, mute: notifyMuting })
}

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
export const whisper = (channel: string, name: string, data: Readonly<Record<string, unknown>>) =>
  void connecting?.then((it) => it?.whisper(channel, name, data))

const notifyState = (connection: Connection) => {
  for (const listener of stateListeners) listener(connection)
}

const notifyMuting = () => {
  for (const muting of mutingListeners) muting()
}

export const onConnection = (listener: (connection: Connection) => void) => {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

/** Calls back when the server does not allow client events; returns a function that stops. */
export const onMuting = (muting: () => void) => {
  mutingListeners.add(muting)
  return () => mutingListeners.delete(muting)
}

export const reconnect = () => void connecting?.then((it) => it?.callAgain())

export const disconnect = () => {
  const open = connecting
  connecting = null
  listeners.clear()
  void open?.then((it) => it?.hangUp())
}
