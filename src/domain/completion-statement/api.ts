import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CaseFigures, FactsEntry, FigureRelease, FiguresEntry, StatementFiling } from './figures.ts'
import { StatementView } from './statement.ts'
import { QuotedTaxFacts } from './tax/from-quote.ts'
import { FigureLock } from './tax/lock.ts'
import { FigureView } from './tax/view.ts'

const path = '/api/conveyances/:id/completion-statement'
/**
 * The statement is null for a matter that has no price to complete and once it has completed, tax and fee for one that
 * pays none.
 */
const StatementSheet = z.object({
  figures: CaseFigures,
  statement: z.nullable(StatementView),
  tax: z.nullable(FigureView),
  registration_fee: z.nullable(FigureView),
  /** What the quote of the case says of its tax; absent where it says nothing. */
  quoted: z.optional(QuotedTaxFacts),
})
export type StatementSheet = z.infer<typeof StatementSheet>
const write = { who: ['staff'], can: ['conveyance.update'], reply: StatementSheet } as const

export const completionStatementApi = endpointsOf({
  show: { method: 'GET', path, who: ['staff'], can: ['conveyance.view'], reply: StatementSheet },
  change: { ...write, method: 'PUT', path, body: FiguresEntry },
  state_facts: { ...write, method: 'PUT', path: `${path}/facts`, body: FactsEntry },
  lock_tax: { ...write, method: 'PUT', path: `${path}/tax`, body: FigureLock },
  lock_fee: { ...write, method: 'PUT', path: `${path}/registration-fee`, body: FigureLock },
  /** Makes a PDF of the statement as it stands and files it with the documents of the case. */
  file: {
    method: 'POST',
    path: `${path}/file`,
    who: ['staff'],
    can: ['conveyance.update'],
    body: StatementFiling,
    reply: StatementSheet,
  },
  release_tax: { ...write, method: 'POST', path: `${path}/tax-release`, body: FigureRelease },
  release_fee: {
    ...write,
    method: 'POST',
    path: `${path}/registration-fee-release`,
    body: FigureRelease,
  },
})
