import { useStore } from '@nanostores/react'
import { time } from '#lib/format'
import { $connection, $downSince, $mayBeOld } from '#stores/chrome/connection'

const none = 'Changes of others do not appear'
const words = {
  connecting: ['Connecting', none],
  live: ['Live', 'Changes appear as they happen'],
  deaf: ['Not live', `${none} on this page: the server refused`],
  reconnecting: ['Reconnecting', none],
  offline: ['Offline', none],
} as const

/** How the line to the firm stands, as a dot and in words, and since when it has been down. */
export const LiveDot = () => {
  const connection = useStore($connection)
  const since = useStore($downSince)
  const isOld = useStore($mayBeOld)
  const state = connection === 'connecting' && isOld ? 'reconnecting' : connection
  const [word, meaning] = words[state]
  return (
    <span className="live" data-state={state} title={meaning} role="status">
      <span>{since && state !== 'connecting' ? `${word} since ${time(since)}` : word}</span>
    </span>
  )
}
