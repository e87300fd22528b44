import type { StuckCase, TeamDay, TeamMember } from '#domain/conveyance/day/team'
import { addDays } from '#domain/dates'
import { fullName } from '#domain/user/user'
import { addWorkingDays } from '#domain/working-days'
import type { RequestContext } from '#tenant/runtime/context'
import { cashOf } from './cash.ts'

const AHEAD_WORKING_DAYS = 5
const MOST_STUCK = 8

/** The load, the stuck cases and the money of the days to come, as far as the person may see. */
export const teamDay = (context: RequestContext): TeamDay => {
  const until = addWorkingDays(context.today, AHEAD_WORKING_DAYS)
  return {
    until,
    members: membersOf(context, until),
    stuck: stuckOf(context),
    cash: cashOf(context, until),
  }
}

/** The ids of the active staff whose work the person may see. */
const staffIds = ({ store, person }: RequestContext): string[] => {
  const { conveyance } = person.scope
  const ids = store
    .rows<{ id: string }>(`SELECT id FROM users WHERE type = 'staff' AND status = 'active'`)
    .map((it) => it.id)
  return conveyance === 'all' ? ids : ids.filter((id) => person.team.includes(id))
}

type Count = { id: string; count: number }

const counted = ({ store }: RequestContext, query: string, ...bindings: string[]) =>
  new Map(store.rows<Count>(query, ...bindings).map((it) => [it.id, it.count]))

const tasksBetween = (context: RequestContext, ids: string, from: string, until: string) =>
  counted(
    context,
    `SELECT o.user_id AS id, count(*) AS count FROM json_each(?) AS u
     CROSS JOIN open_tasks AS o INDEXED BY open_tasks_of_user ON o.user_id = u.value
     WHERE o.chase_on IS NULL AND o.due_on BETWEEN ? AND ? GROUP BY o.user_id`,
    ids,
    from,
    until,
  )

const openCases = (context: RequestContext, ids: string) =>
  counted(
    context,
    `SELECT p.user_id AS id, count(*) AS count FROM json_each(?) AS u
     CROSS JOIN conveyance_people AS p ON p.user_id = u.value AND p.open = 1 GROUP BY p.user_id`,
    ids,
  )

const membersOf = (context: RequestContext, until: string): TeamMember[] => {
  const { users, covers, today } = context
  const staff = staffIds(context)
  const ids = JSON.stringify(staff)
  const cases = openCases(context, ids)
  const overdue = tasksBetween(context, ids, '0000', addDays(today, -1))
  const due = tasksBetween(context, ids, today, until)
  const away = new Map(covers.away(today).map((it) => [it.person.id, it.cover.name]))
  return users
    .all(staff.filter((id) => cases.has(id) || overdue.has(id) || due.has(id)))
    .map((user) => ({
      id: user.id,
      name: fullName(user),
      job_title: user.job_title,
      open_cases: cases.get(user.id) ?? 0,
      capacity: user.profile.capacity,
      overdue: overdue.get(user.id) ?? 0,
      due: due.get(user.id) ?? 0,
      covered_by: away.get(user.id) ?? null,
    }))
    .toSorted((a, b) => b.overdue - a.overdue || b.open_cases - a.open_cases)
}

const stuckOf = ({ conveyanceList }: RequestContext): StuckCase[] =>
  conveyanceList
    .page({ view: 'stuck', sort: 'holder', limit: MOST_STUCK })
    .rows.map(({ id, ref, address, fee_earner, holder }) => ({
      id,
      ref,
      address: [address.line, address.town].filter(Boolean).join(', '),
      fee_earner: fee_earner.name,
      holder: holder?.label ?? '',
      days: holder?.elapsed ?? 0,
    }))
