import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { pageLimit } from '#domain/list/page-query'
import { Import, ImportBody, ImportedRows, ImportRows, ReportedRow, RowOutcome } from './import.ts'

const ofLeads = { who: ['staff'], can: ['leads.create', 'leads.view-any'] } as const
const ofQuotes = { who: ['staff'], can: ['quotes.create', 'quotes.view-any'] } as const

const problemsQuery = z.strictObject({
  outcome: z.optional(RowOutcome),
  /** The line of the previous page's last row. */
  after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  limit: pageLimit,
})

const begin = { method: 'POST', body: ImportBody, reply: Import } as const
/** The caller's own imports, newest first, without dry runs. */
const list = { method: 'GET', reply: z.array(Import) } as const
const show = { method: 'GET', reply: Import } as const
/** Imports the next rows of the file. Rows sent again are answered from their stored outcome. */
const rows = { method: 'POST', body: ImportRows, reply: ImportedRows } as const
const finish = { method: 'POST', reply: Import } as const
const problems = {
  method: 'GET',
  query: problemsQuery,
  reply: z.object({ rows: z.array(ReportedRow), next: z.nullable(z.int()) }),
} as const
/** The rejected rows with their reasons as CSV, to be corrected and imported again. */
const rejected = {
  method: 'GET',
  reply: z.string(),
  file: { type: 'text/csv', name: 'rejected rows' },
} as const

// Only the user who started an import may read or continue it.
export const leadImportApi = endpointsOf({
  begin: { ...ofLeads, ...begin, path: '/api/lead-imports' },
  list: { ...ofLeads, ...list, path: '/api/lead-imports' },
  show: { ...ofLeads, ...show, path: '/api/lead-imports/:id' },
  rows: { ...ofLeads, ...rows, path: '/api/lead-imports/:id/rows' },
  finish: { ...ofLeads, ...finish, path: '/api/lead-imports/:id/finish' },
  problems: { ...ofLeads, ...problems, path: '/api/lead-imports/:id/problems' },
  rejected: { ...ofLeads, ...rejected, path: '/api/lead-imports/:id/rejected' },
})

export const quoteImportApi = endpointsOf({
  begin: { ...ofQuotes, ...begin, path: '/api/quote-imports' },
  list: { ...ofQuotes, ...list, path: '/api/quote-imports' },
  show: { ...ofQuotes, ...show, path: '/api/quote-imports/:id' },
  rows: { ...ofQuotes, ...rows, path: '/api/quote-imports/:id/rows' },
  finish: { ...ofQuotes, ...finish, path: '/api/quote-imports/:id/finish' },
  problems: { ...ofQuotes, ...problems, path: '/api/quote-imports/:id/problems' },
  rejected: { ...ofQuotes, ...rejected, path: '/api/quote-imports/:id/rejected' },
})
