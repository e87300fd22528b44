import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))
const story = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing), atMost(8000))

export const SuspicionEntry = z.strictObject({
  /** The id of a case; null where it is about none. */
  conveyance: z.nullable(z.string()),
  about: lineText(200).check(z.minLength(1, 'Enter who or what it is about.')),
  grounds: story('Enter what you know or suspect, and why.'),
})
export type SuspicionEntry = z.infer<typeof SuspicionEntry>

export const SuspicionNote = z.strictObject({ version, text: story('Enter a note.') })

export const SuspicionClosing = z.strictObject({
  version,
  reason: story('Enter why nothing is reported.'),
})

export const AgencyReportEntry = z.strictObject({
  version,
  reference: lineText(80).check(z.minLength(1, 'Enter the reference of the report.')),
  submitted_on: DateOnly,
  asks_consent: z.boolean(),
})
export type AgencyReportEntry = z.infer<typeof AgencyReportEntry>

export const ConsentEntry = z.strictObject({
  version,
  outcome: z.enum(['given', 'refused'], 'Choose what the agency decided.'),
  on: DateOnly,
})
export type ConsentEntry = z.infer<typeof ConsentEntry>

export const SuspicionKeeping = z.strictObject({
  version,
  ended_on: z.nullable(DateOnly),
  hold: z.nullable(lineText(400)),
})
export type SuspicionKeeping = z.infer<typeof SuspicionKeeping>

export const OfficersEntry = z.strictObject({
  version,
  mlro: z.string().check(z.minLength(1, 'Choose the reporting officer.')),
  deputy: z.nullable(z.string()),
})
export type OfficersEntry = z.infer<typeof OfficersEntry>
