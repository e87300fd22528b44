import { eventApi } from '#domain/event-api'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { type Channel, openChannel } from './realtime-channel.ts'
import { isNewest, onReceived, position, receivedTo } from './realtime-position.ts'
import { deliver, type FetchMissed, MAX_MISSED, replayMissed } from './realtime-replay.ts'
import { openSocket } from './realtime-socket.ts'
import type { Change, ChannelListener, Connection } from './realtime-types.ts'
import { mayHaveMissedEvents, noteNoMissedEvents } from './socket/missed-events.ts'

type ConnectionCallbacks = {
  readonly tell: (connection: Connection) => void
  readonly mute: () => void
}

/** Milliseconds to wait for the other channels of a page, so that one request serves them all. */
const BATCH_DELAY = 30
/** Milliseconds that a channel outlives its last listener: the next page often needs it again. */
const CLOSE_DELAY = 1000

export type RealtimeConnection = ReturnType<typeof openConnection>

export const openConnection = ({ tell, mute }: ConnectionCallbacks) => {
  const channels = new Map<string, Channel>()
  const upToDate = new WeakSet<ChannelListener>()
  let isUp = false
  let disconnections = 0
  let catchingUp: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const onSocketState = (connection: Connection) => {
    const wasUp = isUp
    isUp = connection === 'live'
    for (const channel of channels.values()) channel.ask(isUp)
    if (isUp) return scheduleSettle()
    if (wasUp) disconnections += 1
    for (const it of listenings()) markOutdated(it)
    tell(connection)
  }
  const socket = openSocket({ tell: onSocketState, mute })

  const listenings = () => [...channels.values()].flatMap((it) => [...it.listenings])
  const markOutdated = (listening: ChannelListener) => {
    if (upToDate.delete(listening)) listening.after = position()
  }
  const scheduleSettle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), BATCH_DELAY)
  }
  // Live only once nothing is missing: until then the page shows that it may be out of date.
  const settle = async () => {
    if (catchingUp !== null) return catchingUp.then(scheduleSettle)
    const all = [...channels.values()]
    if (!isUp || all.some((it) => it.state === 'asked')) return
    const open = all.filter((it) => it.state === 'open').flatMap((it) => [...it.listenings])
    const outdated = open.filter((it) => !upToDate.has(it))
    catchingUp = catchUp(outdated).finally(() => {
      catchingUp = null
    })
    await catchingUp
  }
  const catchUp = async (outdated: readonly ChannelListener[]) => {
    const before = disconnections
    try {
      if (outdated.some(isNumbered)) {
        const head = await replayMissed(outdated.filter(isNumbered), fetchMissed)
        if (head !== null) receivedTo(head)
      }
      for (const listening of outdated) {
        if (!isNumbered(listening)) listening.missed?.()
        if (disconnections === before) upToDate.add(listening)
      }
      if (isUp && disconnections === before)
        tell([...channels.values()].some((it) => it.state === 'refused') ? 'deaf' : 'live')
    } catch {
      setTimeout(scheduleSettle, 1000 + Math.random() * 2000)
    }
  }
  const onEvent = (channel: Channel, name: string, change: Change) => {
    if (change?.seq !== undefined) receivedTo(change.seq)
    for (const it of channel.listenings) deliver(it, name, change)
  }
  onReceived((seq) => {
    for (const listening of listenings()) {
      // A listener that was up to date has received everything before that.
      const nearer = upToDate.has(listening) ? Math.max : Math.min
      listening.after = listening.after === null ? seq : nearer(listening.after, seq)
      upToDate.delete(listening)
    }
    scheduleSettle()
  })

  return {
    add: (listening: ChannelListener) => {
      const { channel: name } = listening
      listening.after ??= position()
      const channel =
        channels.get(name) ??
        openChannel(socket.echo, name, { told: onEvent, settled: scheduleSettle, isUp })
      channels.set(name, channel)
      // A listener that joins an open, up-to-date channel and lacks no event has missed nothing.
      const isCurrent =
        channel.state === 'open' && [...channel.listenings].some((it) => upToDate.has(it))
      if (isCurrent && isNewest(listening.after)) upToDate.add(listening)
      channel.add(listening)
      scheduleSettle()
    },
    remove: (listening: ChannelListener) => {
      const channel = channels.get(listening.channel)
      channel?.remove(listening)
      setTimeout(() => {
        if (channel?.listenings.size !== 0 || channels.get(channel.name) !== channel) return
        channels.delete(channel.name)
        channel.leave()
        scheduleSettle()
      }, CLOSE_DELAY)
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

// Channels of clients and agents carry no event numbers: their listeners fetch everything again.
const isNumbered = ({ channel }: ChannelListener) =>
  !/^private-tenant\.[^.]+\.(client|agency)\./.test(channel)

// Only our own back end serves missed events, and only to staff; all others fetch everything again.
const fetchMissed: FetchMissed = async (after) => {
  if (!mayHaveMissedEvents()) return null
  const query = { ...(after === undefined ? {} : { after }), limit: MAX_MISSED }
  try {
    return await call(eventApi.after, { query, isQuiet: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
    if (error.status === 404) noteNoMissedEvents()
    return null
  }
}
