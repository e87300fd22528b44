import { fieldsIn } from './is-record.ts'
import type { Missing } from './refusal.ts'
import type { LastChange } from './stale-record.ts'

/** Field path to its messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

// An error of the API has these fields, of these types; any other error has none of them.

/** The messages by field of an error; empty without any. */
export const fieldErrorsIn = (error: unknown) => fieldsIn(fieldsIn(error)['fields']) as FieldErrors

/** What an error says is missing, each with a link to where it can be added. */
export const missingIn = (error: unknown): readonly Missing[] => {
  const { missing } = fieldsIn(error)
  return Array.isArray(missing) ? missing : []
}

/** Who changed the record of an error last, and when; null for any other error. */
export const lastChangeIn = (error: unknown) =>
  (fieldsIn(error)['changed'] ?? null) as LastChange | null
