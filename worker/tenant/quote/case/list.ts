import type { QueryOf } from '#domain/endpoint'
import type {
  QuoteCaseTotals,
  QuoteCaseView,
  QuoteDate,
  quoteCaseApi,
} from '#domain/quote/case/api'
import { nextWorkingDay } from '#domain/working-days'
import { quoteCasesWithin } from '#tenant/core/access'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import { type DateColumn, dateClause } from '#tenant/core/date-clause'
import { listQueryOf } from '#tenant/core/list-query'
import { searchClause } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import { importedBy } from '#tenant/import/clause'
import { figureClauses, outcomeOrder } from '#tenant/quote/figures/figure-clauses'
import type { Person } from '#tenant/user/people'
import { quoteCaseRowDocument } from './document.ts'
import { equal, sortOf, statusClauses } from './order.ts'

type Filter = QueryOf<typeof quoteCaseApi.totals>
type Query = QueryOf<typeof quoteCaseApi.list>

const dateFilter = {
  table: 'quote_case_keys',
  columns: {
    until: { column: 'valid_until' },
    changed: { column: 'updated_at', isInstant: true },
  } satisfies Record<QuoteDate, DateColumn>,
} as const

/** The condition of a view besides the status of its cases. */
const viewOf = (view: QuoteCaseView, today: string): Clause | null => {
  if (view === 'presold' || view === 'sold') return equal('sale_stage', view)
  return view === 'dead-tomorrow' ? equal('dead_on', nextWorkingDay(today)) : null
}

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly now: string
  readonly today: string
}

export const quoteCaseListOf = ({ store, person, now, today }: Parts) => {
  const clauses = (asked: Filter) => {
    const { view = 'open', q, stage, owner_id, giver_id, agency_id } = asked
    return clausesOf(
      quoteCasesWithin(person),
      ...statusClauses(asked),
      viewOf(view, today),
      searchClause('quote-case', q),
      equal('sale_stage', stage),
      equal('owner_id', owner_id),
      equal('giver_id', giver_id),
      equal('agency_id', agency_id),
      dateClause({ ...dateFilter, dates: asked.dates, kinds: asked.dates_of ?? 'until', today }),
      importedBy(person, asked.import_id),
      ...figureClauses(person, asked, today),
    )
  }
  const list = listQueryOf({
    store,
    table: 'quote_case_keys',
    records: 'quote_cases',
    document: quoteCaseRowDocument,
    clauses,
    sort: (query: Query) => sortOf(query),
    detour: (query) => {
      const counted = query.sort === undefined ? outcomeOrder(person, query) : null
      return counted && { table: 'quote_outcomes', ...counted }
    },
    rowsOf: (rows) => rows,
  })
  const sums = {
    fee_ex_vat: 't.fee_ex_vat',
    total_inc_vat: 't.total_inc_vat',
    // `now` is our own clock’s, not user input.
    overdue: `t.next_at < '${now}'`,
  }
  return { ...list, totals: (filter: Filter): QuoteCaseTotals => list.totals(filter, sums) }
}
