import { eventApi } from '#domain/event-api'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { type Channel, openChannel } from './realtime-channel.ts'
import { type Ask, MOST_MISSED, replayMissed, tellOf } from './realtime-missed.ts'
import { heardTo, isNewest, onReceived, position } from './realtime-position.ts'
import { openSocket } from './realtime-socket.ts'
import type { Change, Connection, Listening } from './realtime-types.ts'

type Subscriptions = { readonly tell: (connection: Connection) => void; readonly mute: () => void }

/** Milliseconds to wait for the other channels of a page, so that one question serves them all. */
const TOGETHER = 30
/** Milliseconds that a channel outlives its last listener: the next page often wants it again. */
const LINGER = 1000

export type Line = ReturnType<typeof openConnection>

/** The firm's one line, with every channel that the page listens to. */
export const openConnection = ({ tell, mute }: Subscriptions) => {
  const channels = new Map<string, Channel>()
  const heard = new WeakSet<Listening>()
  let isUp = false
  let breaks = 0
  let closing: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const stood = (connection: Connection) => {
    const wasUp = isUp
    isUp = connection === 'live'
    for (const channel of channels.values()) channel.ask(isUp)
    if (isUp) return soon()
    if (wasUp) breaks += 1
    for (const it of listenings()) fallBehind(it)
    tell(connection)
  }
  const socket = openSocket({ tell: stood, mute })

  const listenings = () => [...channels.values()].flatMap((it) => [...it.listenings])
  const fallBehind = (listening: Listening) => {
    if (heard.delete(listening)) listening.after = position()
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), TOGETHER)
  }
  // Live only once nothing is missing: until then the page says that it may be old.
  const settle = async () => {
    if (closing !== null) return closing.then(soon)
    const all = [...channels.values()]
    if (!isUp || all.some((it) => it.state === 'asked')) return
    const open = all.filter((it) => it.state === 'open').flatMap((it) => [...it.listenings])
    const behind = open.filter((it) => !heard.has(it))
    closing = catchUp(behind).finally(() => {
      closing = null
    })
    await closing
  }
  const catchUp = async (behind: readonly Listening[]) => {
    const before = breaks
    try {
      if (behind.some(isNumbered)) {
        const head = await replayMissed(behind.filter(isNumbered), ask)
        if (head !== null) heardTo(head)
      }
      for (const listening of behind) {
        if (!isNumbered(listening)) listening.missed?.()
        if (breaks === before) heard.add(listening)
      }
      if (isUp && breaks === before)
        tell([...channels.values()].some((it) => it.state === 'refused') ? 'deaf' : 'live')
    } catch {
      setTimeout(soon, 1000 + Math.random() * 2000)
    }
  }
  const told = (channel: Channel, name: string, change: Change) => {
    if (change?.seq !== undefined) heardTo(change.seq)
    for (const it of channel.listenings) tellOf(it, name, change)
  }
  onReceived((seq) => {
    for (const listening of listenings()) {
      // Who has listened for longer than that has heard it already.
      const nearer = heard.has(listening) ? Math.max : Math.min
      listening.after = listening.after === null ? seq : nearer(listening.after, seq)
      heard.delete(listening)
    }
    soon()
  })

  return {
    add: (listening: Listening) => {
      const { channel: name } = listening
      listening.after ??= position()
      const channel =
        channels.get(name) ?? openChannel(socket.echo, name, { told, settled: soon, isUp })
      channels.set(name, channel)
      // Who joins a channel that others hear, and lacks no event, has missed nothing.
      const isHeard =
        channel.state === 'open' && [...channel.listenings].some((it) => heard.has(it))
      if (isHeard && isNewest(listening.after)) heard.add(listening)
      channel.add(listening)
      soon()
    },
    remove: (listening: Listening) => {
      const channel = channels.get(listening.channel)
      channel?.remove(listening)
      setTimeout(() => {
        if (channel?.listenings.size !== 0 || channels.get(channel.name) !== channel) return
        channels.delete(channel.name)
        channel.leave()
        soon()
      }, LINGER)
    },
    whisper: (name: string, what: string, said: object) => channels.get(name)?.whisper(what, said),
    callAgain: () => socket.callAgain(),
    hangUp: () => {
      onReceived(() => {})
      clearTimeout(timer)
      socket.hangUp()
    },
  }
}

// Clients and agents ask again for all they see: they are told no numbers.
const isNumbered = ({ channel }: Listening) =>
  !/^private-tenant\.[^.]+\.(client|agency)\./.test(channel)

let isTold = true

// Only staff of a firm whose back end is ours are told what they missed; the others fetch everything again.
const ask: Ask = async (after) => {
  if (!isTold) return null
  const query = { ...(after === undefined ? {} : { after }), limit: MOST_MISSED }
  try {
    return await call(eventApi.after, { query, isQuiet: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    if (error.status === 404) isTold = false
    return null
  }
}
