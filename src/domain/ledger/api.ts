import { endpointsOf } from '#domain/endpoint'
import { LedgerEntry } from './bodies.ts'
import { CaseLedger } from './view.ts'

export const caseLedgerApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/conveyances/:id/ledger',
    who: ['staff'],
    can: ['conveyance.view'],
    reply: CaseLedger,
  },
  post: {
    method: 'POST',
    path: '/api/conveyances/:id/ledger',
    who: ['staff'],
    can: ['payments.create'],
    body: LedgerEntry,
    reply: CaseLedger,
  },
})
