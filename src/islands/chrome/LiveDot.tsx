import { useStore } from '@nanostores/react'
import { $connection } from '#stores/connection'

const words = {
  live: ['Live', 'Changes appear as they happen'],
  reconnecting: ['Connecting', 'Changes of others will appear in a moment'],
  offline: ['Offline', 'Changes of others do not appear'],
} as const

/** How the line to the firm stands, as a dot and a word. */
export const LiveDot = () => {
  const connection = useStore($connection)
  const [word, meaning] = words[connection]
  return (
    <span className="live" data-state={connection} title={meaning} role="status">
      <span>{word}</span>
    </span>
  )
}
