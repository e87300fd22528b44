import type { callApi } from '#domain/call/api'
import type { Call } from '#domain/call/call'
import { addDays, londonInstant } from '#domain/dates'
import type { QueryOf } from '#domain/endpoint'
import type { Named } from '#domain/party'
import { type Clause, clausesOf, equalIn, whereOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf } from '#tenant/core/list-query'
import type { RequestContext } from '#tenant/runtime/context'
import { toCallView } from './calls.ts'
import { callDocument } from './document.ts'
import { callsWithin } from './scope.ts'

type Query = QueryOf<typeof callApi.list>

const USUAL_LIMIT = 60

const newest: Sort = {
  name: 'started',
  column: 'started_at',
  direction: 'desc',
  index: 'calls_started',
}

const equal = equalIn('calls')

const same = (column: string, value: string | undefined): Clause | null =>
  value === undefined ? null : { where: `t.${column} = ?`, bindings: [value] }

const onDay = (day: string): Clause => ({
  where: 't.started_at >= ? AND t.started_at < ?',
  ids: 'SELECT id FROM calls WHERE started_at >= ? AND started_at < ?',
  bindings: [londonInstant(day, '00:00'), londonInstant(addDays(day, 1), '00:00')],
})

const unmatched: Clause = { where: 't.subject_id IS NULL', bindings: [] }

export const callListOf = ({ store, person }: RequestContext) =>
  listQueryOf({
    store,
    table: 'calls',
    records: 'calls',
    document: callDocument,
    clauses: (query: Query) =>
      clausesOf(
        callsWithin(person),
        equal('user_id', query.user_id),
        equal('agency_id', query.agency_id),
        equal('subject_id', query.subject_id),
        same('disposition', query.disposition),
        same('result', query.result),
        query.on && onDay(query.on),
        query.unmatched && unmatched,
      ),
    sort: (_: Query) => newest,
    rowsOf: (calls) => calls.map((it): Call => toCallView(it)),
    usualLimit: USUAL_LIMIT,
  })

export const callPeople = ({ store, person, users }: RequestContext): Named[] => {
  const clauses = clausesOf({ where: 't.user_id IS NOT NULL', bindings: [] }, callsWithin(person))
  return store
    .rows<{ id: string }>(
      `SELECT DISTINCT t.user_id AS id FROM calls AS t${whereOf(clauses)}`,
      ...clauses.flatMap((it) => it.bindings),
    )
    .flatMap(({ id }) => users.named(id) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
