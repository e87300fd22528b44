import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayAskPayment, type PaymentAct, paymentActs } from '#domain/payment/acts'
import type { PaymentEntry, PaymentSending } from '#domain/payment/bodies'
import { purposeLabels } from '#domain/payment/labels'
import type { Payment, PaymentView } from '#domain/payment/payment'
import { assertValid } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { payeeOf } from '#tenant/payee/payees'
import type { RequestContext } from '#tenant/runtime/context'
import { assertVerified, obstacleTo, postPayment } from './books.ts'
import { paymentDocument } from './document.ts'

export type PaymentAddress = { readonly id: string; readonly payment: string }

const recordsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, paymentDocument)

const toView = (context: RequestContext, payment: Payment): PaymentView => ({
  ...payment,
  obstacle: obstacleTo(context, payment),
})

/** The payments of a case, the oldest first. */
export const paymentsOf = (context: RequestContext, id: string): PaymentView[] =>
  recordsOf(context)
    .of([context.conveyances.get(id).id])
    .map((payment) => toView(context, payment))

const nameOf = ({ by }: RequestContext) => ({ id: by.id, name: by.name })

/** Whom a payment goes to; throws 422 where it is nobody, 409 while their details are not verified. */
const recipientOf = (context: RequestContext, conveyance: Conveyance, entry: PaymentEntry) => {
  if (entry.purpose === 'to_linked_case') {
    assertValid({
      ...(conveyance.linked ? {} : { purpose: ['This case has no linked case.'] }),
      ...(entry.authority ? {} : { authority: ['Enter whose written authority you hold.'] }),
    })
    return { payee: null, linked: conveyance.linked && idAndRef(conveyance.linked) }
  }
  assertValid(entry.payee ? {} : { payee: ['Choose who is paid.'] })
  const payee = payeeOf(context, { id: conveyance.id, payee: entry.payee ?? '' })
  const account = assertVerified(payee)
  const { id, name } = payee
  return {
    payee: { id, name, account_id: account.id, ending: account.ending },
    linked: null,
  }
}

const idAndRef = ({ id, ref }: { readonly id: string; readonly ref: string }) => ({ id, ref })

const detailOf = ({ id, payee, linked, amount, purpose }: Payment) => ({
  payment: id,
  to: payee?.name ?? linked?.ref ?? '',
  amount,
  purpose: purposeLabels[purpose].toLowerCase(),
})

const about = (conveyance: Conveyance) => ({ ...ofCase(conveyance), changed: ['payments'] })

/** Asks for a payment from client money; nothing leaves before a second person approves it. */
export const askPayment = (
  context: RequestContext,
  id: string,
  entry: PaymentEntry,
): PaymentView => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayAskPayment(context.person, conveyance))
  const { purpose, amount, due_on, reference } = entry
  const { payee, linked } = recipientOf(context, conveyance, entry)
  const payment = recordsOf(context).insert({
    id: context.newId(),
    version: 1,
    conveyance_id: id,
    ...{ purpose, payee, linked, amount, due_on, reference },
    authority: linked ? entry.authority : null,
    status: 'asked',
    asked: { by: nameOf(context), at: context.now },
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
    approved: { by: nameOf(context), at: context.now },
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
    sent: { by: nameOf(context), at: context.now, on, posting: posting.n },
  })
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
    rejected: { by: nameOf(context), at: context.now, reason },
  })
  const detail = { ...detailOf(payment), reason }
  context.recordEvents(
    [{ name: 'payment.rejected', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return toView(context, payment)
}
