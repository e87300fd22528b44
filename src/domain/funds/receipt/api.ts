import { endpointsOf } from '#domain/endpoint'
import { HeldAllocation, ReceiptExplanation } from './bodies.ts'
import { CaseReceipts } from './view.ts'

const all = '/api/conveyances/:id/receipts'

export const fundsReceiptApi = endpointsOf({
  show: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: CaseReceipts,
  },
  /** Says which account a receipt came from, and which parts of the narrative it is. */
  explain: {
    method: 'PUT',
    path: `${all}/:posting/explanation`,
    who: ['staff'],
    can: ['aml-checks.create'],
    body: ReceiptExplanation,
    reply: CaseReceipts,
  },
  /** Brings a gift from suspense to the case once its giver has been checked. */
  allocate: {
    method: 'POST',
    path: `${all}/:posting/allocation`,
    who: ['staff'],
    can: ['payments.create'],
    body: HeldAllocation,
    reply: CaseReceipts,
  },
})
