import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAskRefund, refundActs } from '#domain/payment-request/acts'
import { methodNames, refundStatuses } from '#domain/payment-request/labels'
import type { Receipt, Refund } from '#domain/payment-request/request'
import { isToCard } from '#domain/payment-request/state'
import type { RequestView } from '#domain/payment-request/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import { approveRefund } from '#stores/payment-request/requests'
import type { OpenRequest } from './RequestForms.tsx'

type Props = {
  caseFile: CaseDetail
  request: RequestView
  onOpen: (open: OpenRequest) => void
}

/** What came for a request, and what went back. */
export const ReceiptLines = (it: Props) => (
  <>
    {it.request.receipts.map((receipt) => (
      <ReceiptLine key={receipt.number} {...it} receipt={receipt} />
    ))}
    {it.request.refunds.map((refund) => (
      <RefundLine key={refund.id} {...it} refund={refund} />
    ))}
  </>
)

const ReceiptLine = ({ caseFile, request, receipt, onOpen }: Props & { receipt: Receipt }) => {
  const whole = { ...request, checkouts: [], bank_payments: [] }
  const why = reasonAgainst(mayAskRefund(useActingPerson(), caseFile.conveyance, whole, receipt))
  return (
    <li className="money-part">
      <span>
        Receipt {receipt.number}, {methodNames[receipt.method].toLowerCase()}
        <small className="evidence">{bookingOf(receipt)}</small>
      </span>
      <b className="num">{money(receipt.amount)}</b>
      <span>
        <small className="evidence">{shortDate(receipt.on)}</small>
        {receipt.obstacle && <small className="evidence bad">{receipt.obstacle}</small>}
      </span>
      {receipt.method === 'card' ? (
        <ActButton
          className="btn small quiet"
          why={why}
          onPress={() => onOpen({ name: 'refund', request, receipt })}
        >
          Refund
        </ActButton>
      ) : (
        <span />
      )}
    </li>
  )
}

const bookingOf = ({ is_test, payer, posting }: Receipt) =>
  [
    is_test && 'Test: no money moved',
    payer && `from ${payer}`,
    posting === null ? 'not in the ledger' : `ledger ${posting}`,
  ]
    .filter(Boolean)
    .join(' · ')

const tones = {
  asked: 'half',
  approved: 'acc',
  done: 'good',
  rejected: 'bad',
  failed: 'bad',
} as const

const RefundLine = ({ caseFile, request, refund, onOpen }: Props & { refund: Refund }) => (
  <li className="money-part">
    <span>
      {refund.reason}
      <small className="evidence">{peopleOf(refund, request)}</small>
    </span>
    <b className="num">−{money(refund.amount)}</b>
    <span>
      <Status tone={tones[refund.status]}>{refundStatuses[refund.status]}</Status>
      {refund.problem && <small className="evidence bad">{refund.problem}</small>}
    </span>
    {refund.status === 'asked' ? (
      <Decide caseFile={caseFile} request={request} refund={refund} onOpen={onOpen} />
    ) : (
      <span />
    )}
  </li>
)

/** How a refund came to be that nobody asked for here. */
const madeAt = (refund: Refund, request: RequestView) =>
  isToCard(request, refund) ? 'made at the card provider' : 'by a payment of this case'

const peopleOf = (refund: Refund, request: RequestView) => {
  const { asked, approved, rejected } = refund
  return [
    asked ? `asked by ${asked.by.name}` : madeAt(refund, request),
    approved && `approved by ${approved.by.name}`,
    rejected && `${rejected.by.name}: ${rejected.reason}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const Decide = ({ caseFile, request, refund, onOpen }: Props & { refund: Refund }) => {
  const acts = refundActs(useActingPerson(), caseFile.conveyance, refund)
  const { busy, run } = useStep('Couldn’t approve the refund')
  return (
    <span>
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.approve)}
        isBusy={busy}
        onPress={() => run((key) => approveRefund(request, refund.id, key))}
      >
        Approve
      </ActButton>
      <ActButton
        className="btn small quiet"
        why={reasonAgainst(acts.reject)}
        onPress={() => onOpen({ name: 'reject', request, refund })}
      >
        Reject
      </ActButton>
    </span>
  )
}
