import { atom, computed } from 'nanostores'
import { type Connection, onConnection } from '#lib/realtime'
import { onOutcome } from '#lib/send'

/** Whether the server answers at all; false puts the notice across the page. */
export const $reachable = atom(true)

const $line = atom<Connection>('reconnecting')

/** How the line to the firm stands: news come at once, it is being called again, or nothing gets through. */
export const $connection = computed([$line, $reachable], (line, isReachable) =>
  isReachable && line !== 'dismissed' ? line : 'offline',
)

/** Follows the socket, the requests and what the browser knows of its network. */
export const followConnection = () => {
  onConnection((connection) => {
    $line.set(connection)
    if (connection === 'live') $reachable.set(true)
  })
  onOutcome(({ kind }) => $reachable.set(kind !== 'unreachable'))
  addEventListener('online', () => $reachable.set(true))
  addEventListener('offline', () => $reachable.set(false))
  $reachable.set(navigator.onLine)
}
