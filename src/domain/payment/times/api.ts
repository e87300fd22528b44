import * as z from 'zod/mini'
import { ClockTime } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { PaymentTimes } from './times.ts'

export const PaymentTimesEntry = z.strictObject({
  version: z.int().check(z.minimum(0)),
  cut_off: ClockTime,
  contract_time: ClockTime,
})
export type PaymentTimesEntry = z.infer<typeof PaymentTimesEntry>

const path = '/api/bank/payment-times'

export const paymentTimesApi = endpointsOf({
  show: {
    method: 'GET',
    path,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: PaymentTimes,
  },
  set: {
    method: 'PUT',
    path,
    who: ['staff'],
    can: ['payments.update'],
    body: PaymentTimesEntry,
    reply: PaymentTimes,
  },
})
