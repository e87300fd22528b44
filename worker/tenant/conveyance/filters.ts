import type { ConveyanceDate, ConveyanceFilters, ConveyanceView } from '#domain/conveyance/api'
import {
  activeStatuses,
  afterCompletionStatuses,
  openStatuses,
  viewDays,
} from '#domain/conveyance/view'
import { ownIds } from '#domain/user/acting-person'
import { conveyancesWithin, workedOnBy } from '#tenant/core/access'
import { type Clause, clausesOf, equalIn } from '#tenant/core/clauses'
import { type DateColumn, dateClause } from '#tenant/core/date-clause'
import { searchClause } from '#tenant/core/search'
import type { Person } from '#tenant/user/people'

export const KEYS = 'conveyance_keys'

type Reader = { readonly person: Person; readonly today: string }

const dateColumns: Readonly<Record<ConveyanceDate, DateColumn>> = {
  exchange: { column: 'exchange_on' },
  completion: { column: 'completion_on' },
  expiry: { column: 'expires_on' },
}
const NEXT = 'exchange,completion'

const where = (condition: string, ...bindings: string[]): Clause => ({
  where: condition,
  ids: `SELECT id FROM ${KEYS} AS t WHERE ${condition}`,
  bindings,
})

const equal = equalIn(KEYS)

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

/** The conditions for the cases that somebody may see and asked for. */
export const conveyanceClauses =
  ({ person, today }: Reader) =>
  ({
    view = 'all',
    q,
    stage,
    matter_type,
    fee_earner,
    status,
    agency,
    dates,
    dates_of,
  }: ConveyanceFilters): Clause[] =>
    clausesOf(
      conveyancesWithin(person, view !== 'all' && view !== 'completing'),
      ...viewOf(view, person, today),
      searchClause('conveyance', q),
      equal('stage', stage),
      equal('matter_type', matter_type),
      equal('fee_earner_id', fee_earner),
      equal('status', status),
      equal('agency_id', agency),
      dateClause({ table: KEYS, columns: dateColumns, dates, kinds: dates_of ?? NEXT, today }),
    )
