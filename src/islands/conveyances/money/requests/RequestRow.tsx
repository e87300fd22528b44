import { Status } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { requestActs } from '#domain/payment-request/acts'
import { purposeNames, requestStates } from '#domain/payment-request/labels'
import type { RequestView } from '#domain/payment-request/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, money, shortDate, today } from '#lib/format'
import { remindOfPayment } from '#stores/payment-request/requests'
import { BankPaymentLines } from './BankPaymentLines.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import type { OpenRequest } from './RequestForms.tsx'

type Props = {
  caseFile: CaseDetail
  request: RequestView
  onOpen: (open: OpenRequest) => void
}

const tones = {
  asked: 'half',
  part_paid: 'acc',
  paid: 'good',
  refunded: 'on',
  cancelled: 'bad',
  expired: 'warn',
} as const

export const RequestRow = ({ caseFile, request, onOpen }: Props) => (
  <>
    <li>
      <span>
        <b className="med">{request.narrative}</b>
        <small className="evidence">
          {purposeNames[request.purpose]}
          {request.bill && ` ${request.bill}`} · {whom(request)}
        </small>
      </span>
      <b className="num">{money(request.amount)}</b>
      <span>
        <Status tone={tones[request.state]}>{requestStates[request.state]}</Status>
        <small className="evidence">{stateOf(request)}</small>
      </span>
      <Actions caseFile={caseFile} request={request} onOpen={onOpen} />
    </li>
    <BankPaymentLines request={request} />
    <ReceiptLines caseFile={caseFile} request={request} onOpen={onOpen} />
  </>
)

const whom = ({ payer: { name, relationship } }: RequestView) =>
  relationship ? `${name}, ${relationship}` : name

const stateOf = ({ left, excess, due_on, state, reminded, cancelled, failures }: RequestView) =>
  [
    state === 'part_paid' && `${money(left)} left`,
    excess > 0 && `${money(excess)} more than asked: give it back under Payments`,
    (state === 'asked' || state === 'part_paid') && `due ${shortDate(due_on)}`,
    reminded && `reminded ${shortDate(dayOf(reminded.at))}`,
    state === 'asked' && failures.length > 0 && `card refused: ${failures.at(-1)?.reason}`,
    cancelled && `${cancelled.by.name}: ${cancelled.reason}`,
  ]
    .filter(Boolean)
    .join(' · ')

const choices = [
  ['remind', 'Send a reminder', 'bell'],
  ['record', 'Record a receipt', 'banknote'],
  ['cancel', 'Cancel', 'ban'],
] as const

const Actions = ({ caseFile, request, onOpen }: Props) => {
  const person = useActingPerson()
  const { run } = useStep('Couldn’t send the reminder')
  const whole = { ...request, checkouts: [], bank_payments: [] }
  const acts = requestActs(person, caseFile.conveyance, whole, today())
  return (
    <RowMenu
      className="icon-btn"
      label={`Actions for ${request.narrative}`}
      choices={choices.map(([key, label, icon]) => ({
        key,
        label,
        icon,
        why: reasonAgainst(acts[key]),
        onChoose: () =>
          key === 'remind'
            ? run((once) => remindOfPayment(request, once))
            : onOpen({ name: key, request }),
      }))}
    />
  )
}
