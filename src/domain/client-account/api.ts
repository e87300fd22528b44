import { endpointsOf } from '#domain/endpoint'
import { ClientAccountView } from './account.ts'
import { Confirmation, DetailsRejection, NewDetailsEntry } from './bodies.ts'

const path = '/api/client-account'
const change = `${path}/change` as const
const write = {
  method: 'PUT',
  who: ['staff'],
  can: ['bank-details.update'],
  reply: ClientAccountView,
} as const

/** The firm’s own client account; no answer holds a digit but the last two. */
export const clientAccountApi = endpointsOf({
  show: {
    method: 'GET',
    path,
    who: ['staff'],
    can: ['payments.view-any'],
    reply: ClientAccountView,
  },
  change: { ...write, path: change, body: NewDetailsEntry, isSensitive: true },
  confirm: { ...write, path: `${change}/confirmation`, body: Confirmation, isSensitive: true },
  reject: { ...write, path: `${change}/rejection`, body: DetailsRejection },
})
