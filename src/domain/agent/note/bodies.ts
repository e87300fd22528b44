import * as z from 'zod/mini'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { atMost } from '#domain/text/at-most'
import { AgentNoteAudience } from './note.ts'

const MOST_TEXT = 2000

// HMRC’s form of a National Insurance number: two letters, six digits and a letter from A to D.
const NATIONAL_INSURANCE = /\b[A-Z]{2} ?(?:\d{2} ?){3}[A-D]\b/i
/** A passport or card number: nine digits or more, however they are spaced. */
const LONG_NUMBER = /(?<!\d)(?:\d[ -]?){8,}\d(?!\d)/
const TELEPHONE = /(?:\+44|\b0)(?:[ -]?\d){9,10}\b/g

const holdsIdentity = (text: string) => {
  const rest = text.replaceAll(TELEPHONE, '')
  return NATIONAL_INSURANCE.test(rest) || LONG_NUMBER.test(rest)
}

const text = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter the note.'),
  atMost(MOST_TEXT),
  z.refine((it) => !hasBankDetails(it), 'Leave out bank details.'),
  z.refine(
    (it) => !holdsIdentity(it),
    'Leave out numbers of passports, cards and National Insurance.',
  ),
)

export const AgentNoteEntry = z.strictObject({ audience: AgentNoteAudience, text })
export type AgentNoteEntry = z.infer<typeof AgentNoteEntry>

export const AgentNoteChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  audience: AgentNoteAudience,
  text,
})
export type AgentNoteChange = z.infer<typeof AgentNoteChange>
