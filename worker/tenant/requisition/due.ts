import { morningBy } from '#domain/conveyance/clock/civil-hour'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { requisitionsOf } from './records.ts'

/** Calendar days to look ahead, more than one working day ever is. */
const AHEAD_DAYS = 10

const say = (context: RequestContext, { id, conveyance_id }: UnsaidRow) => {
  const { firm, due_on } = requisitionsOf(context).get(conveyance_id, id)
  const conveyance = context.conveyances.get(conveyance_id)
  const { users } = staffOfCase(conveyance)
  const event = { ...ofCase(conveyance), changed: [], detail: { firm, due_on } }
  context.recordEvents([{ name: 'requisition.due', ...event }], {
    users: [...new Set([...users, ...holdersOf(context, 'undertakings.update')])],
  })
}

/** The requisitions without a reply one working day before their day, each said once for a day, to supervisors too. */
export const requisitionsDue = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'requisitions', status: 'drafting', event: 'requisition.due' },
    before: addDays(context.today, AHEAD_DAYS),
  })
    .filter(({ due_on }) => morningBy(addWorkingDays(due_on, -1)) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'requisitions', id: row.id },
      emit: () => say(context, row),
    }))
