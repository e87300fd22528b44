import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

/** A row of the ledger of a case: what it did to the client's and to the office side. */
export const LedgerRow = z.object({
  n: z.int(),
  on: DateOnly,
  title: z.string(),
  narrative: z.string(),
  other_party: z.nullable(z.string()),
  /** In and out of the money held for the case, below zero for what left it. */
  client: z.int(),
  /** What was added to what the client owes the firm. */
  office: z.int(),
  /** What the case holds, and owes, after it. */
  held: Pence,
  owed: z.int(),
  /** From when it may be spent, where that is later than its day. */
  clears_on: z.nullable(DateOnly),
  by: Named,
  approved_by: z.nullable(Named),
  /** The posting that it undoes, and the one that undid it. */
  undoes: z.nullable(z.int()),
  undone_by: z.nullable(z.int()),
  /** How much of a receipt no part of the source of funds explains; absent where all of it is. */
  unexplained: z.exactOptional(z.int()),
  can: z.object({ reverse: z.boolean(), dishonour: z.boolean() }),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const LedgerBill = z.object({
  number: z.string(),
  on: DateOnly,
  narrative: z.string(),
  net: Pence,
  vat: Pence,
  disbursements: Pence,
  total: Pence,
  /** Taken off by credit notes, with VAT. */
  credited: Pence,
  paid: z.int(),
  left: z.int(),
  /** Disbursements on it that the office has not paid, for which no costs are taken yet. */
  unpaid: Pence,
  /** The most that may be taken from client money for it today. */
  takeable: Pence,
})
export type LedgerBill = z.infer<typeof LedgerBill>

export const CaseLedger = z.object({
  /** The number of the last posting; 0 before the first. */
  version: z.int(),
  client: Pence,
  /** What of the client's money may be spent today. */
  cleared: z.int(),
  stakeholder: Pence,
  lender: Pence,
  /** What the client owes the firm. */
  office: z.int(),
  /** Who provides the third-party managed account through which all client money goes; null where it is with us. */
  managed_by: z.nullable(z.string()),
  /** The newest last. */
  rows: z.array(LedgerRow),
  bills: z.array(LedgerBill),
})
export type CaseLedger = z.infer<typeof CaseLedger>
