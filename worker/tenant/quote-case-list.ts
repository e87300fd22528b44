import type { QueryOf } from '#domain/endpoint'
import type { QuoteCaseRow } from '#domain/quote-case'
import type { QuoteCaseTotals, QuoteCaseView, quoteCaseApi } from '#domain/quote-case-api'
import { nextWorkingDay } from '#domain/working-days'
import { type Clause, clausesOf, countOf, sumsOf } from './clauses.ts'
import type { Sort } from './cursor.ts'
import { importedBy } from './import-clause.ts'
import { inOrder, pageOf } from './page.ts'
import type { Person } from './people.ts'
import { behindFigure, inOutcomeOrder } from './quote-rows.ts'
import { quoteCasesWithin } from './reach.ts'
import { found } from './search.ts'
import type { Store } from './store.ts'

type Filter = QueryOf<typeof quoteCaseApi.totals>
type Query = QueryOf<typeof quoteCaseApi.list>

const TABLE = 'quote_case_keys'
const USUAL_LIMIT = 50
/** How far a total is counted before it is said to be over. */
const MOST_COUNTED = 10_000

const open = ['sent', 'following_up'] as const

const inStatus = (...statuses: readonly string[]): Clause => ({
  where: 't.status IN (SELECT value FROM json_each(?))',
  ids: 'SELECT id FROM quote_case_keys WHERE status IN (SELECT value FROM json_each(?))',
  bindings: [JSON.stringify(statuses)],
})

const equal = (column: string, value: string | undefined): Clause | null =>
  value === undefined
    ? null
    : {
        where: `t.${column} = ?`,
        ids: `SELECT id FROM quote_case_keys WHERE ${column} = ?`,
        bindings: [value],
      }

const viewOf = (view: QuoteCaseView, today: string): Clause[] =>
  ({
    open: [inStatus(...open)],
    presold: clausesOf(inStatus(...open), equal('sale_stage', 'presold')),
    sold: clausesOf(inStatus(...open), equal('sale_stage', 'sold')),
    drafts: clausesOf(equal('status', 'draft')),
    'call-board': [inStatus(...open)],
    'dead-tomorrow': clausesOf(inStatus(...open), equal('dead_on', nextWorkingDay(today))),
    accepted: clausesOf(equal('status', 'accepted')),
    'on-hold': clausesOf(equal('status', 'on_hold')),
    dead: clausesOf(equal('status', 'dead')),
    all: [],
  })[view]

const newest: Sort = {
  name: 'updated',
  column: 'updated_at',
  direction: 'desc',
  index: 'quote_case_keys_updated',
}
const soonest: Sort = {
  name: 'dead_on',
  column: 'dead_on',
  direction: 'asc',
  index: 'quote_case_keys_dead_on',
}

const alone: Readonly<Partial<Record<QuoteCaseView, string>>> = {
  drafts: 'draft',
  accepted: 'accepted',
  'on-hold': 'on_hold',
  dead: 'dead',
}

type Among = 'owner_id' | 'agency_id' | 'status'

const newestOf = (name: string, values: Readonly<Partial<Record<Among, string | undefined>>>) => {
  const among = Object.entries(values).map(([column, value]) => equal(column, value))
  if (among.includes(null)) return null
  return { ...newest, index: `quote_case_keys_${name}`, among: clausesOf(...among) }
}

// Where all rows have something in common, an index has them in their order and no others between.
const sortOf = ({ view = 'open', owner_id, agency_id, ...asked }: Filter): Sort => {
  if (['open', 'presold', 'sold', 'call-board', 'dead-tomorrow'].includes(view)) return soonest
  const status = alone[view] ?? asked.status
  return (
    newestOf('owner_status', { owner_id, status }) ??
    newestOf('agency_status', { agency_id, status }) ??
    newestOf('owner_recent', { owner_id }) ??
    newestOf('agency_recent', { agency_id }) ??
    newestOf('recent', { status }) ??
    newest
  )
}

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly now: string
  readonly today: string
}

/** The lists of quote cases, within what somebody reaches. */
export const quoteCaseListOf = ({ store, person, now, today }: Parts) => {
  const clauses = (asked: Filter) => {
    const { view = 'open', q, stage, status, owner_id, giver_id, agency_id } = asked
    return clausesOf(
      quoteCasesWithin(person),
      ...viewOf(view, today),
      found('quote-case', q),
      equal('sale_stage', stage),
      equal('status', status),
      equal('owner_id', owner_id),
      equal('giver_id', giver_id),
      equal('agency_id', agency_id),
      importedBy(person, asked.import_id),
      ...behindFigure(person, asked, today),
    )
  }
  return {
    page: (query: Query): { rows: QuoteCaseRow[]; next: string | null } => {
      const counted = inOutcomeOrder(person, query)
      const { ids, next } = pageOf(store, {
        table: counted ? 'quote_outcomes' : TABLE,
        records: 'quote_cases',
        ...(counted ?? { sort: sortOf(query), clauses: clauses(query) }),
        after: query.after,
        limit: query.limit ?? USUAL_LIMIT,
      })
      return { rows: inOrder(store, { table: 'quote_cases', column: 'line' }, ids), next }
    },
    count: (filter: Filter) => countOf(store, TABLE, clauses(filter), MOST_COUNTED),
    totals: (filter: Filter): QuoteCaseTotals => {
      const asked = clauses(filter)
      const sums = {
        fee_ex_vat: 't.fee_ex_vat',
        total_inc_vat: 't.total_inc_vat',
        // Now is our own clock's: nothing that anybody sent.
        overdue: `t.next_at < '${now}'`,
      }
      return {
        ...countOf(store, TABLE, asked, MOST_COUNTED),
        ...sumsOf(store, TABLE, asked, sums, MOST_COUNTED),
      }
    },
  }
}
