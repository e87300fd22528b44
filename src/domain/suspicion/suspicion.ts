import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

const Stamp = { by: Named, at: Instant }

/** A report to the National Crime Agency, and whether it asks for consent to go on (POCA 2002, section 335). */
const AgencyReport = z.object({
  ...Stamp,
  reference: z.string(),
  submitted_on: DateOnly,
  asks_consent: z.boolean(),
})

/** What somebody of the firm suspects: a file that only the reporting officer and the deputy can see. */
export const Suspicion = z.object({
  id: z.string(),
  version: z.int(),
  /** The case that it is about, with its reference as it was; null where it is about none. */
  conveyance: z.nullable(z.object({ id: z.string(), ref: z.string() })),
  about: z.string(),
  grounds: z.string(),
  reported: z.object(Stamp),
  /** Why nothing was reported to the agency; null while that is not decided. */
  closed: z.nullable(z.object({ ...Stamp, reason: z.string() })),
  agency: z.nullable(AgencyReport),
  consent: z.nullable(z.object({ ...Stamp, outcome: z.enum(['given', 'refused']), on: DateOnly })),
  notes: z.array(z.object({ ...Stamp, text: z.string() })),
  /** When the relationship with the client ended, from which the five years run; and why the file is held longer. */
  kept: z.nullable(
    z.object({ ...Stamp, ended_on: z.nullable(DateOnly), hold: z.nullable(z.string()) }),
  ),
})
export type Suspicion = z.infer<typeof Suspicion>
