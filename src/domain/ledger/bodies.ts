import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'

const amount = Pence.check(z.minimum(1, 'Enter an amount above £0.00.'))
const narrative = lineText(120).check(z.minLength(1, 'Enter what it is for.'))
const bill = lineText(20).check(z.minLength(1, 'Choose a bill.'))

const dated = {
  /** The number of the last posting of the case that was seen; 0 before the first. */
  version: z.int().check(z.minimum(0)),
  on: DateOnly,
}

export const Receipt = z.strictObject({
  ...dated,
  act: z.literal('receipt'),
  /** Whose money it is; 'bill' is money for a bill that was delivered. */
  into: z.enum(['client', 'stakeholder', 'lender', 'bill']),
  amount,
  method: z.enum(['bank', 'cheque', 'card']),
  other_party: lineText(120).check(z.minLength(1, 'Enter who paid.')),
  /** A gift to the client: it waits in suspense until its giver is checked. */
  from_giver: z.optional(z.boolean()),
  narrative,
})

export const BillEntry = z.strictObject({
  ...dated,
  act: z.literal('bill'),
  /** Before VAT. */
  fees: amount,
  /** Disbursements that the firm supplies, before VAT, such as searches. */
  principal: Pence,
  /** Disbursements paid as the client's agent, without VAT of ours. */
  agency: Pence,
  narrative,
})

export type BillEntry = z.infer<typeof BillEntry>

export const CostsTransfer = z.strictObject({
  ...dated,
  act: z.literal('costs'),
  bill,
  amount,
})

export const CreditNote = z.strictObject({
  ...dated,
  act: z.literal('credit'),
  bill,
  /** Before VAT. */
  amount,
  narrative,
})

export const DisbursementEntry = z.strictObject({
  ...dated,
  act: z.literal('disbursement'),
  /** 'principal' is a supply to the firm, whose VAT is reclaimed; 'agency' one to the client. */
  treatment: z.enum(['agency', 'principal']),
  amount,
  /** In the amount; 0 as an agent. */
  vat: z._default(Pence, 0),
  other_party: lineText(120).check(z.minLength(1, 'Enter who was paid.')),
  narrative,
})

export const Release = z.strictObject({
  ...dated,
  act: z.literal('release'),
  from: z.enum(['stakeholder', 'lender']),
  amount,
})

/** Money that nobody could place, now known to be the client's. */
export const Allocation = z.strictObject({
  ...dated,
  act: z.literal('allocation'),
  amount,
  other_party: lineText(120).check(z.minLength(1, 'Enter who paid.')),
  narrative,
})

export const Correction = z.strictObject({
  ...dated,
  act: z.enum(['reverse', 'dishonour']),
  /** The number of the posting that it undoes. */
  of: z.int(),
  narrative: lineText(120).check(z.minLength(1, 'Enter a reason.')),
})

export const LedgerEntry = z.discriminatedUnion('act', [
  Receipt,
  BillEntry,
  CostsTransfer,
  CreditNote,
  DisbursementEntry,
  Release,
  Allocation,
  Correction,
])
export type LedgerEntry = z.infer<typeof LedgerEntry>
