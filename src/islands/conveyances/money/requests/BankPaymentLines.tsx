import { Status } from '#components/Marks.tsx'
import { bankFailures } from '#domain/payment-request/bank/labels'
import type { RequestView } from '#domain/payment-request/view'
import { dayOf, money, shortDate } from '#lib/format'

const states = {
  started: { tone: 'half', label: 'Begun at the client’s bank' },
  authorised: { tone: 'half', label: 'Approved at the bank, not sent' },
  executed: { tone: 'acc', label: 'Sent by the bank, not received' },
  failed: { tone: 'bad', label: 'Not made' },
} as const

/** What clients began at their bank and has not arrived: no money until a line of ours shows it. */
export const BankPaymentLines = ({ request }: { request: RequestView }) =>
  request.bank_payments
    .filter(({ receipt }) => receipt === null)
    .map(({ id, amount, reference, status, failure, at, is_test }) => (
      <li key={id} className="money-part">
        <span>
          From the client’s bank, reference {reference}
          <small className="evidence">
            {[is_test && 'Test: no money moved', shortDate(dayOf(at))].filter(Boolean).join(' · ')}
          </small>
        </span>
        <b className="num">{money(amount)}</b>
        <span>
          <Status tone={states[status].tone}>{states[status].label}</Status>
          {failure && <small className="evidence bad">{bankFailures[failure]}</small>}
        </span>
        <span />
      </li>
    ))
