import type { DayCalendar, DayDate, MyDay } from '#domain/conveyance/my-day'
import { type Party, partyLabels } from '#domain/party'
import { ownIds } from '#domain/user/acting-person'
import { conveyancesWithin, workedOnBy } from '#tenant/core/access'
import { type Clause, clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { OPEN_STATUSES } from '#tenant/schema/conveyance/open-stages'
import { calendarBetween, deadlinesOf } from './board/calendar.ts'
import { calendarEntries } from './board/dates.ts'

const MOST_DATES = 400
const DATES_A_DAY = 3

/** Whether a person works on any case. */
export const hasOwnCases = ({ store, person }: RequestContext) =>
  store.row(
    `SELECT id FROM conveyance_people WHERE user_id IN (SELECT value FROM json_each(?)) LIMIT 1`,
    JSON.stringify(ownIds(person)),
  ) !== null

/** The condition for a person’s own cases; all in scope for those without any, such as managers. */
export const ownCasesOf = (context: RequestContext): Clause | null =>
  hasOwnCases(context)
    ? workedOnBy('conveyance_people', ownIds(context.person), true)
    : conveyancesWithin(context.person)

export const holdersOf = ({ store }: RequestContext, mine: Clause | null): MyDay['holders'] => {
  // Named one by one, so that SQLite finds its index of open cases.
  const open = { where: `t.status IN (${OPEN_STATUSES}) AND t.party <> ''`, bindings: [] }
  const clauses = clausesOf(open, mine)
  return store
    .rows<{ party: Party; count: number }>(
      `SELECT t.party, count(*) AS count FROM conveyance_keys AS t${mine === null ? ' INDEXED BY conveyance_keys_holders' : ''}${whereOf(clauses)}
       GROUP BY t.party ORDER BY count DESC`,
      ...clauses.flatMap((it) => it.bindings),
    )
    .map(({ party, count }) => ({ party, name: partyLabels[party], count }))
}

type Days = { readonly from: string; readonly until: string }

/** Exchanges, completions and deadlines to come between two days, inclusive, by date. */
export const calendarOf = (
  context: RequestContext,
  mine: Clause | null,
  days: Days,
): DayCalendar => ({
  dates: [
    ...datesIn(context, mine, 'exchange', days),
    ...datesIn(context, mine, 'completion', days),
  ].toSorted((a, b) => a.on.localeCompare(b.on) || a.ref.localeCompare(b.ref)),
  deadlines: [
    ...deadlinesOf(context, clausesOf(mine), {
      ...days,
      per_day: MOST_DATES,
      limit: MOST_DATES,
    }),
  ],
})

const datesIn = (
  context: RequestContext,
  mine: Clause | null,
  kind: DayDate['kind'],
  { from, until }: Days,
): DayDate[] => {
  const column = `t.${kind}_on`
  const within = { where: `${column} BETWEEN ? AND ?`, bindings: [from, until] }
  const clauses = clausesOf(within, { where: `t.status <> 'aborted'`, bindings: [] }, mine)
  const ids = context.store
    .rows<{ id: string }>(
      `SELECT t.id FROM conveyance_keys AS t${whereOf(clauses)} ORDER BY ${column}, t.id LIMIT ?`,
      ...clauses.flatMap((it) => it.bindings),
      MOST_DATES,
    )
    .map((it) => it.id)
  return calendarEntries(context, kind, ids)
}

/** The exchanges and completions up to a day: the first of each, and how many a day has where there are more. */
export const firstDates = (
  context: RequestContext,
  mine: Clause | null,
  until: string,
): Pick<MyDay, 'calendar' | 'calendar_days'> => {
  const asked = { from: context.today, until, per_day: DATES_A_DAY, limit: MOST_DATES }
  const { rows, days } = calendarBetween(context, clausesOf(mine), asked)
  const calendar_days = days
    .filter(({ exchanges, completions }) => Math.max(exchanges, completions) > DATES_A_DAY)
    .map(({ on, exchanges, completions }) => ({ on, exchanges, completions }))
  return { calendar: rows, calendar_days }
}
