import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import { type UnsaidRow, unsaidKey, unsaidRows } from '#tenant/events/unsaid'
import type { RequestContext } from '#tenant/runtime/context'
import { breachesOf, recordBreachEvent } from './breaches.ts'

const say = (context: RequestContext, { id, due_on }: UnsaidRow) => {
  const breach = breachesOf(context).get(id)
  const { number, rule } = breach
  recordBreachEvent(context, breach, { name: 'breach.overdue', detail: { number, rule, due_on } })
}

/** The breaches that are neither put right nor decided on the working morning after they had to be, each said once. */
export const overdueBreaches = (context: RequestContext) =>
  unsaidRows(context, {
    ...{ table: 'breaches', status: 'open', event: 'breach.overdue' },
    before: context.today,
  })
    .filter(({ due_on }) => morningAfter(due_on, 1) <= context.now)
    .map((row) => ({
      key: unsaidKey(row),
      record: { table: 'breaches', id: row.id },
      emit: () => say(context, row),
    }))
