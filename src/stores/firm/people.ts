import type { PersonRow } from '#domain/user/people-file'
import { type RowOutcome, rowSending, type SendRows } from '#stores/import/row-sending'
import { invite } from '#stores/user/user'
import { $setUp } from './set-up.ts'

const invitePerson = async (row: PersonRow, key: string): Promise<RowOutcome> => {
  if (row.invitation === null) return { kind: 'refused', text: row.faults.join(' ') }
  await invite(row.invitation, key)
  return { kind: 'done', text: 'Invited' }
}

const sendInvitations = rowSending({
  send: invitePerson,
  unsent: 'Couldn’t invite them. Try again.',
})

/** Invites people one after the other and reports what became of each row. */
export const invitePeople: SendRows<PersonRow> = async (rows, report) => {
  await sendInvitations(rows, report)
  $setUp.revalidate()
}
