import { morningBy } from '#domain/conveyance/clock/civil-hour'
import { addDays } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { undertakingsOf } from './undertakings.ts'

/** Calendar days to look ahead, more than one working day ever is. */
const AHEAD_DAYS = 10

const say = (context: RequestContext, { id, conveyance_id }: UnsaidRow) => {
  const { number, firm, due_on } = undertakingsOf(context).get(conveyance_id, id)
  const conveyance = context.conveyances.get(conveyance_id)
  const { users } = staffOfCase(conveyance)
  const event = { ...ofCase(conveyance), changed: [], detail: { number, firm, due_on } }
  context.recordEvents([{ name: 'undertaking.due', ...event }], {
    users: [...new Set([...users, ...holdersOf(context, 'undertakings.update')])],
  })
}

/** The undertakings that are owed by the next working day, each said once for a day. */
export const undertakingsDue = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'undertakings', status: 'given', event: 'undertaking.due' },
    from: context.today,
    before: addDays(context.today, AHEAD_DAYS),
  })
    .filter(({ due_on }) => morningBy(addWorkingDays(due_on, -1)) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'undertakings', id: row.id },
      emit: () => say(context, row),
    }))
