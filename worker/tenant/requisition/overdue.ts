import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { requisitionsOf } from './records.ts'

const recordFor = (context: RequestContext, { id, conveyance_id }: UnsaidRow) =>
  requisitionsOf(context).get(conveyance_id, id)

const say = (context: RequestContext, row: UnsaidRow) => {
  const { firm, due_on } = recordFor(context, row)
  const conveyance = context.conveyances.get(row.conveyance_id)
  const { users } = staffOfCase(conveyance)
  const event = { ...ofCase(conveyance), changed: [], detail: { firm, due_on } }
  context.recordEvents([{ name: 'requisition.overdue', ...event }], {
    users: [...new Set([...users, ...holdersOf(context, 'undertakings.update')])],
  })
}

/** The requisitions without a first reply on the working morning after their day, each said once for a day, to supervisors too. */
export const overdueRequisitions = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'requisitions', status: 'drafting', event: 'requisition.overdue' },
    before: context.today,
  })
    .filter((row) => morningAfter(row.due_on, 1) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'requisitions', id: row.id },
      emit: () => {
        if (recordFor(context, row).earlier.length === 0) say(context, row)
      },
    }))
