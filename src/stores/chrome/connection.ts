import { atom, computed } from 'nanostores'
import { onConnection } from '#lib/realtime'
import type { Connection } from '#lib/realtime-types'
import { onOutcome } from '#lib/send'
import { allSettled } from '#stores/list/fetching'

/** Whether the server answers; false shows the offline bar. */
export const $reachable = atom(true)

const $socketState = atom<Connection | 'unopened'>('unopened')

const $wasLive = atom(false)

/**
 * The state of the realtime connection: 'live', every event arrives; 'deaf', a channel was refused;
 * 'connecting' or 'reconnecting'; 'offline', nothing gets through.
 */
export const $connection = computed(
  [$socketState, $reachable, $wasLive],
  (socket, isReachable, wasLive) => {
    if (!isReachable || socket === 'dismissed') return 'offline'
    if (socket === 'unopened' || socket === 'reconnecting')
      return wasLive ? 'reconnecting' : 'connecting'
    return socket
  },
)

// A visitor has no connection that could be down.
const $isDown = computed(
  [$connection, $socketState],
  (connection, socket) =>
    connection !== 'live' &&
    connection !== 'deaf' &&
    (connection !== 'connecting' || socket !== 'unopened'),
)

/** Milliseconds that an interruption may last before the page counts as possibly out of date. */
export const GRACE_MS = 4000

/** The instant since which events no longer arrive; null while they do. */
export const $downSince = atom<string | null>(null)
/** Whether the interruption has lasted longer than `BRIEF`. */
export const $mayBeOutdated = atom(false)

/** Follows the socket, the outcome of requests and the browser's online state. */
export const followConnection = () => {
  onConnection(onState)
  onOutcome(({ kind }) => $reachable.set(kind !== 'unreachable'))
  addEventListener('online', () => $reachable.set(true))
  addEventListener('offline', () => $reachable.set(false))
  $reachable.set(navigator.onLine)
  let timer: ReturnType<typeof setTimeout> | undefined
  $isDown.subscribe((isDown) => {
    clearTimeout(timer)
    $downSince.set(isDown ? new Date().toISOString() : null)
    $mayBeOutdated.set(false)
    if (isDown) timer = setTimeout(() => $mayBeOutdated.set(true), GRACE_MS)
  })
}

let turn = 0

// Live only once missed data is on the page, not when it is requested.
const onState = async (connection: Connection) => {
  turn += 1
  const ownTurn = turn
  if (connection === 'live' || connection === 'deaf') await allSettled()
  if (ownTurn !== turn) return
  $socketState.set(connection)
  if (connection !== 'live' && connection !== 'deaf') return
  $wasLive.set(true)
  $reachable.set(true)
}
