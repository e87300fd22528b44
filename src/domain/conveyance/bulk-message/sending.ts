import { unknownValues } from '#domain/conveyance/automation/merge-values'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { assertLive, type CaseChange, settle } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { assertValid, wrongState } from '#domain/refusal'
import type { MessageRecipient } from './api.ts'
import type { BulkMessageBody } from './bodies.ts'

const unknownIn = (text: string) => unknownValues(text).filter((value) => value !== 'name')

const problems = (field: string, text: string) => {
  const [unknown] = unknownIn(text)
  return unknown === undefined
    ? {}
    : { [field]: [`There is no value {${unknown}}. Use {name}, {ref} or {address}.`] }
}

/** The recipients of a message among the people of a case, and the names of those without an address. */
export const reachedBy = (
  people: readonly MessageRecipient[],
  to: readonly MessageRecipient['audience'][],
) => {
  const chosen = people.filter(({ audience }) => to.includes(audience))
  return {
    reached: chosen.filter(({ email }) => email !== null),
    without: chosen.filter(({ email }) => email === null).map(({ name }) => name),
  }
}

const assertReached = (people: readonly MessageRecipient[], { to }: BulkMessageBody) => {
  const { reached, without } = reachedBy(people, to)
  if (reached.length > 0) return
  throw wrongState(
    'conveyance.nobody_to_write_to',
    without.length > 0
      ? `There is no email address for ${without.join(' and ')}.`
      : 'This case has nobody to write to.',
  )
}

/**
 * The case with the message sent. Throws 409 for a case that has ended or when nobody can be reached, 422 for a value
 * in braces that does not exist.
 */
export const writeToPeople = (
  records: CaseRecords,
  message: BulkMessageBody,
  people: readonly MessageRecipient[],
  now: Instant,
): CaseChange => {
  assertLive(records.conveyance)
  assertValid({ ...problems('subject', message.subject), ...problems('text', message.text) })
  assertReached(people, message)
  const { to, subject, text } = message
  return settle(records, {}, now, [
    { name: 'conveyance.bulk-message-sent', changed: [], detail: { to, subject, text } },
  ])
}
