import type Pusher from 'pusher-js'

/** Milliseconds after which a dial that nobody answers is given up. */
const DIAL_TIMEOUT = 9000

type SocketState = 'live' | 'reconnecting' | 'offline' | 'dismissed'
type Parts = {
  readonly tell: (state: SocketState) => void
  /** Milliseconds without a connection before the page counts as offline. */
  readonly offlineAfter: number
}

/**
 * Dials until the server answers. The library would wait 15, 30 and then 60 seconds for a dial that has failed, the
 * same in every browser of the firm: here each dial is bounded, and the next follows after a random pause.
 */
export const keepDialling = (pusher: Pusher, { tell, offlineAfter }: Parts) => {
  const { connection } = pusher
  let tries = 0
  let dialledAt: number | null = null
  let isPausing = false
  let isOffline = false
  let redial: ReturnType<typeof setTimeout> | undefined
  let offline: ReturnType<typeof setTimeout> | undefined

  const dial = () => {
    isPausing = false
    pusher.connect()
  }
  // A dial that hung has used up its pause.
  const pause = () => {
    const spent = dialledAt === null ? 0 : Date.now() - dialledAt
    isPausing = true
    clearTimeout(redial)
    pusher.disconnect()
    redial = setTimeout(dial, Math.max(0, dialDelay(tries++) - spent))
  }
  const onDialling = () => {
    dialledAt = Date.now()
    redial = setTimeout(pause, DIAL_TIMEOUT)
    offline ??= setTimeout(() => {
      isOffline = true
      tell('offline')
    }, offlineAfter)
  }
  const settle = () => {
    clearTimeout(redial)
    clearTimeout(offline)
    offline = undefined
    isOffline = false
    dialledAt = null
  }
  const onState = (current: string) => {
    if (current === 'connecting') onDialling()
    if (current === 'connected') tries = 0
    const isSettled = current === 'connected' || (current === 'disconnected' && !isPausing)
    if (isSettled) settle()
    if (isSettled) return tell(current === 'connected' ? 'live' : 'dismissed')
    tell(isOffline ? 'offline' : 'reconnecting')
  }
  connection.bind('state_change', ({ current }: { current: string }) => onState(current))
  // The library is about to wait by itself: it must have done so before it can be stopped.
  connection.bind('connecting_in', () => queueMicrotask(pause))
  if (connection.state === 'connecting') onDialling()
  return {
    /** Ends a dial that failed; the library itself would go on waiting for it. */
    failed: () => {
      if (connection.state === 'connecting') pause()
    },
    stop: () => {
      clearTimeout(redial)
      clearTimeout(offline)
    },
  }
}

/** Milliseconds before the next dial: 0–1 s at first, then up to 3, 5 and 7 s, at last 0.5–9 s. */
export const dialDelay = (tries: number, chance: () => number = Math.random) =>
  (tries === 0 ? 0 : 500) + chance() * Math.min(1000 + 2000 * tries, 8500)
