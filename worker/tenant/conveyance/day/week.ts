import type { CaseDeadline } from '#domain/conveyance/clock/deadline'
import { keyDateName } from '#domain/conveyance/clock/key-date-kinds'
import type { WeekPlan, WeekVisit } from '#domain/conveyance/day/week'
import { ownIds } from '#domain/user/acting-person'
import { addWorkingDays, sameOrNextWorkingDay } from '#domain/working-days'
import { plannedVisitsOf } from '#tenant/agent/planned-visits'
import { firstDates, ownCasesOf } from '#tenant/conveyance/my-cases'
import { chasesUntil, tasksUntil } from '#tenant/conveyance/my-day'
import type { RequestContext } from '#tenant/runtime/context'

const DAYS = 5
const MOST_KEY_DATES = 100

/** The plan of a person’s next five working days. */
export const weekPlan = (context: RequestContext): WeekPlan => {
  const first = sameOrNextWorkingDay(context.today)
  const later = Array.from({ length: DAYS - 1 }, (_, at) => addWorkingDays(first, at + 1))
  const days = [first, ...later]
  const until = days.at(-1) ?? first
  const { late, due_today, next } = tasksUntil(context, until)
  const { calendar, calendar_days } = firstDates(context, ownCasesOf(context), until)
  return {
    days,
    tasks: [...late, ...due_today, ...next],
    chases: chasesUntil(context, until),
    dates: calendar,
    full_days: calendar_days,
    key_dates: keyDatesOf(context, until),
    visits: visitsOf(context, until),
  }
}

/** The key dates of a person’s own cases but exchange and completion, which are dates of their own. */
const keyDatesOf = ({ store, person, today }: RequestContext, until: string): CaseDeadline[] =>
  store
    .rows<Omit<CaseDeadline, 'name' | 'on'> & { day: string; item: string }>(
      `SELECT DISTINCT d.day, d.item, d.conveyance_id, c.ref,
         concat_ws(', ', nullif(json_extract(c.doc, '$.address.line'), ''), nullif(json_extract(c.doc, '$.address.town'), '')) AS address
       FROM conveyance_people AS p CROSS JOIN timed_dates AS d ON d.conveyance_id = p.id
         AND d.name = 'conveyance.key-date-passed' AND d.emitted_at IS NULL
       JOIN conveyances AS c ON c.id = d.conveyance_id
       WHERE p.user_id IN (SELECT value FROM json_each(?)) AND p.open = 1
         AND d.item NOT IN ('exchange_target_on', 'completion_on') AND d.day BETWEEN ? AND ?
       ORDER BY d.day, c.ref LIMIT ?`,
      JSON.stringify(ownIds(person)),
      today,
      until,
      MOST_KEY_DATES,
    )
    .map(({ day, item, ...it }) => ({ ...it, on: day, name: keyDateName(item) }))

const visitsOf = (context: RequestContext, until: string): WeekVisit[] =>
  plannedVisitsOf(context, context.person.id).flatMap(({ id, next_on, agency, branch }) =>
    next_on === null || next_on > until
      ? []
      : [{ id, on: next_on, place: [agency.name, branch].filter(Boolean).join(', ') }],
  )
