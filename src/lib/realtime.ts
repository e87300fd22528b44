import { authToken } from './auth-token.ts'
import type { Line } from './realtime-connection.ts'
import { position } from './realtime-position.ts'
import type { Connection, Handlers, Listening, Presence } from './realtime-types.ts'

const listenings = new Set<Listening>()
const watchers = new Set<(connection: Connection) => void>()
const mutings = new Set<() => void>()
let line: Promise<Line | null> | null = null
let ready: Promise<unknown> = Promise.resolve()

/** Has the first connection wait for something: the rows of the page matter more than the news about them. */
export const connectAfter = (wanted: Promise<unknown>) => {
  ready = wanted
}

/**
 * Hears the events of a channel ('private-tenant.x.conveyances'); gives back how to stop. What went by while the
 * line was down is told to the handlers afterwards, in its order. Where that cannot be done `missed` is called
 * instead: ask for everything again.
 */
export const listen = (channel: string, handlers: Handlers, missed?: () => void) =>
  begin({ channel, handlers, missed, after: position() })

/** Enters a presence channel and hears who is there and what they say to each other; gives back how to leave. */
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
  line ??= authToken() === null ? Promise.resolve(null) : ready.then(whenIdle).then(connect)
  return line
}

const connect = async () => {
  const { openConnection } = await import('./realtime-connection.ts')
  return authToken() === null ? null : openConnection({ tell, mute })
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

/** Tells the other browsers in a presence channel that is open; nobody hears it where it is not. */
export const whisper = (channel: string, name: string, said: Readonly<Record<string, unknown>>) =>
  void line?.then((it) => it?.whisper(channel, name, said))

const tell = (connection: Connection) => {
  for (const watcher of watchers) watcher(connection)
}

const mute = () => {
  for (const muting of mutings) muting()
}

/** Hears how the line stands, from the moment that it is opened. */
export const onConnection = (watcher: (connection: Connection) => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Hears that the server lets no browser whisper; gives back how to stop. */
export const onMuting = (muting: () => void) => {
  mutings.add(muting)
  return () => mutings.delete(muting)
}

/** Calls again after the server ended the line: the person is still signed in. */
export const callAgain = () => void line?.then((it) => it?.callAgain())

/** Ends the line: nobody is signed in any more. */
export const hangUp = () => {
  const open = line
  line = null
  listenings.clear()
  void open?.then((it) => it?.hangUp())
}
