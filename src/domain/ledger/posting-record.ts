import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { LedgerAct } from './act.ts'

const Entry = z.object({
  account: z.string(),
  side: z.enum(['debit', 'credit']),
  amount: z.int(),
  clearedOn: z.exactOptional(DateOnly),
})

const Bill = z.object({
  number: z.string(),
  case: z.string(),
  taxable: z.array(z.object({ rate: z.number(), net: z.int(), vat: z.int() })),
  disbursements: z.int(),
  total: z.int(),
})

const draft = {
  entries: z.array(Entry),
  bill: z.exactOptional(Bill),
  settles: z.exactOptional(z.array(z.object({ bill: z.string(), amount: z.int() }))),
  abates: z.exactOptional(z.object({ bill: z.string(), net: z.int(), vat: z.int() })),
  disbursement: z.exactOptional(z.object({ net: z.int(), gross: z.int(), paid: z.boolean() })),
  breach: z.exactOptional(z.object({ case: z.string(), amount: z.int() })),
  reverses: z.exactOptional(z.int()),
  dishonours: z.exactOptional(z.int()),
  closesMonth: z.exactOptional(z.string()),
  closesCase: z.exactOptional(z.boolean()),
  parked: z.exactOptional(z.boolean()),
}

/** A posting as it is stored: never changed and never removed (SRA Accounts Rule 8.1). */
export const PostingRecord = z.object({
  ...draft,
  n: z.int(),
  act: LedgerAct,
  date: DateOnly,
  /** What the row says: 'Local search' */
  narrative: z.string(),
  /** From whom money came or to whom it went; null for a posting within the books. */
  other_party: z.nullable(z.string()),
  by: Named,
  approved_by: z.nullable(Named),
  at: Instant,
})
export type PostingRecord = z.infer<typeof PostingRecord>
