import type { PersonRow } from '#domain/user/people-file'
import { ApiError } from '#lib/api-error'
import { invite } from '#stores/user/user'
import { $setUp } from './set-up.ts'

export type PersonOutcome = 'invited' | { readonly fault: string }

const keys = new WeakMap<PersonRow, string>()

// The same row keeps its key, so that a second try after a lost answer invites nobody twice.
const keyOf = (row: PersonRow) => {
  const key = keys.get(row) ?? crypto.randomUUID()
  keys.set(row, key)
  return key
}

const outcomeOf = async (row: PersonRow): Promise<PersonOutcome> => {
  if (row.invitation === null) return { fault: row.faults.join(' ') }
  try {
    await invite(row.invitation, keyOf(row))
    return 'invited'
  } catch (error) {
    if (!(error instanceof ApiError)) return { fault: 'Couldn’t invite them. Try again.' }
    return { fault: Object.values(error.fields).flat()[0] ?? error.message }
  }
}

/** Invites people one after the other and tells what became of each row. */
export const invitePeople = async (
  rows: readonly PersonRow[],
  tell: (line: number, outcome: PersonOutcome) => void,
) => {
  for (const row of rows) tell(row.line, await outcomeOf(row))
  $setUp.revalidate()
}
