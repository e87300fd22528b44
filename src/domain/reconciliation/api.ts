import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { ExplanationEntry } from './explanation.ts'
import { BankView } from './view.ts'

/** Most characters of a bank statement. */
const MOST_TEXT = 900_000

export const BankFileEntry = z.strictObject({
  name: lineText(200).check(z.minLength(1, 'Choose a file.')),
  text: z.string().check(z.minLength(1, 'The file is empty.'), z.maxLength(MOST_TEXT)),
  /** The day of each line whose own is none, by its place in the file: { 'line 7': '2026-02-28' } */
  days: z.optional(z.record(z.string(), DateOnly)),
})
/** Who seems to have paid; what the bank says where it is left out. */
export const Suspension = z.strictObject({ name: z.optional(lineText(120)) })
export const LineMatch = z.strictObject({ posting: z.int() })
export const LedgerPeriod = z.strictObject({ from: DateOnly, to: DateOnly })

const write = { who: ['staff'], can: ['payments.create'], reply: BankView } as const

export const reconciliationApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/bank',
    who: ['staff'],
    can: ['payments.view-any'],
    reply: BankView,
  },
  import: { ...write, method: 'POST', path: '/api/bank/files', body: BankFileEntry },
  match: { ...write, method: 'PUT', path: '/api/bank/lines/:line/match', body: LineMatch },
  /** Says which payment from a client's bank a line is the money of. */
  receive: {
    ...write,
    method: 'PUT',
    path: '/api/bank/lines/:line/bank-payment',
    body: z.strictObject({ payment: z.string() }),
  },
  /** Books money that came in and that nobody can place yet. */
  suspend: { ...write, method: 'PUT', path: '/api/bank/lines/:line/suspense', body: Suspension },
  /** Says why money left without a payment of ours. */
  explain: {
    ...write,
    method: 'PUT',
    path: '/api/bank/lines/:line/explanation',
    body: ExplanationEntry,
  },
  /** Says that another line gave back what this one took. */
  cancel: {
    ...write,
    method: 'PUT',
    path: '/api/bank/lines/:line/cancellation',
    body: z.strictObject({ by: z.string() }),
  },
  reopen: { ...write, method: 'DELETE', path: '/api/bank/lines/:line/cancellation' },
  unmatch: { ...write, method: 'DELETE', path: '/api/bank/postings/:posting/match' },
  prepare: { ...write, method: 'POST', path: '/api/bank/reconciliations' },
  sign: {
    ...write,
    can: ['payments.update'],
    method: 'PUT',
    path: '/api/bank/reconciliations/:reconciliation/signature',
    body: z.strictObject({ version: z.int() }),
    isSensitive: true,
  },
  /** What was reconciled and signed, as a file whose SHA-256 the view shows. */
  pack: {
    method: 'GET',
    path: '/api/bank/reconciliations/:reconciliation/pack.csv',
    who: ['staff'],
    can: ['payments.view-any'],
    reply: z.string(),
    file: { type: 'text/csv', name: 'reconciliation' },
  },
  /** Every row of the books between two days, for the accountant. */
  export: {
    method: 'GET',
    path: '/api/bank/ledger.csv',
    who: ['staff'],
    can: ['payments.view-any'],
    query: LedgerPeriod,
    reply: z.string(),
    file: { type: 'text/csv', name: 'ledger' },
  },
})
