import { useStore } from '@nanostores/react'
import { time } from '#lib/format'
import { $connection, $downSince, $mayBeOld } from '#stores/chrome/connection'

const none = 'Other people’s changes do not appear'
const words = {
  connecting: ['Connecting', none],
  live: ['Live', 'Changes appear as they happen'],
  deaf: ['Not live', `${none} on this page`],
  reconnecting: ['Reconnecting', none],
  offline: ['Offline', none],
} as const

/** The state of the live connection as a dot and a word, with the time since when it has been down. */
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
