import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { suspenseAges } from './suspense.ts'

const Figures = z.object({
  days: z.int(),
  average: z.int(),
  maximum: z.int(),
  maximum_on: DateOnly,
})

export const BillRow = z.object({
  number: z.string(),
  on: DateOnly,
  conveyance_id: z.string(),
  ref: z.string(),
  client: z.string(),
  net: z.int(),
  vat: z.int(),
  disbursements: z.int(),
  total: z.int(),
  credited: z.int(),
  paid: z.int(),
  /** Below zero where more was paid than a credit note left. */
  left: z.int(),
  /** Taken back as a whole, so that nothing of it is owed. */
  is_reversed: z.boolean(),
})
export type BillRow = z.infer<typeof BillRow>

export const ResidualRow = z.object({
  conveyance_id: z.string(),
  ref: z.string(),
  client: z.string(),
  completed_on: DateOnly,
  days: z.int(),
  held: z.int(),
  /** How often somebody tried to return it. */
  attempts: z.int(),
})
export type ResidualRow = z.infer<typeof ResidualRow>

/** What was left of a case and given to a charity (SRA Accounts Rule 5.1(c)). */
export const GiftRow = z.object({
  conveyance_id: z.string(),
  ref: z.string(),
  on: DateOnly,
  charity: z.string(),
  /** The registered number of the charity. */
  number: z.string(),
  amount: Pence,
  /** The regulator’s reference; null within the firm’s own limit. */
  authority: z.nullable(z.string()),
  approved_by: z.string(),
  /** The charity’s receipt; null until it is filed. */
  receipt: z.nullable(z.string()),
})
export type GiftRow = z.infer<typeof GiftRow>

/** A third-party managed account that was in force in the period. */
export const ThirdPartyRow = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  ref: z.string(),
  client: z.string(),
  provider: z.string(),
  /** Of the provider at the Financial Conduct Authority. */
  firm_reference: z.string(),
  reference: z.string(),
  told_on: DateOnly,
  /** The reference of the CLC’s authorisation; null for a firm of the SRA. */
  authorisation: z.nullable(z.string()),
  agreed_on: DateOnly,
  agreed_by: z.string(),
  /** The last statement by the end of the period; null before the first. */
  stated: z.nullable(z.object({ on: DateOnly, balance: Pence })),
  /** Days since then, or since it was agreed; null once it has ended. */
  days: z.nullable(z.int()),
  ended_on: z.nullable(DateOnly),
})
export type ThirdPartyRow = z.infer<typeof ThirdPartyRow>

export const MoneyReports = z.object({
  from: DateOnly,
  to: DateOnly,
  balances: z.object({
    /** The client account by the books at the end of each day, designated accounts included. */
    daily: z.nullable(Figures),
    /** The bank's balance at each reconciliation that was signed as at a day of the period. */
    reconciled: z.nullable(Figures),
    /** The regulator's limits at the end of the period; null where it has none. */
    limits: z.nullable(z.object({ average: Pence, maximum: Pence, source: z.string() })),
    is_report_due: z.nullable(z.boolean()),
  }),
  bills: z.object({
    rows: z.array(BillRow),
    count: z.int(),
    total: z.int(),
    left: z.int(),
    /** Numbers that no bill has, between the first and the last of the register. */
    gaps: z.array(z.string()),
  }),
  /** What cases still hold after the day on which they completed, the longest first. */
  residuals: z.array(ResidualRow),
  /** The register of what was given to charities in the period, the oldest first. */
  gifts: z.array(GiftRow),
  /** The register of third-party managed accounts (SRA Accounts Rule 11), those in force first. */
  third_party: z.array(ThirdPartyRow),
  suspense: z.object({
    /** The day they are aged to: the end of the period, or today where that is earlier. */
    on: DateOnly,
    total: z.int(),
    rows: z.array(
      z.object({
        n: z.int(),
        date: DateOnly,
        other_party: z.nullable(z.string()),
        narrative: z.string(),
        left: z.int(),
        days: z.int(),
        age: z.enum(suspenseAges),
      }),
    ),
  }),
})
export type MoneyReports = z.infer<typeof MoneyReports>
