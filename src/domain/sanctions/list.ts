import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** '1965', or '1965-03-08' where the list knows the day. */
const Birth = z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2})?$/))

/** Somebody or something on the list, with every name that the list gives them. */
export const SanctionsEntry = z.strictObject({
  /** What the list numbers it by. */
  key: z.string().check(z.minLength(1), z.maxLength(60)),
  kind: z.string().check(z.maxLength(40)),
  names: z
    .array(z.string().check(z.minLength(1), z.maxLength(600)))
    .check(z.minLength(1), z.maxLength(400)),
  births: z.array(Birth).check(z.maxLength(60)),
  regime: z.string().check(z.maxLength(300)),
  /** Null where the list does not say. */
  listed_on: z.nullable(DateOnly),
})
export type SanctionsEntry = z.infer<typeof SanctionsEntry>

/** A version of the list as somebody loaded it; its entries are rows of their own. */
export const SanctionsList = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  /** Of the file, in hexadecimal. */
  sha256: z.string(),
  reported_on: DateOnly,
  rows: z.int(),
  entries: z.int(),
  state: z.enum(['loading', 'in_force', 'replaced']),
  by: Named,
  at: Instant,
})
export type SanctionsList = z.infer<typeof SanctionsList>

/** A file that is not the list, or only a part of it. */
export class SanctionsFileFault extends Error {
  override readonly name = 'SanctionsFileFault'
}
