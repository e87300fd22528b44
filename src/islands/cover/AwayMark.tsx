import { useStore } from '@nanostores/react'
import { $away, awayTextOf } from '#stores/user/away'
import { $session } from '#stores/user/session'

type Props = { id: string; isShort: boolean }

/** Says until when somebody is away and who covers; in a list by a word, and in full to a screen reader. */
export default function AwayMark({ id, isShort }: Props) {
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
