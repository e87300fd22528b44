import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import { DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { PackParty, PackSource, PackTenure } from './record.ts'

const version = z.int()
const text = (maxLength: number) => z.string().check(z.trim(), atMost(maxLength))
const id = z.nullable(z.string().check(z.maxLength(60)))

export const SellerEntry = z.strictObject({
  name: lineText(160).check(z.minLength(2, 'Enter their full name.')),
  email: z._default(z.nullable(Email), null),
})
const sellers = z
  .array(SellerEntry)
  .check(z.minLength(1, 'Enter a seller.'), z.maxLength(8, 'Enter 8 sellers or fewer.'))

/** Most characters of a transaction that is imported. */
const MOST_TRANSACTION = 500_000

/** A new pack, of a quote, a case, or an address. */
export const PackEntry = z.strictObject({
  quote_case_id: id,
  conveyance_id: id,
  address: lineText(240).check(z.minLength(3, 'Enter the address.')),
  postcode: lineText(12),
  tenure: z.nullable(PackTenure),
  title_number: lineText(20),
  agency: lineText(160),
  sellers,
})
export type PackEntry = z.infer<typeof PackEntry>

export const PackImport = z.strictObject({
  transaction: z
    .string()
    .check(z.minLength(2), z.maxLength(MOST_TRANSACTION, 'This file is larger than 500 KB.')),
  quote_case_id: id,
})
export type PackImport = z.infer<typeof PackImport>

export const PackDetails = z.strictObject({
  version,
  address: lineText(240).check(z.minLength(3, 'Enter the address.')),
  postcode: lineText(12),
  tenure: z.nullable(PackTenure),
  title_number: lineText(20),
  sellers,
})
export type PackDetails = z.infer<typeof PackDetails>

export const AnswerBody = z.strictObject({
  version,
  value: text(4000),
  details: text(4000),
  source: PackSource,
  /** The last day on which it is fresh; left out for the usual time. */
  fresh_until: z.optional(z.nullable(DateOnly)),
  /** Why the pack does not need it. */
  not_applicable: z.optional(z.nullable(lineText(240))),
})
export type AnswerBody = z.infer<typeof AnswerBody>

/** What a seller answers: the last answer to a question counts. */
export const ClientAnswer = z.strictObject({
  value: text(4000),
  details: text(4000),
  /** Who of those who share an account answers; null where there is one. */
  name: z._default(z.nullable(lineText(160)), null),
})
export type ClientAnswer = z.infer<typeof ClientAnswer>

export const ClientConsent = z.strictObject({
  name: lineText(160).check(z.minLength(2, 'Enter your full name.')),
  agree: z.literal(true, 'Tick the box to agree.'),
})
export type ClientConsent = z.infer<typeof ClientConsent>

export const PaperConsent = z.strictObject({
  version,
  name: lineText(160),
  /** Where the signed original is. */
  seen: lineText(240).check(z.minLength(3, 'Say what you have seen and where it is.')),
})
export type PaperConsent = z.infer<typeof PaperConsent>

export const ReleaseBody = z.strictObject({
  version,
  party: PackParty,
  name: lineText(160).check(z.minLength(2, 'Enter who receives it.')),
  email: Email,
})
export type ReleaseBody = z.infer<typeof ReleaseBody>

export const WithdrawalBody = z.strictObject({
  version,
  reason: lineText(240).check(z.minLength(3, 'Give a reason.')),
})
export type WithdrawalBody = z.infer<typeof WithdrawalBody>

export const AtVersion = z.strictObject({ version })
