import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayAskPayment, type PaymentAct, paymentActs } from '#domain/payment/acts'
import type { PaymentEntry, PaymentSending } from '#domain/payment/bodies'
import { purposeLabels } from '#domain/payment/labels'
import type { Payment, PaymentView } from '#domain/payment/payment'
import { timingOf } from '#domain/payment/times/times'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import { returnHeld } from '#tenant/funds/receipt/holding'
import { recordGiftReturned } from '#tenant/payment-request/returned-gifts'
import type { RequestContext } from '#tenant/runtime/context'
import { managedBy } from '#tenant/third-party-account/managed'
import { obstacleTo, postPayment } from './books.ts'
import { paymentDocument } from './document.ts'
import { hasAuthority, recipientOf } from './recipients.ts'
import { paymentTimesOf } from './times.ts'

export type PaymentAddress = { readonly id: string; readonly payment: string }

const recordsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, paymentDocument)

const isOpen = ({ status }: Payment) => status === 'asked' || status === 'approved'

const toView = (context: RequestContext, payment: Payment): PaymentView => ({
  ...payment,
  obstacle: obstacleTo(context, payment),
  timing: isOpen(payment) ? timingOf(payment, paymentTimesOf(context), context.now) : null,
})

/** The payments of a case, the oldest first. */
export const paymentsOf = (context: RequestContext, id: string): PaymentView[] =>
  recordsOf(context)
    .of([context.conveyances.get(id).id])
    .map((payment) => toView(context, payment))

const detailOf = ({ id, payee, linked, amount, purpose }: Payment) => ({
  payment: id,
  to: payee?.name ?? linked?.ref ?? '',
  amount,
  purpose: purposeLabels[purpose].toLowerCase(),
})

const about = (conveyance: Conveyance) => ({ ...ofCase(conveyance), changed: ['payments'] })

/** What a payment rests on beside its purpose, of what the entry says. */
const groundsOf = (
  { purpose, authority, charity, held, released_by, both_agree }: PaymentEntry,
  { linked, receipt }: Pick<ReturnType<typeof recipientOf>, 'linked' | 'receipt'>,
) => ({
  authority: hasAuthority(purpose) ? authority || null : null,
  ...(purpose === 'residual_charity' && charity ? { charity } : {}),
  ...(purpose === 'return_held' && held ? { held } : {}),
  ...(receipt ? { receipt } : {}),
  ...(purpose === 'deposit_return' && released_by ? { released_by } : {}),
  ...(linked && both_agree ? { both_agree } : {}),
})

/** Asks for a payment from client money; nothing leaves before a second person approves it. */
export const askPayment = (
  context: RequestContext,
  id: string,
  entry: PaymentEntry,
): PaymentView => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(
    mayAskPayment(context.person, conveyance, { managed_by: managedBy(context.store, id) }),
  )
  const { purpose, amount, due_on, reference } = entry
  const { payee, linked, receipt } = recipientOf(context, conveyance, entry)
  const payment = recordsOf(context).insert({
    id: context.newId(),
    version: 1,
    conveyance_id: id,
    ...{ purpose, payee, linked, amount, due_on, reference },
    ...groundsOf(entry, { linked, receipt }),
    status: 'asked',
    asked: stampOf(context),
    approved: null,
    sent: null,
    rejected: null,
  })
  context.recordEvents(
    [{ name: 'payment.asked', ...about(conveyance), detail: detailOf(payment) }],
    staffOfCase(conveyance),
  )
  return toView(context, payment)
}

const paymentTo = (
  context: RequestContext,
  act: PaymentAct,
  { id, payment }: PaymentAddress,
  version: number,
) => {
  const conveyance = context.conveyances.get(id)
  const before = recordsOf(context).get(id, payment)
  requireFresh(version, before)
  assertAllowed(paymentActs(context.person, conveyance, before)[act])
  return { conveyance, before }
}

export const approvePayment = (
  context: RequestContext,
  address: PaymentAddress,
  version: number,
): PaymentView => {
  const { conveyance, before } = paymentTo(context, 'approve', address, version)
  const payment = recordsOf(context).replace({
    ...before,
    version: version + 1,
    status: 'approved',
    approved: stampOf(context),
  })
  context.recordEvents(
    [{ name: 'payment.approved', ...about(conveyance), detail: detailOf(payment) }],
    staffOfCase(conveyance),
  )
  return toView(context, payment)
}

/** Records that the bank sent a payment, with its posting; throws 409 where a rule of the books refuses it. */
export const sendPayment = (
  context: RequestContext,
  address: PaymentAddress,
  { version, on }: PaymentSending,
): PaymentView => {
  const { conveyance, before } = paymentTo(context, 'send', address, version)
  const posting = postPayment(context, before, on)
  const payment = recordsOf(context).replace({
    ...before,
    version: version + 1,
    status: 'sent',
    sent: { ...stampOf(context), on, posting: posting.n },
  })
  const held = returnHeld(context, payment)
  if (held !== null) recordGiftReturned(context, payment, held)
  const detail = { ...detailOf(payment), posting: posting.n }
  context.recordEvents(
    [{ name: 'payment.sent', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return toView(context, payment)
}

export const rejectPayment = (
  context: RequestContext,
  address: PaymentAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): PaymentView => {
  const { conveyance, before } = paymentTo(context, 'reject', address, version)
  const payment = recordsOf(context).replace({
    ...before,
    version: version + 1,
    status: 'rejected',
    rejected: { ...stampOf(context), reason },
  })
  const detail = { ...detailOf(payment), reason }
  context.recordEvents(
    [{ name: 'payment.rejected', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return toView(context, payment)
}
