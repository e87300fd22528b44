import type { CalendarDay, CalendarQuery, ConveyanceCalendar } from '#domain/conveyance/board/api'
import type { DayDate } from '#domain/conveyance/my-day'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { conveyanceClauses, KEYS } from '#tenant/conveyance/filters'
import { entryOf } from '#tenant/conveyance/my-cases'
import { type Clause, whereOf } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'

type Kind = DayDate['kind']
type Asked = {
  readonly from: string
  readonly until: string
  readonly per_day: number
  readonly limit: number
}

/**
 * What exchanges and completes between two days among the cases that somebody asked for: counts for each day, and the
 * first few of each.
 */
export const conveyanceCalendar = (
  context: RequestContext,
  { from, until, per_day = 4, limit = 400, ...filters }: CalendarQuery,
): ConveyanceCalendar => {
  const clauses = conveyanceClauses(context)(filters)
  const asked = { from, until, per_day, limit }
  const rows = [
    ...rowsOf(context, clauses, 'exchange', asked),
    ...rowsOf(context, clauses, 'completion', asked),
  ]
  return {
    days: daysOf(context, clauses, asked),
    rows: rows.toSorted((a, b) => a.on.localeCompare(b.on) || a.ref.localeCompare(b.ref)),
  }
}

const daysOf = (
  context: RequestContext,
  clauses: readonly Clause[],
  asked: Asked,
): CalendarDay[] => {
  const exchanges = countsOf(context, clauses, 'exchange', asked)
  const completions = countsOf(context, clauses, 'completion', asked)
  return [...new Set([...exchanges.keys(), ...completions.keys()])].toSorted().map((on) => ({
    on,
    exchanges: exchanges.get(on)?.cases ?? 0,
    completions: completions.get(on)?.cases ?? 0,
    price: completions.get(on)?.price ?? 0,
  }))
}

const tableOf = (kind: Kind) => `${KEYS} AS t INDEXED BY conveyance_keys_${kind}_days`

const within = (kind: Kind, { from, until }: Asked): Clause => ({
  where: `t.${kind}_on BETWEEN ? AND ? AND t.status <> 'aborted'`,
  bindings: [from, until],
})

type Count = { on: string; cases: number; price: number }

const countsOf = (
  { store }: RequestContext,
  clauses: readonly Clause[],
  kind: Kind,
  asked: Asked,
): ReadonlyMap<string, Count> => {
  const all = [within(kind, asked), ...clauses]
  const rows = store.rows<Count>(
    `SELECT t.${kind}_on AS "on", count(*) AS cases, ${kind === 'completion' ? 'sum(t.price)' : '0'} AS price
     FROM ${tableOf(kind)}${whereOf(all)} GROUP BY t.${kind}_on`,
    ...all.flatMap((it) => it.bindings),
  )
  return new Map(rows.map((row) => [row.on, row]))
}

const rowsOf = (
  { store, today }: RequestContext,
  clauses: readonly Clause[],
  kind: Kind,
  asked: Asked,
): DayDate[] => {
  const all = [within(kind, asked), ...clauses]
  const found = store.rows<{ id: string }>(
    `SELECT id FROM (
       SELECT t.id AS id, t.${kind}_on AS day, row_number() OVER (
         PARTITION BY t.${kind}_on ORDER BY t.id) AS place
       FROM ${tableOf(kind)}${whereOf(all)})
     WHERE place <= ? ORDER BY day, place LIMIT ?`,
    ...all.flatMap((it) => it.bindings),
    asked.per_day,
    asked.limit,
  )
  const ids = found.map(({ id }) => id)
  return inOrder(store, conveyanceDocument, ids).map((it) => entryOf(it, kind, today))
}
