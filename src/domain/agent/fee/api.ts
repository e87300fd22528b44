import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { FeePayment, FeeQuery, FeeWithdrawal } from './bodies.ts'
import { FeeStatement } from './statement.ts'

const read = { method: 'GET', query: FeeQuery } as const
const ofAgent = { ...read, who: ['agent'], can: [] } as const
const ofFirm = { ...read, who: ['staff'], can: ['agencies.view-any'] } as const
const paying = {
  who: ['staff'],
  can: ['agencies.view-any', 'payments.update'],
  reply: FeeStatement,
} as const
const csv = { type: 'text/csv', name: 'referral-fees' } as const
const pdf = { type: 'application/pdf', name: 'referral-fees' } as const

/** The fees that the firm owes an agency. Its agents read their own agency’s alone. */
export const referralFeeApi = endpointsOf({
  own: { ...ofAgent, path: '/api/agent/fees', reply: FeeStatement },
  own_csv: { ...ofAgent, path: '/api/agent/fees/export', reply: z.string(), file: csv },
  own_pdf: { ...ofAgent, path: '/api/agent/fees/paper', reply: z.string(), file: pdf },
  show: { ...ofFirm, path: '/api/agencies/:id/fees', reply: FeeStatement },
  csv: { ...ofFirm, path: '/api/agencies/:id/fees/export', reply: z.string(), file: csv },
  pdf: { ...ofFirm, path: '/api/agencies/:id/fees/paper', reply: z.string(), file: pdf },
  /** Records that the fee of a case was paid; answers the statement of the month in which it became due. */
  pay: {
    ...paying,
    method: 'PUT',
    path: '/api/agencies/:id/fees/:fee/payment',
    body: FeePayment,
  },
  /** Takes a payment back that was recorded by mistake. */
  withdraw: {
    ...paying,
    method: 'POST',
    path: '/api/agencies/:id/fees/:fee/withdrawal',
    body: FeeWithdrawal,
  },
})
