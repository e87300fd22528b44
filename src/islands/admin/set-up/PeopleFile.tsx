import { useStore } from '@nanostores/react'
import { missingHeadings, type PersonRow, peopleHeadings, peopleIn } from '#domain/user/people-file'
import { type FoundRows, RowsFile } from '#islands/admin/rows-file/RowsFile.tsx'
import { invitePeople } from '#stores/firm/people'
import type { ImportTable } from '#stores/import/file'
import { $userChoices } from '#stores/user/user'

const columns = [
  { head: 'Name', of: ({ name }: PersonRow) => name },
  { head: 'Email', of: ({ email }: PersonRow) => email },
  { head: 'Role', of: ({ roles }: PersonRow) => roles },
]

const findPeople = (table: ImportTable, roles: readonly string[]): FoundRows<PersonRow> => {
  const missing = missingHeadings(table)
  return missing.length > 0
    ? {
        problem: `The first row has no heading ${missing.join(', ')}. Add it and choose the file again.`,
      }
    : { rows: peopleIn(table, roles) }
}

/** Invites people from a file. */
export default function PeopleFile() {
  const choices = useStore($userChoices).data
  const roles = (choices?.roles ?? [])
    .filter(({ name, beyond }) => name !== 'Agent' && beyond.length === 0)
    .map(({ name }) => name)
  return (
    <RowsFile
      label="A file of people"
      name="people"
      hint={`One row of headings: ${peopleHeadings.join(', ')}. Nobody is invited until you have seen the list.`}
      disabled={choices === undefined}
      rowsIn={(table) => findPeople(table, roles)}
      columns={columns}
      send={invitePeople}
      summary={(faulty, done) => `${faulty} with faults, ${done} invited.`}
      act={(count) => `Invite ${count} ${count === 1 ? 'person' : 'people'}`}
      busy="Inviting…"
    />
  )
}
