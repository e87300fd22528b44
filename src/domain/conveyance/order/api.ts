import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { OrderCancellation, OrderChange, OrderEntry, OrderResult } from './bodies.ts'
import { CaseOrder } from './order.ts'

const write = { who: ['staff'], can: ['conveyance.update'], reply: CaseOrder } as const

export const caseOrderApi = endpointsOf({
  /** Oldest first. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/orders',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(CaseOrder),
  },
  add: { ...write, method: 'POST', path: '/api/conveyances/:id/orders', body: OrderEntry },
  change: {
    ...write,
    method: 'PATCH',
    path: '/api/conveyances/:id/orders/:order',
    body: OrderChange,
  },
  /** Records what came back; key dates and the fact of the product follow. */
  result: {
    ...write,
    method: 'PUT',
    path: '/api/conveyances/:id/orders/:order/result',
    body: OrderResult,
  },
  cancel: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/orders/:order/cancellation',
    body: OrderCancellation,
  },
})
