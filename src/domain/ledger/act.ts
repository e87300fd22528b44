import * as z from 'zod/mini'

/** What is not a number becomes one that no rule accepts. */
const pence = z.pipe(
  z.unknown(),
  z.transform((it) => (it === undefined || typeof it === 'number' ? it : Number.NaN)),
)
const text = z.optional(z.string())
const count = z.optional(z.number())

const RedemptionStatement = z.object({
  figure: pence,
  daily: pence,
  figureDate: z.string(),
  validTo: z.string(),
})

const BillLine = z.object({ net: pence, vatRate: z.number() })

/** One entry in the books, as a person, the bank or the card provider gives it; amounts in pence. */
export const LedgerAct = z.object({
  n: z.number(),
  act: z.string(),
  /** Today where it is left out. */
  date: text,
  case: text,
  amount: z.optional(pence),
  method: text,
  clearedOn: text,
  purpose: text,
  by: text,
  approvedBy: text,
  /** 'verified' once the payee's details are checked. */
  payee: text,
  key: text,
  bankRef: text,
  bill: text,
  fees: z.optional(pence),
  /** Percent; 20 where it is left out. */
  vatRate: count,
  /** Disbursements on a bill: gross ones paid as the client's agent, and net ones that the firm supplies. */
  agency: z.optional(pence),
  principal: z.optional(pence),
  /** Disbursements on a bill that the office has yet to pay. */
  unpaid: z.optional(pence),
  lines: z.optional(z.array(BillLine)),
  treatment: text,
  vat: z.optional(pence),
  event: text,
  to: text,
  authority: text,
  statement: z.optional(RedemptionStatement),
  officePart: z.optional(pence),
  clientPart: z.optional(pence),
  reason: text,
  account: text,
  of: count,
  charity: text,
  stepsRecorded: z.optional(z.boolean()),
  regulatorAuthority: text,
  side: text,
  monthsOverdue: count,
  month: text,
  bankBalance: z.optional(pence),
  lodgementsNotCredited: z.optional(z.array(pence)),
  paymentsNotPresented: z.optional(z.array(pence)),
  signedBy: text,
  signedAs: text,
  type: text,
  payment: text,
  fee: z.optional(pence),
  signature: text,
  ageSeconds: count,
})
export type LedgerAct = z.infer<typeof LedgerAct>

const LedgerCase = z.object({
  client: z.string(),
  kind: text,
  retainer: z.optional(z.boolean()),
  /** Put on hold by the reporting officer. */
  frozen: z.optional(z.boolean()),
  closed: z.optional(z.boolean()),
  /** The tax locked in the case. */
  sdlt: z.optional(pence),
  /** Who provides the third-party managed account through which all client money of the case goes. */
  managedBy: text,
  /** Given and not yet discharged. */
  openUndertakings: z.optional(z.union([z.number(), z.boolean(), z.array(z.unknown())])),
})
export type LedgerCase = z.infer<typeof LedgerCase>

export const LedgerSetup = z.object({
  regulator: z.enum(['SRA', 'CLC']),
  today: z.string(),
  closedMonths: z.optional(z.array(z.string())),
  providerAccount: text,
  cases: z.record(z.string(), LedgerCase),
})
export type LedgerSetup = z.infer<typeof LedgerSetup>
