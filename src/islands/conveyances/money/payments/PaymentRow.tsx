import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { paymentActs } from '#domain/payment/acts'
import { paymentStatuses, purposeLabels } from '#domain/payment/labels'
import type { PaymentView } from '#domain/payment/payment'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import type { OpenPayment } from './PaymentForms.tsx'

type Props = {
  caseFile: CaseDetail
  payment: PaymentView
  onOpen: (open: OpenPayment) => void
}

const tones = { asked: 'half', approved: 'acc', sent: 'good', rejected: 'bad' } as const

export const PaymentRow = ({ caseFile, payment, onOpen }: Props) => (
  <li>
    <span>
      <b className="med">{purposeLabels[payment.purpose]}</b>
      <small className="evidence">
        {payment.payee
          ? `${payment.payee.name}, ending ${payment.payee.ending}`
          : payment.linked?.ref}
      </small>
    </span>
    <b className="num">{money(payment.amount)}</b>
    <span>
      <Status tone={tones[payment.status]}>{paymentStatuses[payment.status]}</Status>
      <small className="evidence">{peopleOf(payment)}</small>
      {payment.timing && <small className="evidence warn">{payment.timing}</small>}
      {payment.obstacle && <small className="evidence bad">{payment.obstacle}</small>}
    </span>
    <Actions caseFile={caseFile} payment={payment} onOpen={onOpen} />
  </li>
)

const peopleOf = ({ asked, approved, sent, rejected, due_on }: PaymentView) =>
  [
    `asked by ${asked.by.name}`,
    approved && `approved by ${approved.by.name}`,
    sent ? `sent ${shortDate(sent.on)}` : `due ${shortDate(due_on)}`,
    rejected && `${rejected.by.name}: ${rejected.reason}`,
  ]
    .filter(Boolean)
    .join(' · ')

const choices = [
  ['approve', 'Approve', 'check'],
  ['send', 'Record as sent', 'banknote'],
  ['reject', 'Reject', 'ban'],
] as const

const Actions = ({ caseFile, payment, onOpen }: Props) => {
  const acts = paymentActs(useActingPerson(), caseFile.conveyance, payment)
  if (payment.status === 'sent' || payment.status === 'rejected') return <span />
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for the payment of ${money(payment.amount)}`}
      choices={choices.map(([name, label, icon]) => ({
        key: name,
        label,
        icon,
        why: reasonAgainst(acts[name]),
        onChoose: () => onOpen({ name, payment }),
      }))}
    />
  )
}
