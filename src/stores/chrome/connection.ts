import { atom, computed } from 'nanostores'
import { onConnection } from '#lib/realtime'
import type { Connection } from '#lib/realtime-types'
import { onOutcome } from '#lib/send'
import { allAnswered } from '#stores/list/fetching'

/** Whether the server answers at all; false puts the notice across the page. */
export const $reachable = atom(true)

const $socketState = atom<Connection | 'unopened'>('unopened')

const $wasLive = atom(false)

/**
 * How the line to the firm stands: 'live', news come at once and none is missing; 'deaf', they come but for those
 * of a channel that was refused; it is being called, or called again; or nothing gets through.
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

// A visitor has no line that could be down.
const $isDown = computed(
  [$connection, $socketState],
  (connection, line) =>
    connection !== 'live' &&
    connection !== 'deaf' &&
    (connection !== 'connecting' || line !== 'unopened'),
)

/** Milliseconds for which a break is no news: most are over by then. */
export const BRIEF = 4000

/** Since when what others do has not appeared here, as an instant; null while it does. */
export const $downSince = atom<string | null>(null)
/** Whether that has been so for long enough that the page may be old. */
export const $mayBeOld = atom(false)

/** Follows the socket, the requests and what the browser knows of its network. */
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

// The line is live when what was missed is on the page, not when it is asked for.
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
