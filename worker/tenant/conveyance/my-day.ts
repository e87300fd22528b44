import type { DayChase, DayTask, MyDay } from '#domain/conveyance/my-day'
import { londonInstant } from '#domain/dates'
import { hasPermission } from '#domain/permissions'
import { coveredName, ownIds } from '#domain/user/acting-person'
import { addWorkingDays, workingDaysLate } from '#domain/working-days'
import { callBacksDue } from '#tenant/call/call-backs-due'
import { complaintsForDay } from '#tenant/complaint/register'
import type { OpenTask, WaitingTask } from '#tenant/conveyance/plan/open-tasks'
import { dataRequestsForDay } from '#tenant/data-request/day'
import { risksFor } from '#tenant/risk/waiting'
import type { RequestContext } from '#tenant/runtime/context'
import { approvalsFor } from './approval/waiting.ts'
import { cashOf } from './day/cash.ts'
import { quotesOf } from './day/quotes.ts'
import { unreadOf } from './day/unread.ts'
import { expiringCases } from './expiring.ts'
import { firstDates, hasOwnCases, holdersOf, ownCasesOf } from './my-cases.ts'

const AHEAD_WORKING_DAYS = 5
const MOST_TASKS = 300

/** The My day page of a member of staff: tasks, cases, dates, quotes and notes. */
export const myDay = (context: RequestContext): MyDay => {
  const { today, now, person, audit } = context
  const next_until = addWorkingDays(today, AHEAD_WORKING_DAYS)
  const mine = ownCasesOf(context)
  const holders = holdersOf(context, mine)
  return {
    today,
    as_of: now,
    ...tasksUntil(context, next_until),
    next_until,
    chases: chasesUntil(context, today),
    approvals: approvalsFor(context),
    risks: risksFor(context),
    cash: cashFor(context, next_until),
    expiring: expiringCases(context),
    complaints: complaintsForDay(context),
    data_requests: dataRequestsForDay(context),
    done_today: audit.countBy(person.id, 'task.completed', londonInstant(today, '00:00')),
    has_own_cases: hasOwnCases(context),
    holders,
    cases: holders.reduce((sum, it) => sum + it.count, 0),
    ...firstDates(context, mine, next_until),
    unread: unreadOf(context),
    leads_waiting: leadsWaiting(context),
    call_backs: callBacksDue(context),
    ...quotesOf(context),
  }
}

/** The tasks of a person due up to a day: late, due today and later, the undated last. */
export const tasksUntil = (
  { openTasks, person, today }: RequestContext,
  until: string,
): Pick<MyDay, 'late' | 'due_today' | 'next'> => {
  const late = daysLateBy(today)
  const tasks = openTasks
    .of(ownIds(person), person.queues, until, MOST_TASKS)
    .map((row) => ({ ...dayTask(row, late), covered: coveredName(person, row.user_id) }))
  return {
    late: tasks.filter((it) => it.due_on !== null && it.due_on < today),
    due_today: tasks.filter((it) => it.due_on === today),
    next: tasks.filter((it) => it.due_on === null || it.due_on > today),
  }
}

/** Whom a person is to chase by a day. */
export const chasesUntil = ({ openTasks, person, today }: RequestContext, until: string) => {
  const late = daysLateBy(today)
  return openTasks
    .chases(ownIds(person), person.queues, until, MOST_TASKS)
    .map((row) => ({ ...dayChase(row, late), covered: coveredName(person, row.user_id) }))
}

/** The money of the days to come for whoever deals with it; supervisors see it with their team. */
const cashFor = (context: RequestContext, until: string): MyDay['cash'] => {
  const { person } = context
  const isCashier = hasPermission(person, ['payments.view-any', 'conveyance.view-any'])
  return isCashier && !hasPermission(person, 'users.view-any') ? cashOf(context, until) : null
}

const leadsWaiting = ({ leadList, person }: RequestContext): MyDay['leads_waiting'] => {
  if (!hasPermission(person, 'leads.create')) return null
  const { count, late } = leadList.totals({ view: 'unanswered' })
  return { count, late }
}

type DaysLate = (on: string) => number

const dayTask = (row: OpenTask, daysLate: DaysLate): Omit<DayTask, 'covered'> => ({
  conveyance_id: row.conveyance_id,
  conveyance_version: row.conveyance_version,
  task: row.key,
  title: row.title,
  kind: row.kind,
  ref: row.ref,
  address: row.address,
  due_on: row.due_on,
  days_late: row.due_on === null ? 0 : daysLate(row.due_on),
})

/** Returns the working days since a day that has passed, at least 1, and 0 for one that has not; counts each day once. */
const daysLateBy = (today: string): DaysLate => {
  const known = new Map<string, number>()
  return (on) => {
    const days = known.get(on) ?? workingDaysLate(on, today)
    known.set(on, days)
    return days
  }
}

const dayChase = (row: WaitingTask, daysLate: DaysLate): Omit<DayChase, 'covered'> => ({
  conveyance_id: row.conveyance_id,
  conveyance_version: row.conveyance_version,
  task: row.key,
  title: row.title,
  party: row.party,
  ref: row.ref,
  address: row.address,
  chase_on: row.chase_on,
  days_late: daysLate(row.chase_on),
})
