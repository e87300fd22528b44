import { linesOfCase } from '#domain/completion-statement/paper'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { fullDate } from '#domain/dates'
import { formatPence, type Pence } from '#domain/money'
import { receiptName, receiptText } from '#domain/payment-request/receipt-paper'
import type { PaymentRequest, Receipt, Refund } from '#domain/payment-request/request'
import { leftOf } from '#domain/payment-request/state'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { queuePaper } from '#tenant/document/paper'
import type { RequestContext } from '#tenant/runtime/context'
import { askedOf } from './records.ts'

/** What an event says of a request. */
export const about = ({ id, narrative, payer }: PaymentRequest, amount: Pence) => ({
  request: id,
  narrative,
  amount,
  payer: payer.name,
})

export const ofRequest = (conveyance: Conveyance) => ({
  ...ofCase(conveyance),
  changed: ['payment-requests'],
})

/** Whom an event of a request concerns, and what its messages say; they go to the clients who are asked. */
export const concerned = (conveyance: Conveyance, request: PaymentRequest) => ({
  ...staffOfCase(conveyance),
  clients: askedOf(request, conveyance).map(({ contact_id }) => contact_id),
})

export const messagesOf = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  amount: Pence,
) => {
  const { values, ...correspondence } = caseCorrespondence(context, conveyance)
  const asked = askedOf(request, conveyance).map(({ contact_id }) => contact_id)
  return {
    ...correspondence,
    clients: correspondence.clients.filter((it) => asked.includes(it.contact_id ?? '')),
    values: {
      ...values,
      sum: formatPence(amount),
      narrative: request.narrative,
      due: fullDate(request.due_on),
      link: `${context.origins.clients}/payment`,
    },
  }
}

/** Records that money came for a request, and files its receipt for the client. */
export const recordReceipt = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  receipt: Receipt,
) => {
  const { number, amount, is_test, obstacle } = receipt
  const left = leftOf(request)
  const detail = { ...about(request, amount), receipt: number, is_test, obstacle }
  const to = {
    ...concerned(conveyance, request),
    correspondence: () => messagesOf(context, conveyance, request, amount),
  }
  const of = ofRequest(conveyance)
  if (left > 0)
    context.recordEvents(
      [{ name: 'payment-request.part-paid', ...of, detail: { ...detail, left } }],
      to,
    )
  else context.recordEvents([{ name: 'payment-request.paid', ...of, detail }], to)
  queuePaper(context, {
    conveyance_id: conveyance.id,
    group: 'money',
    name: receiptName(conveyance.ref, receipt),
    visible_to: ['staff', 'client'],
    text: receiptText(request, receipt, linesOfCase(conveyance, context.firm)),
  })
}

const isTest = ({ receipts }: PaymentRequest, number: string) =>
  receipts.some((it) => it.number === number && it.is_test)

export const recordRefunded = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
  { id, amount, receipt }: Refund,
) =>
  context.recordEvents(
    [
      {
        name: 'payment-request.refunded',
        ...ofRequest(conveyance),
        detail: { ...about(request, amount), refund: id, is_test: isTest(request, receipt) },
      },
    ],
    {
      ...concerned(conveyance, request),
      correspondence: () => messagesOf(context, conveyance, request, amount),
    },
  )
