import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { CodeEntryBody } from '#domain/signature/bodies'
import { AccountNumber, SortCode } from '../digits.ts'
import { PayoutView } from './view.ts'

export const PayoutAccount = z.strictObject({
  holder: lineText(80).check(z.minLength(1, 'Enter the name on the account.')),
  sort_code: SortCode,
  account_number: AccountNumber,
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

export const PayoutEntry = z.extend(PayoutAccount, {
  conveyance_id: z.string(),
  code: CodeEntryBody.shape.code,
})
export type PayoutEntry = z.infer<typeof PayoutEntry>

const path = '/api/client/payout-accounts'
const own = { who: ['client'], can: [], reply: PayoutView } as const

/** Where a client is paid: they enter it, and staff call and check before anything is paid there. */
export const payoutApi = endpointsOf({
  show: { ...own, method: 'GET', path },
  /** Sends a code to the mobile or address of the case; the one of before ends. */
  send_code: { ...own, method: 'POST', path: `${path}/codes` },
  /** A wrong code saves nothing, is counted, and is said in `tries_left`. */
  give: {
    ...own,
    method: 'POST',
    path,
    body: PayoutEntry,
    reply: z.extend(PayoutView, { is_saved: z.boolean() }),
  },
  /** Agrees to the account that another client of the case entered. */
  agree: {
    ...own,
    method: 'POST',
    path: `${path}/:payee/agreement`,
    body: z.strictObject({ version: z.int().check(z.minimum(0)) }),
  },
})
