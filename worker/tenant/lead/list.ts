import { addMonths, londonDate, londonInstant } from '#domain/dates'
import type { QueryOf } from '#domain/endpoint'
import type { LeadDate, LeadTotals, LeadView, leadApi } from '#domain/lead/api'
import { ownIds } from '#domain/user/acting-person'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import { type DateColumn, dateClause } from '#tenant/core/date-clause'
import { listQueryOf } from '#tenant/core/list-query'
import { searchClause } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import { importedBy } from '#tenant/import/clause'
import type { Person } from '#tenant/user/people'
import { leadRowDocument } from './document.ts'
import { leadFigureClauses } from './figure-clauses.ts'
import { equal, NEVER, sortOf, statusClauses } from './order.ts'
import { leadsWithin } from './scope.ts'

type Filter = QueryOf<typeof leadApi.totals>
type Query = QueryOf<typeof leadApi.list>

const before = (column: 'due_at' | 'next_at', moment: string): Clause => ({
  where: `t.${column} < ?`,
  ids: `SELECT id FROM lead_keys WHERE ${column} < ?`,
  bindings: [moment],
})

const dateFilter = {
  table: 'lead_keys',
  columns: {
    received: { column: 'received_at', isInstant: true },
    next: { column: 'next_at', isInstant: true },
  } satisfies Record<LeadDate, DateColumn>,
} as const

const unowned: Clause = {
  where: 't.owner_id IS NULL',
  ids: 'SELECT id FROM lead_keys WHERE owner_id IS NULL',
  bindings: [],
}

const withoutIntroducer: Clause = {
  where: 't.agency_id IS NULL',
  ids: 'SELECT id FROM lead_keys WHERE agency_id IS NULL',
  bindings: [],
}

/** Leads received in these months, without the ones that the figures leave out. */
const receivedIn = (from: string | undefined, until: string | undefined): Clause[] => {
  if (from === undefined && until === undefined) return []
  const first = londonInstant(`${from ?? '2000-01'}-01`, '00:00')
  const end = londonInstant(addMonths(`${until ?? '2999-12'}-01`, 1), '00:00')
  const counted = `status NOT IN ('duplicate', 'spam')`
  return [
    {
      where: `t.received_at >= ? AND t.received_at < ? AND t.${counted}`,
      ids: `SELECT id FROM lead_keys WHERE received_at >= ? AND received_at < ? AND ${counted}`,
      bindings: [first, end],
    },
  ]
}

const ownedBy = (ids: readonly string[]): Clause | null => {
  if (ids.length === 1) return equal('owner_id', ids[0])
  const condition = 'owner_id IN (SELECT value FROM json_each(?))'
  return {
    where: `t.${condition}`,
    ids: `SELECT id FROM lead_keys WHERE ${condition}`,
    bindings: [JSON.stringify(ids)],
  }
}

const viewOf = (view: LeadView, person: Person): Clause | null => {
  if (view === 'mine') return ownedBy(ownIds(person))
  if (view === 'unanswered') return before('due_at', NEVER)
  if (view === 'call-backs') return before('next_at', NEVER)
  return view === 'presold' || view === 'sold' ? equal('sale_stage', view) : null
}

const COUNTED = [
  'open',
  'new',
  'mine',
  'unanswered',
  'call-backs',
  'converted',
  'lost',
  'spam',
] as const

type Parts = { readonly store: Store; readonly person: Person; readonly now: string }

export const leadListOf = ({ store, person, now }: Parts) => {
  const clauses = ({
    view = 'open',
    q,
    stage,
    status,
    source,
    owner_id,
    agency_id,
    import_id,
    received_from,
    received_until,
    dates,
    dates_of,
    ...figure
  }: Filter) =>
    clausesOf(
      leadsWithin(person),
      ...statusClauses({ view, status }),
      viewOf(view, person),
      searchClause('lead', q),
      equal('sale_stage', stage),
      equal('source', source),
      owner_id === 'none' ? unowned : equal('owner_id', owner_id),
      agency_id === 'none' ? withoutIntroducer : equal('agency_id', agency_id),
      dateClause({ ...dateFilter, dates, kinds: dates_of ?? 'received', today: londonDate(now) }),
      ...receivedIn(received_from, received_until),
      ...leadFigureClauses(person, figure),
      importedBy(person, import_id),
    )
  const list = listQueryOf({
    store,
    table: 'lead_keys',
    records: 'leads',
    document: leadRowDocument,
    clauses,
    sort: (query: Query) => sortOf(query),
    rowsOf: (rows) => rows,
  })
  return {
    ...list,
    totals: (filter: Filter): LeadTotals => ({
      ...list.count(filter),
      late: list.count(filter, before('due_at', now)).count,
      views: Object.fromEntries(COUNTED.map((view) => [view, list.count({ view }).count])),
    }),
  }
}
