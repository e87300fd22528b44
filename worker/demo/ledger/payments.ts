import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { Payee } from '#domain/payee/payee'
import type { Payment, PaymentPurpose } from '#domain/payment/payment'
import { namedOf } from '../cast/staff.ts'
import type { World } from '../world.ts'

type Given = {
  readonly id: string
  readonly conveyance: Conveyance
  readonly purpose: PaymentPurpose
  readonly payee: Payee
  readonly amount: number
  readonly on: string
  readonly at: Instant
}

/** A payment that the assistant asked for and nobody has approved yet. */
export const askedPayment = (
  { staff }: Pick<World, 'staff'>,
  { id, conveyance, purpose, payee, amount, on, at }: Given,
): Payment => ({
  ...{ id, version: 1, conveyance_id: conveyance.id, purpose, amount, due_on: on },
  payee: {
    id: payee.id,
    name: payee.name,
    account_id: payee.account?.id ?? '',
    ending: payee.account?.ending ?? '',
  },
  linked: null,
  reference: conveyance.ref,
  authority: null,
  status: 'asked',
  asked: { by: namedOf(staff.assistant), at },
  approved: null,
  sent: null,
  rejected: null,
})

/** The same once the supervisor approved it and the cashier sent it. */
export const sentPayment = (
  { staff }: Pick<World, 'staff'>,
  asked: Payment,
  { n, date, at }: Pick<PostingRecord, 'n' | 'date' | 'at'>,
): Payment => ({
  ...asked,
  version: 3,
  status: 'sent',
  approved: { by: namedOf(staff.supervisor), at },
  sent: { by: namedOf(staff.cashier), at, on: date, posting: n },
})
