import { useStore } from '@nanostores/react'
import type { Named } from '#domain/party'
import { $away, awayTextOf } from '#stores/user/away'
import { $session } from '#stores/user/session'

type Props = { person: Named; isShort?: boolean }

/** Somebody’s name, marked while they are away; the mark of a list is a word, which says all to a screen reader. */
export const PersonName = ({ person, isShort = false }: Props) => (
  <>
    {person.name}
    <AwayMark id={person.id} isShort={isShort} />
  </>
)

/** Says until when somebody is away and who covers for them; nothing while they are here. */
export const AwayMark = ({ id, isShort }: { id: string; isShort: boolean }) => {
  const away = useStore($away)
  const text = awayTextOf(id, away)
  if (text === null) return null
  if (!isShort) return <span className="mute">, {text}</span>
  const isCover = away.get(id)?.cover.id === $session.get()?.user.id
  return (
    <>
      {' '}
      <span className="chip note" title={text}>
        <span aria-hidden="true">{isCover ? 'you cover' : 'away'}</span>
        <span className="sr">{text}</span>
      </span>
    </>
  )
}
