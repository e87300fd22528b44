import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import { ofCase } from '#tenant/conveyance/changing-case'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { complaintsOf, concernedBy } from './complaints.ts'

const say = (context: RequestContext, { id, conveyance_id }: UnsaidRow) => {
  const complaint = complaintsOf(context).get(conveyance_id, id)
  const { number, name, due_on } = complaint
  const conveyance = context.conveyances.get(conveyance_id)
  const event = { ...ofCase(conveyance), changed: [], detail: { number, name, due_on } }
  context.recordEvents(
    [{ name: 'complaint.overdue', ...event }],
    concernedBy(context, conveyance, complaint),
  )
}

/** The complaints without a final answer on the working morning after their eight weeks, each said once. */
export const overdueComplaints = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'complaints', status: 'open', event: 'complaint.overdue' },
    before: context.today,
  })
    .filter(({ due_on }) => morningAfter(due_on, 1) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'complaints', id: row.id },
      emit: () => say(context, row),
    }))
