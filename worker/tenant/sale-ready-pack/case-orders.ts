import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { productOf } from '#domain/conveyance/order/product'
import { isLive, taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { createTask } from '#domain/conveyance/plan/task-creation'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { isOwnTask } from '#domain/conveyance/task/acts'
import type { PackOrderPlacing } from '#domain/sale-ready-pack/order/bodies'
import type { PackOrder } from '#domain/sale-ready-pack/order/order'
import { addWorkingDays } from '#domain/working-days'
import { addOrder, cancelOrder, ordersOf } from '#tenant/conveyance/order/orders'
import type { RequestContext } from '#tenant/runtime/context'
import { forCaseOf } from './case-of-pack.ts'

type Wanted = Pick<PackOrder, 'product' | 'name'>

/** The open task of a case that asks for the same product, or the one that staff added last. */
const taskIn = ({ plan }: CaseRecords, { product }: Wanted) => {
  const { fact } = productOf(product)
  return tasksOf(plan).find((it) => isLive(it) && fact !== null && it.evidence === fact)?.key
}

/** The task of a case that asks somebody to place an order: the one of its workflow, or one that is added. */
export const taskToPlace = (
  context: RequestContext,
  { id }: Conveyance,
  wanted: Wanted,
): NonNullable<PackOrder['task']> => {
  const { conveyances, today, now } = forCaseOf(context)
  let key: string | undefined
  const title = `Order ${midSentence(wanted.name)} for the sale-ready pack`
  conveyances.change(id, null, (records) => {
    key = taskIn(records, wanted)
    if (key !== undefined) return { ...records, events: [] }
    const due_on = addWorkingDays(today, 1)
    const added = createTask(records, { title, due_on, user: null, role: 'assistant' }, now)
    key = tasksOf(added.plan).findLast(isOwnTask)?.key
    return added
  })
  return { conveyance_id: id, key: key ?? '' }
}

/** Charges a placed order to a case, as one of its orders. */
export const chargeToCase = (
  context: RequestContext,
  { id }: Conveyance,
  { product, name }: Wanted,
  { provider, reference, cost, on }: Omit<PackOrderPlacing, 'version'>,
): NonNullable<PackOrder['charged']> => {
  const title = product === 'other' ? name : null
  const entry = { product, title, provider, reference, cost, ordered_on: on, expected_on: null }
  return { conveyance_id: id, order_id: addOrder(forCaseOf(context), id, entry).id }
}

/** Ends the task that was added for an order: done, or skipped with why it is not needed. */
export const endTask = (
  context: RequestContext,
  { task }: Pick<PackOrder, 'task'>,
  reason: string | null,
) => {
  if (task === null || !isOwnTask(task)) return
  const { conveyances, by, now } = forCaseOf(context)
  conveyances.change(task.conveyance_id, null, (records) => {
    const found = taskOf(records.plan, task.key)
    if (found === undefined || !isLive(found)) return { ...records, events: [] }
    return reason === null
      ? completeTask(records, { task: task.key }, by, now)
      : skipTask(records, { task: task.key, reason }, by, now)
  })
}

/** Cancels the order of the case; throws 409 for one that has a result. */
export const endCharge = (
  context: RequestContext,
  { charged }: Pick<PackOrder, 'charged'>,
  reason: string,
) => {
  if (charged === null) return
  const { conveyance_id: id, order_id: order } = charged
  const of = forCaseOf(context)
  const stored = ordersOf(of, id).find((it) => it.id === order)
  if (stored === undefined || stored.cancelled !== null) return
  cancelOrder(of, { id, order }, { version: stored.version, reason })
}
