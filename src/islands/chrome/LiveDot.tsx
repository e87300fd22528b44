import { useStore } from '@nanostores/react'
import { time } from '#lib/format'
import { $connection, $downSince, $mayBeOutdated } from '#stores/chrome/connection'

const noUpdates = 'Other people’s changes do not appear'
const labels = {
  connecting: ['Connecting', noUpdates],
  live: ['Live', 'Changes appear as they happen'],
  deaf: ['Not live', `${noUpdates} on this page`],
  reconnecting: ['Reconnecting', noUpdates],
  offline: ['Offline', noUpdates],
} as const

export const LiveDot = () => {
  const connection = useStore($connection)
  const since = useStore($downSince)
  const isOld = useStore($mayBeOutdated)
  const state = connection === 'connecting' && isOld ? 'reconnecting' : connection
  const [word, meaning] = labels[state]
  return (
    <span className="live" data-state={state} title={meaning} role="status">
      <span>{since && state !== 'connecting' ? `${word} since ${time(since)}` : word}</span>
    </span>
  )
}
