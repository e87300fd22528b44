import type { CalendarDay, CalendarQuery, ConveyanceCalendar } from '#domain/conveyance/board/api'
import type { DayDate } from '#domain/conveyance/my-day'
import { conveyanceClauses, KEYS } from '#tenant/conveyance/filters'
import { type Clause, fromOf, type Lead, leadOf, whereOf, withoutLead } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { calendarEntries, namesIn } from './dates.ts'
import { deadlinesBetween } from './deadlines.ts'

type Kind = DayDate['kind']
/** Up to this many cases that a condition leaves, looking them up is faster than the index of the days. */
const MOST_NARROW = 1_000

/** The conditions of a calendar, and the one that leaves few cases. */
type Wanted = { readonly clauses: readonly Clause[]; readonly lead: Lead | null }
type Asked = {
  readonly from: string
  readonly until: string
  readonly per_day: number
  readonly limit: number
}

/**
 * What exchanges, completes and falls due between two days among the cases that somebody asked for: counts for each day,
 * and the first few of each.
 */
export const conveyanceCalendar = (
  context: RequestContext,
  { from, until, per_day = 4, limit = 400, ...filters }: CalendarQuery,
): ConveyanceCalendar => {
  const wanted = wantedOf(context, conveyanceClauses(context)(filters))
  const asked = { from, until, per_day, limit }
  const { exchanges, completions, rows } = datesBetween(context, wanted, asked)
  const deadlines = deadlinesBetween(context, wanted, asked)
  return {
    days: daysOf(exchanges, completions, deadlines.counts),
    rows,
    deadlines: [...deadlines.rows],
  }
}

/** Deadlines to come of the cases that some conditions leave. */
export const deadlinesOf = (context: RequestContext, clauses: readonly Clause[], asked: Asked) =>
  deadlinesBetween(context, wantedOf(context, clauses), asked).rows

/** Exchanges and completions of the cases that some conditions leave. */
export const calendarBetween = (
  context: RequestContext,
  clauses: readonly Clause[],
  asked: Asked,
): Pick<ConveyanceCalendar, 'days' | 'rows'> => {
  const { exchanges, completions, rows } = datesBetween(context, wantedOf(context, clauses), asked)
  return { days: daysOf(exchanges, completions, new Map()), rows }
}

const wantedOf = ({ store }: RequestContext, clauses: readonly Clause[]): Wanted => ({
  clauses,
  lead: leadOf(store, clauses, MOST_NARROW),
})

const datesBetween = (context: RequestContext, wanted: Wanted, asked: Asked) => {
  const exchanges = countsOf(context, wanted, 'exchange', asked)
  const completions = countsOf(context, wanted, 'completion', asked)
  const rows = [
    ...rowsOf(context, wanted, 'exchange', [...exchanges.keys()], asked),
    ...rowsOf(context, wanted, 'completion', [...completions.keys()], asked),
  ]
  return {
    exchanges,
    completions,
    rows: rows.toSorted((a, b) => a.on.localeCompare(b.on) || a.ref.localeCompare(b.ref)),
  }
}

type Counts = ReadonlyMap<string, Count>

const daysOf = (
  exchanges: Counts,
  completions: Counts,
  deadlines: ReadonlyMap<string, number>,
): CalendarDay[] => {
  const days = new Set([...exchanges.keys(), ...completions.keys(), ...deadlines.keys()])
  return [...days].toSorted().map((on) => ({
    on,
    exchanges: exchanges.get(on)?.cases ?? 0,
    completions: completions.get(on)?.cases ?? 0,
    deadlines: deadlines.get(on) ?? 0,
    price: completions.get(on)?.price ?? 0,
  }))
}

const live: Clause = { where: `t.status <> 'aborted'`, bindings: [] }

/** The cases of a calendar by the index of their days, or by a condition that leaves few. */
const tableOf = (kind: Kind, { lead }: Wanted) => fromOf(KEYS, lead, `conveyance_keys_${kind}_days`)

type Count = { on: string; cases: number; price: number }

const countsOf = (
  { store }: RequestContext,
  wanted: Wanted,
  kind: Kind,
  { from, until }: Asked,
): Counts => {
  const within: Clause = { where: `t.${kind}_on BETWEEN ? AND ?`, bindings: [from, until] }
  const all = [within, live, ...withoutLead(wanted.clauses, wanted.lead)]
  const rows = store.rows<Count>(
    `SELECT t.${kind}_on AS "on", count(*) AS cases, ${kind === 'completion' ? 'sum(t.price)' : '0'} AS price
     FROM ${tableOf(kind, wanted)}${whereOf(all)} GROUP BY t.${kind}_on`,
    ...(wanted.lead?.clause.bindings ?? []),
    ...all.flatMap((it) => it.bindings),
  )
  return new Map(rows.map((row) => [row.on, row]))
}

/** The first few of each day, whose other cases are not read. */
const rowsOf = (
  context: RequestContext,
  wanted: Wanted,
  kind: Kind,
  days: readonly string[],
  { per_day, limit }: Asked,
): DayDate[] => {
  const onDay: Clause = { where: `t.${kind}_on = d.value`, bindings: [] }
  const all = [onDay, live, ...withoutLead(wanted.clauses, wanted.lead)]
  const found = context.store.rows<{ ids: string }>(
    `SELECT (SELECT json_group_array(id) FROM (
       SELECT t.id AS id FROM ${tableOf(kind, wanted)}${whereOf(all)} ORDER BY t.id LIMIT ?)) AS ids
     FROM json_each(?) AS d`,
    ...(wanted.lead?.clause.bindings ?? []),
    ...all.flatMap((it) => it.bindings),
    per_day,
    JSON.stringify(days.toSorted()),
  )
  const ids = found.flatMap((it) => namesIn(it.ids))
  return calendarEntries(context, kind, ids.slice(0, limit))
}
