import { assertAllowed } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { OrderChange, OrderEntry, OrderResult } from '#domain/conveyance/order/bodies'
import {
  cancelledOrder,
  changedOrder,
  deliveredOrder,
  newOrder,
} from '#domain/conveyance/order/changing'
import { followResult } from '#domain/conveyance/order/following'
import { type CaseOrder, orderName } from '#domain/conveyance/order/order'
import { productOf } from '#domain/conveyance/order/product'
import { fieldChanges } from '#domain/field-change'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { caseOrderDocument } from './document.ts'

type OrderAddress = { readonly id: string; readonly order: string }

export const ordersOf = ({ store, conveyances }: RequestContext, id: string): CaseOrder[] =>
  caseRecordsOf(store, caseOrderDocument).of([conveyances.get(id).id])

const liveCase = (context: RequestContext, id: string) => {
  const conveyance = caseToChange(context, id)
  assertAllowed(mayChangeCase(conveyance))
  return conveyance
}

const orderToChange = (context: RequestContext, { id, order }: OrderAddress, version: number) => {
  const conveyance = liveCase(context, id)
  const orders = caseRecordsOf(context.store, caseOrderDocument)
  const before = orders.get(id, order)
  requireFresh(version, before)
  return { conveyance, orders, before }
}

const named = (order: CaseOrder) => ({ order: order.id, name: orderName(order) })

/** Whether it is a search of the property, such as the council’s. */
const isSearch = ({ product }: CaseOrder) => productOf(product).expiry === 'searches_expire_on'

const tellingOf = (context: RequestContext, conveyance: Conveyance) => ({
  ...staffOfCase(conveyance),
  correspondence: () => caseCorrespondence(context, conveyance),
})

export const addOrder = (context: RequestContext, id: string, entry: OrderEntry): CaseOrder => {
  const conveyance = liveCase(context, id)
  const order = newOrder({ id: context.newId(), conveyance_id: id }, entry, context)
  const is_first_search = isSearch(order) && !ordersOf(context, id).some(isSearch)
  caseRecordsOf(context.store, caseOrderDocument).insert(order)
  const detail = { ...named(order), provider: order.provider, is_first_search }
  context.recordEvents(
    [{ name: 'order.added', ...ofCase(conveyance), changed: ['orders'], detail }],
    tellingOf(context, conveyance),
  )
  return order
}

const changeable = [
  'product',
  'title',
  'provider',
  'reference',
  'cost',
  'ordered_on',
  'expected_on',
] as const

export const changeOrder = (
  context: RequestContext,
  address: OrderAddress,
  { version, ...entry }: OrderChange,
): CaseOrder => {
  const { conveyance, orders, before } = orderToChange(context, address, version)
  const order = orders.replace(changedOrder(before, entry, context.now))
  const changes = fieldChanges(before, order, changeable)
  context.recordEvents(
    [
      {
        name: 'order.changed',
        ...ofCase(conveyance),
        changed: ['orders'],
        detail: { ...named(order), changes },
      },
    ],
    staffOfCase(conveyance),
  )
  return order
}

/** Records the result of an order, and lets the case follow: its key date and the fact that it proves. */
export const recordResult = (
  context: RequestContext,
  address: OrderAddress,
  { version, ...result }: OrderResult,
): CaseOrder => {
  const { conveyance, orders, before } = orderToChange(context, address, version)
  const order = orders.replace(deliveredOrder(before, result, context))
  const { outcome, note } = result
  context.recordEvents(
    [
      {
        name: 'order.delivered',
        ...ofCase(conveyance),
        changed: ['orders'],
        detail: { ...named(order), outcome, note },
      },
    ],
    tellingOf(context, conveyance),
  )
  context.conveyances.change(address.id, null, (records) =>
    followResult(records, orders.of([address.id]), order, context.by, context.now),
  )
  return order
}

export const cancelOrder = (
  context: RequestContext,
  address: OrderAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CaseOrder => {
  const { conveyance, orders, before } = orderToChange(context, address, version)
  const order = orders.replace(cancelledOrder(before, reason, context))
  context.recordEvents(
    [
      {
        name: 'order.cancelled',
        ...ofCase(conveyance),
        changed: ['orders'],
        detail: { ...named(order), reason },
      },
    ],
    staffOfCase(conveyance),
  )
  return order
}
