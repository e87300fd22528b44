import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { CaseFigures, FiguresEntry, StatementFiling, TaxLock, TaxRelease } from './figures.ts'
import { StatementView } from './statement.ts'

const path = '/api/conveyances/:id/completion-statement'
/** The statement is null for a matter that has no price to complete. */
const StatementSheet = z.object({ figures: CaseFigures, statement: z.nullable(StatementView) })
export type StatementSheet = z.infer<typeof StatementSheet>
const write = { who: ['staff'], can: ['conveyance.update'], reply: StatementSheet } as const

export const completionStatementApi = endpointsOf({
  show: { method: 'GET', path, who: ['staff'], can: ['conveyance.view'], reply: StatementSheet },
  change: { ...write, method: 'PUT', path, body: FiguresEntry },
  lock_tax: { ...write, method: 'PUT', path: `${path}/tax`, body: TaxLock },
  /** Makes a PDF of the statement as it stands and files it with the documents of the case. */
  file: {
    method: 'POST',
    path: `${path}/file`,
    who: ['staff'],
    can: ['conveyance.update'],
    body: StatementFiling,
    reply: StatementSheet,
  },
  release_tax: { ...write, method: 'POST', path: `${path}/tax-release`, body: TaxRelease },
})
