import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { PaymentApproval, PaymentEntry, PaymentRejection, PaymentSending } from './bodies.ts'
import { PaymentView } from './payment.ts'

const all = '/api/conveyances/:id/payments'
const one = `${all}/:payment` as const
const write = { who: ['staff'], can: ['conveyance.update'], reply: PaymentView } as const

export const paymentApi = endpointsOf({
  list: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: z.array(PaymentView),
  },
  ask: { ...write, method: 'POST', path: all, body: PaymentEntry },
  approve: {
    ...write,
    can: ['payments.update'],
    method: 'PUT',
    path: `${one}/approval`,
    body: PaymentApproval,
    isSensitive: true,
  },
  send: {
    ...write,
    can: ['payments.create'],
    method: 'PUT',
    path: `${one}/sending`,
    body: PaymentSending,
  },
  reject: { ...write, method: 'PUT', path: `${one}/rejection`, body: PaymentRejection },
})
