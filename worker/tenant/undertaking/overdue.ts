import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { undertakingsOf } from './undertakings.ts'

const say = (context: RequestContext, { id, conveyance_id }: UnsaidRow) => {
  const { number, firm, due_on } = undertakingsOf(context).get(conveyance_id, id)
  const conveyance = context.conveyances.get(conveyance_id)
  const { users } = staffOfCase(conveyance)
  const event = { ...ofCase(conveyance), changed: [], detail: { number, firm, due_on } }
  context.recordEvents([{ name: 'undertaking.overdue', ...event }], {
    users: [...new Set([...users, ...holdersOf(context, 'undertakings.update')])],
  })
}

/** The undertakings that are still owed on the working morning after their day, each said once for a day. */
export const overdueUndertakings = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'undertakings', status: 'given', event: 'undertaking.overdue' },
    before: context.today,
  })
    .filter(({ due_on }) => morningAfter(due_on, 1) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'undertakings', id: row.id },
      emit: () => say(context, row),
    }))
