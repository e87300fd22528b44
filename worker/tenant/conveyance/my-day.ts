import type { DayChase, DayTask, MyDay } from '#domain/conveyance/my-day'
import { londonInstant } from '#domain/dates'
import { hasPermission } from '#domain/permissions'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { coveredName, ownIds } from '#domain/user/acting-person'
import { addWorkingDays, workingDaysBetween } from '#domain/working-days'
import { callBacksDue } from '#tenant/call/call-backs-due'
import type { OpenTask, WaitingTask } from '#tenant/conveyance/plan/open-tasks'
import type { RequestContext } from '#tenant/runtime/context'
import { approvalsFor } from './approval/waiting.ts'
import { cashOf } from './day/cash.ts'
import { unreadOf } from './day/unread.ts'
import { expiringCases } from './expiring.ts'
import { firstDates, hasOwnCases, holdersOf, ownCasesOf } from './my-cases.ts'

const AHEAD_WORKING_DAYS = 5
const MOST_TASKS = 300
const MOST_QUOTES = 8

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
    cash: cashFor(context, next_until),
    expiring: expiringCases(context),
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
    const days = known.get(on) ?? (on < today ? Math.max(1, workingDaysBetween(on, today)) : 0)
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

const hasOwnQuotes = ({ store, person }: RequestContext) =>
  store.row(
    'SELECT id FROM quote_case_keys WHERE owner_id IN (SELECT value FROM json_each(?)) LIMIT 1',
    JSON.stringify(ownIds(person)),
  ) !== null

const quotesOf = (
  context: RequestContext,
): Pick<MyDay, 'has_own_quotes' | 'quotes_dying' | 'quotes_open'> => {
  const has_own_quotes = hasOwnQuotes(context)
  const rows = (view: QuoteView) => quoteRows(context, view)
  const accepted = rows('accepted').map((it) => quoteDue(it, 'Accepted: open the case'))
  const open = rows('call-board').map((it) => quoteDue(it, nextOf(it)))
  return {
    has_own_quotes,
    quotes_dying: rows('dead-tomorrow').map((row) =>
      quoteDue(row, 'Expires on the next working day'),
    ),
    quotes_open: [...accepted, ...open].slice(0, MOST_QUOTES),
  }
}

type QuoteView = 'dead-tomorrow' | 'accepted' | 'call-board'

/** The quotes of a person and of those they cover for; of all in scope for somebody without any. */
const quoteRows = (context: RequestContext, view: QuoteView) => {
  const { person, quoteCaseList } = context
  if (!hasOwnQuotes(context)) return quoteCaseList.page({ view, limit: MOST_QUOTES }).rows
  return ownIds(person)
    .flatMap((owner_id) => quoteCaseList.page({ view, owner_id, limit: MOST_QUOTES }).rows)
    .map((row) => ({ ...row, covered: coveredName(person, row.owner?.id) }))
}

const actionLabels = {
  call: 'Call',
  email: 'Send an email',
  whatsapp: 'Send a WhatsApp message',
  wait: 'Wait',
  chase_memo: 'Chase the memorandum of sale',
  nurture: 'Keep in touch',
}

const nextOf = ({ next_action, viewed_at, attempts }: QuoteCaseRow) => {
  if (next_action !== null) return actionLabels[next_action.type]
  if (viewed_at !== null) return 'Opened, not yet accepted'
  return attempts === 0 ? 'Not called yet' : 'Not opened yet'
}

const quoteDue = (quoteCase: QuoteCaseRow & { covered?: string | null }, what: string) => ({
  covered: quoteCase.covered ?? null,
  id: quoteCase.id,
  number: quoteCase.number,
  name: quoteCase.people,
  what,
  dead_on: quoteCase.dead_on,
  total: quoteCase.total_inc_vat,
})
