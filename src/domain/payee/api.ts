import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  AccountApproval,
  AccountEntry,
  AccountRejection,
  CallEntry,
  NameCheckEntry,
  NameQuestionEntry,
  NameReasonEntry,
  PayeeEntry,
} from './bodies.ts'
import { PayeeView } from './payee.ts'

const all = '/api/conveyances/:id/payees'
const change = `${all}/:payee/change` as const
const write = { who: ['staff'], can: ['conveyance.update'], reply: PayeeView } as const

export const payeeApi = endpointsOf({
  list: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: z.array(PayeeView),
  },
  add: { ...write, method: 'POST', path: all, body: PayeeEntry },
  change: { ...write, method: 'PUT', path: change, body: AccountEntry },
  check_name: { ...write, method: 'PUT', path: `${change}/name-check`, body: NameCheckEntry },
  /** Asks the provider of name checks; its answer stays with the details. */
  ask_name: { ...write, method: 'POST', path: `${change}/name-question`, body: NameQuestionEntry },
  explain_name: { ...write, method: 'PUT', path: `${change}/name-reason`, body: NameReasonEntry },
  call: { ...write, method: 'PUT', path: `${change}/call`, body: CallEntry },
  approve: {
    ...write,
    can: ['bank-details.update'],
    method: 'PUT',
    path: `${change}/approval`,
    body: AccountApproval,
    isSensitive: true,
  },
  reject: { ...write, method: 'PUT', path: `${change}/rejection`, body: AccountRejection },
  /** Sort code and account number; each look is an event. */
  digits: {
    method: 'POST',
    path: `${all}/:payee/digits`,
    who: ['staff'],
    can: ['bank-details.update'],
    reply: z.array(
      z.object({
        status: z.enum(['verified', 'waiting']),
        holder: z.string(),
        sort_code: z.string(),
        account_number: z.string(),
      }),
    ),
    isSensitive: true,
    isSecret: true,
  },
})
