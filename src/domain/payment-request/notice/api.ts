import { endpointsOf } from '#domain/endpoint'
import { CasePaymentRequests, ClientPayments } from '../view.ts'
import { NoticeCheck, NoticeEntry } from './bodies.ts'

export const paymentNoticeApi = endpointsOf({
  tell: {
    method: 'POST',
    path: '/api/client/payment-notices',
    who: ['client'],
    can: [],
    body: NoticeEntry,
    reply: ClientPayments,
  },
  check: {
    method: 'PUT',
    path: '/api/conveyances/:id/payment-notices/:notice/check',
    who: ['staff'],
    can: ['conveyance.update'],
    body: NoticeCheck,
    reply: CasePaymentRequests,
  },
})
