import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Avatar } from '#components/Marks.tsx'
import type { EventSubject } from '#domain/event'
import { $presentUsers, joinPresence } from '#stores/chrome/presence'

export const Here = ({ subject, id }: { subject: EventSubject; id: string }) => {
  const here = useStore($presentUsers)
  useEffect(() => joinPresence(subject, id), [subject, id])
  if (here.length === 0) return null
  return (
    <span className="here" role="status">
      {here.map((one) => (
        <Avatar key={one.id} name={one.name} here />
      ))}
      <span className="wide">
        {here.map(({ name }) => name.split(' ')[0]).join(' and ')} {here.length > 1 ? 'are' : 'is'}{' '}
        here
      </span>
    </span>
  )
}
