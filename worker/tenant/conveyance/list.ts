import type { z } from 'zod/mini'
import type {
  ConveyanceDate,
  ConveyanceFilters,
  ConveyanceListQuery,
  ConveyanceSort,
  ConveyanceTotals,
} from '#domain/conveyance/api'
import { ConveyanceView } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { rowOf } from '#domain/conveyance/row'
import {
  activeStatuses,
  afterCompletionStatuses,
  openStatuses,
  viewDays,
} from '#domain/conveyance/view'
import { ownIds } from '#domain/user/acting-person'
import { conveyancesWithin, workedOnBy } from '#tenant/core/access'
import { type Clause, clausesOf, equalIn } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { type DateColumn, dateClause } from '#tenant/core/date-clause'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import { searchClause } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import type { Person } from '#tenant/user/people'
import { conveyanceDocument } from './document.ts'

type Totals = z.infer<typeof ConveyanceTotals>
type Parts = { readonly store: Store; readonly person: Person; readonly today: string }

const TABLE = 'conveyance_keys'

const sorts: Readonly<Record<ConveyanceSort, Omit<Sort, 'name' | 'direction'>>> = {
  due: { column: 'due_on', index: 'conveyance_keys_due', empty: '9999' },
  next_on: { column: 'next_on', index: 'conveyance_keys_next_on', empty: '9999' },
  ref: { column: 'ref', index: 'conveyance_keys_ref' },
  client: { column: 'client', index: 'conveyance_keys_client' },
  stage: { column: 'stage_n', index: 'conveyance_keys_stage_n' },
  target: { column: 'target_on', index: 'conveyance_keys_target', empty: '9999' },
  contact: { column: 'contact_on', index: 'conveyance_keys_contact' },
  holder: { column: 'holder_since', index: 'conveyance_keys_holder', empty: '9999' },
}

const sortOf = sortAmong(sorts, 'due')

const dateColumns: Readonly<Record<ConveyanceDate, DateColumn>> = {
  exchange: { column: 'exchange_on' },
  completion: { column: 'completion_on' },
  expiry: { column: 'expires_on' },
}
const NEXT = 'exchange,completion'

const where = (condition: string, ...bindings: string[]): Clause => ({
  where: condition,
  ids: `SELECT id FROM ${TABLE} AS t WHERE ${condition}`,
  bindings,
})

const equal = equalIn(TABLE)

const inStatus = (statuses: readonly string[]) =>
  where('t.status IN (SELECT value FROM json_each(?))', JSON.stringify(statuses))

const inStatusUntil = (statuses: readonly string[], column: string, day: string) =>
  where(
    `t.status IN (SELECT value FROM json_each(?)) AND t.${column} <= ?`,
    JSON.stringify(statuses),
    day,
  )

// The same rules as `isInView` in the domain; a test compares the two.
const viewOf = (view: ConveyanceView, person: Person, today: string): Clause[] => {
  const cut = viewDays(today)
  const clauses: Readonly<Record<ConveyanceView, () => Clause[]>> = {
    mine: () => [workedOnBy('conveyance_people', ownIds(person), true)],
    stuck: () => [inStatusUntil(activeStatuses, 'moved_on', cut.stuck_on)],
    ready: () => clausesOf(equal('status', 'ready_to_exchange')),
    completing: () => [
      where('t.exchanged = 1 AND t.completion_on BETWEEN ? AND ?', cut.week_from, cut.week_to),
    ],
    'after-completion': () => [inStatus(afterCompletionStatuses)],
    expiring: () => [inStatusUntil(openStatuses, 'expires_on', cut.expires_on)],
    'not-told': () => [inStatusUntil(activeStatuses, 'contact_on', cut.contact_on)],
    all: () => [],
  }
  return clauses[view]()
}

export const conveyanceListOf = ({ store, person, today }: Parts) => {
  const clauses = ({
    view = 'all',
    q,
    stage,
    matter_type,
    fee_earner,
    status,
    agency,
    dates,
    dates_of,
  }: ConveyanceFilters) =>
    clausesOf(
      conveyancesWithin(person, view !== 'all' && view !== 'completing'),
      ...viewOf(view, person, today),
      searchClause('conveyance', q),
      equal('stage', stage),
      equal('matter_type', matter_type),
      equal('fee_earner_id', fee_earner),
      equal('status', status),
      equal('agency_id', agency),
      dateClause({ table: TABLE, columns: dateColumns, dates, kinds: dates_of ?? NEXT, today }),
    )
  const list = listQueryOf({
    store,
    table: TABLE,
    records: 'conveyances',
    document: conveyanceDocument,
    clauses,
    sort: (query: ConveyanceListQuery) => sortOf(query),
    rowsOf: (records) => records.map((it): ConveyanceRow => rowOf(it, today)),
  })
  return {
    ...list,
    totals: (filters: ConveyanceFilters): Totals => {
      const views = ConveyanceView.options.map((view) => [
        view,
        list.count({ ...filters, view }).count,
      ])
      return { ...list.totals(filters, sums), views: Object.fromEntries(views) }
    },
  }
}

const sums = { price: 't.price', fees: 't.fees' }
