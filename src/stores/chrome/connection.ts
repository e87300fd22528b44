import { atom, computed } from 'nanostores'
import { onConnection } from '#lib/realtime'
import type { Connection } from '#lib/realtime-types'
import { onOutcome } from '#lib/send'
import { allAnswered } from '#stores/list/fetching'

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
  (line, isReachable, wasLive) => {
    if (!isReachable || line === 'dismissed') return 'offline'
    if (line === 'unopened' || line === 'reconnecting')
      return wasLive ? 'reconnecting' : 'connecting'
    return line
  },
)

// A visitor has no connection that could be down.
const $isDown = computed(
  [$connection, $socketState],
  (connection, line) =>
    connection !== 'live' &&
    connection !== 'deaf' &&
    (connection !== 'connecting' || line !== 'unopened'),
)

/** Milliseconds that an interruption may last before the page counts as possibly out of date. */
export const BRIEF = 4000

/** The instant since which events no longer arrive; null while they do. */
export const $downSince = atom<string | null>(null)
/** Whether the interruption has lasted longer than `BRIEF`. */
export const $mayBeOld = atom(false)

/** Follows the socket, the outcome of requests and the browser's online state. */
export const followConnection = () => {
  onConnection(stand)
  onOutcome(({ kind }) => $reachable.set(kind !== 'unreachable'))
  addEventListener('online', () => $reachable.set(true))
  addEventListener('offline', () => $reachable.set(false))
  $reachable.set(navigator.onLine)
  let timer: ReturnType<typeof setTimeout> | undefined
  $isDown.subscribe((isDown) => {
    clearTimeout(timer)
    $downSince.set(isDown ? new Date().toISOString() : null)
    $mayBeOld.set(false)
    if (isDown) timer = setTimeout(() => $mayBeOld.set(true), BRIEF)
  })
}

let turn = 0

// Live only once missed data is on the page, not when it is requested.
const stand = async (connection: Connection) => {
  turn += 1
  const own = turn
  if (connection === 'live' || connection === 'deaf') await allAnswered()
  if (own !== turn) return
  $socketState.set(connection)
  if (connection !== 'live' && connection !== 'deaf') return
  $wasLive.set(true)
  $reachable.set(true)
}
