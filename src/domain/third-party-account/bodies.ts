import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'

const version = z.int().check(z.minimum(0))
const reason = lineText(200).check(z.minLength(1, 'Enter a reason.'))

export const AccountProposal = z.strictObject({
  provider: lineText(120).check(z.minLength(1, 'Enter who provides the account.')),
  firm_reference: z
    .string()
    .check(z.trim(), z.regex(/^\d{6,7}$/, 'Enter the 6 or 7 digits of their FCA register entry.')),
  reference: lineText(60).check(z.minLength(1, 'Enter the provider’s reference of the account.')),
  told_on: DateOnly,
  /** The id of the document of the case that told the client. */
  told_by: z.string().check(z.minLength(1, 'Choose the document that told the client.')),
  /** Of the CLC; null or empty for a firm of the SRA. */
  authorisation: z.optional(z.nullable(lineText(60))),
})
export type AccountProposal = z.infer<typeof AccountProposal>

export const AccountAgreement = z.strictObject({ version })

export const AccountRejection = z.strictObject({ version, reason })

export const StatementEntry = z.strictObject({
  version,
  on: DateOnly,
  balance: Pence,
  /** The id of a document of the case: the statement. */
  document: z.string().check(z.minLength(1, 'Choose the statement.')),
})
export type StatementEntry = z.infer<typeof StatementEntry>

export const AccountEnd = z.strictObject({
  version,
  /** The day on which the provider closed it. */
  on: DateOnly,
  reason,
})
export type AccountEnd = z.infer<typeof AccountEnd>
