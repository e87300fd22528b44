import { useStore } from '@nanostores/react'
import type { Correspondence, Correspondent } from '#domain/tracked-email/view'
import {
  $correspondenceFilter,
  narrowCorrespondence,
} from '#stores/tracked-email/correspondence-filter'

/** Who there are messages with, those who wait for an answer first; pressing one shows theirs alone. */
export const CorrespondencePeople = ({ shown }: { shown: Correspondence }) => {
  const { person = '' } = useStore($correspondenceFilter)
  const waiting = shown.people.filter((it) => it.waiting > 0)
  return (
    <nav className="document-groups message-people" aria-label="People">
      {waiting.length > 0 && (
        <People title="Waiting for us" people={waiting} at={person} count={(it) => it.waiting} />
      )}
      <People title="Everybody" people={shown.people} at={person} count={(it) => it.messages}>
        <One name="All messages" count={shown.total} isAt={person === ''} id="" />
      </People>
    </nav>
  )
}

type PeopleProps = {
  title: string
  people: readonly Correspondent[]
  at: string
  count: (person: Correspondent) => number
  children?: React.ReactNode
}

const People = ({ title, people, at, count, children }: PeopleProps) => (
  <>
    <h2 className="faint">{title}</h2>
    <ul>
      {children}
      {people.map((it) => (
        <One key={it.id} id={it.id} name={it.name} count={count(it)} isAt={it.id === at} />
      ))}
    </ul>
  </>
)

type OneProps = { id: string; name: string; count: number; isAt: boolean }

const One = ({ id, name, count, isAt }: OneProps) => (
  <li>
    <button
      type="button"
      aria-current={isAt ? 'true' : undefined}
      onClick={() => narrowCorrespondence({ person: isAt ? '' : id })}
    >
      <span>{name}</span>
      <span className={count === 0 ? 'num faint' : 'num'}>{count === 0 ? '–' : count}</span>
    </button>
  </li>
)
