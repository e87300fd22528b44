import { useState } from 'react'
import { Status } from '#components/Marks.tsx'
import type { PersonRow } from '#domain/user/people-file'
import { invitePeople, type PersonOutcome } from '#stores/firm/people'

const countOf = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`

/** The people of a file with the faults of each row; those without any can be invited. */
export const PeoplePreview = ({ people }: { people: readonly PersonRow[] }) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, PersonOutcome>>(new Map())
  const [busy, setBusy] = useState(false)
  const left = people.filter(
    ({ line, invitation }) => invitation && outcomes.get(line) !== 'invited',
  )
  const run = async () => {
    if (busy) return
    setBusy(true)
    await invitePeople(left, (line, outcome) =>
      setOutcomes((before) => new Map(before).set(line, outcome)),
    )
    setBusy(false)
  }
  return (
    <>
      <Table {...{ people, outcomes }} />
      <p role="status" className="mute">
        {people.length - people.filter((it) => it.invitation).length} with faults,{' '}
        {[...outcomes.values()].filter((it) => it === 'invited').length} invited.
      </p>
      {left.length > 0 && (
        <button type="button" className="btn main" aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'Inviting…' : `Invite ${countOf(left.length)}`}
        </button>
      )}
    </>
  )
}

type TableProps = {
  people: readonly PersonRow[]
  outcomes: ReadonlyMap<number, PersonOutcome>
}

const Table = ({ people, outcomes }: TableProps) => (
  <table className="file-rows">
    <thead>
      <tr>
        <th scope="col">Row</th>
        <th scope="col">Name</th>
        <th scope="col">Email</th>
        <th scope="col">Role</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {people.map((person) => (
        <Row key={person.line} person={person} outcome={outcomes.get(person.line)} />
      ))}
    </tbody>
  </table>
)

type RowProps = { person: PersonRow; outcome: PersonOutcome | undefined }

const Row = ({ person, outcome }: RowProps) => (
  <tr>
    <td className="num">{person.line}</td>
    <td>{person.name}</td>
    <td>{person.email}</td>
    <td>{person.roles}</td>
    <td>
      <Result {...{ person, outcome }} />
    </td>
  </tr>
)

const Result = ({ person, outcome }: RowProps) => {
  if (person.faults.length > 0) return <span className="fault">{person.faults.join(' ')}</span>
  if (outcome === undefined) return <span className="mute">Ready</span>
  if (outcome === 'invited') return <Status tone="good">Invited</Status>
  return <span className="fault">{outcome.fault}</span>
}
