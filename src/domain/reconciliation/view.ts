import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { PaymentStatus } from '#domain/payment/payment'
import { Explanation } from './explanation.ts'

const Candidate = z.object({
  n: z.int(),
  on: DateOnly,
  ref: z.nullable(z.string()),
  title: z.string(),
  other_party: z.nullable(z.string()),
})
export type Candidate = z.infer<typeof Candidate>

export const UnmatchedLine = z.object({
  id: z.string(),
  on: DateOnly,
  amount: z.int(),
  text: z.string(),
  reference: z.nullable(z.string()),
  /** Postings of the same sum that no line belongs to. */
  candidates: z.array(Candidate),
  /** Why the money left; null where nobody said so, and for money that came in. */
  explained: z.nullable(Explanation),
  /** Open lines of the same sum in the other direction. */
  counters: z.array(z.object({ id: z.string(), on: DateOnly, amount: z.int(), text: z.string() })),
  /** Payments from clients' banks that it may be the money of: those it names, and those of the same sum. */
  bank_payments: z.array(
    z.object({ payment: z.string(), reference: z.string(), payer: z.string(), amount: Pence }),
  ),
})
export type UnmatchedLine = z.infer<typeof UnmatchedLine>

export const UnmatchedPosting = z.object({
  ...Candidate.shape,
  conveyance_id: z.nullable(z.string()),
  amount: z.int(),
})
export type UnmatchedPosting = z.infer<typeof UnmatchedPosting>

export const MatchedLine = z.object({
  posting: z.int(),
  on: DateOnly,
  amount: z.int(),
  text: z.string(),
  ref: z.nullable(z.string()),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** Money that left the account, and the line by which it came back. */
export const CancelledLine = z.object({
  id: z.string(),
  on: DateOnly,
  amount: z.int(),
  text: z.string(),
  by_on: DateOnly,
  by_text: z.string(),
})
export type CancelledLine = z.infer<typeof CancelledLine>

/** A payment of any case that waits for its approval, or to be sent. */
export const WaitingPayment = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  ref: z.string(),
  to: z.string(),
  amount: Pence,
  due_on: DateOnly,
  status: PaymentStatus,
  asked_by: z.string(),
})
export type WaitingPayment = z.infer<typeof WaitingPayment>

/** A statement that was imported: its lines are stored apart. */
export const ImportedFile = z.object({
  /** The SHA-256 of its text. */
  id: z.string(),
  version: z.int(),
  name: z.string(),
  form: z.enum(['CSV', 'MT940', 'CAMT.053']),
  account: z.nullable(z.string()),
  from: DateOnly,
  to: DateOnly,
  closing: z.nullable(z.int()),
  /** Lines that no earlier file had. */
  added: z.int(),
  matched: z.int(),
  by: Named,
  at: Instant,
})
export type ImportedFile = z.infer<typeof ImportedFile>

/** The client account at the end of a day, three ways (SRA Accounts Rule 8.3). */
export const Position = z.object({
  on: DateOnly,
  /** What the bank says. */
  bank: z.int(),
  /** Booked by the bank and not by us. */
  lines: z.int(),
  /** Booked by us and not by the bank. */
  postings: z.int(),
  cash_book: z.int(),
  /** The sum of the ledgers of clients, stakeholders, lenders and of suspense. */
  trust: z.int(),
  /** What is left of the bank's balance once both are counted; 0 when all agree. */
  difference: z.int(),
})
export type Position = z.infer<typeof Position>

const Signature = z.object({
  by: Named,
  at: Instant,
  /** The last day of the signed reconciliation before; null for the first. */
  from: z.exactOptional(z.nullable(DateOnly)),
  /** What completed cases held then. */
  residuals: z.exactOptional(
    z.array(z.object({ ref: z.string(), completed_on: DateOnly, held: Pence })),
  ),
  /** Of its pack. */
  sha256: z.exactOptional(z.string()),
})

export const Reconciliation = z.object({
  id: z.string(),
  version: z.int(),
  position: Position,
  /** The last posting and line of the bank that it saw; absent in one from before packs. */
  rows: z.exactOptional(z.object({ posting: z.int(), line: z.int() })),
  prepared: z.object({ by: Named, at: Instant }),
  /** A second person; null until they sign. */
  signed: z.nullable(Signature),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const BankView = z.object({
  /** The earliest due first. */
  payments: z.array(WaitingPayment),
  /** The last two digits of the client account; null until two people entered it. */
  account: z.nullable(z.string()),
  /** Money in suspense: booked, and not placed yet. */
  suspense: z.int(),
  /** Null before the first file with balances. */
  position: z.nullable(Position),
  lines: z.array(UnmatchedLine),
  postings: z.array(UnmatchedPosting),
  /** The newest lines that belong to a posting. */
  matched: z.array(MatchedLine),
  /** The newest that cancelled each other. */
  cancelled: z.array(CancelledLine),
  /** The newest first. */
  files: z.array(z.omit(ImportedFile, { account: true })),
  reconciliations: z.array(Reconciliation),
  /** The day of the last signed one; null before the first. */
  last_signed: z.nullable(DateOnly),
  /** Days since then; before the first since client money was first held, null without any. */
  days_since: z.nullable(z.int()),
})
export type BankView = z.infer<typeof BankView>
