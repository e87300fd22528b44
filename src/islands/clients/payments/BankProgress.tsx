import { bankFailures } from '#domain/payment-request/bank/labels'
import type { ClientBankPayment, ClientRequest } from '#domain/payment-request/view'
import { dayOf, money, plainDate } from '#lib/format'

/** What became of payments that the client began at their bank; nothing of those that arrived. */
export const BankProgress = ({
  request: { bank_payments },
}: {
  request: Pick<ClientRequest, 'bank_payments'>
}) =>
  bank_payments.map((it) => (
    <p
      key={it.id}
      className={it.state === 'failed' ? 'fault' : 'client-text'}
      role={it.state === 'failed' ? 'alert' : 'status'}
    >
      {it.is_test ? testTextOf(it) : textOf(it)}
    </p>
  ))

/** The test bank sends nothing, and is never said to have done so. */
const testTextOf = (it: ClientBankPayment) =>
  it.state === 'failed' || it.state === 'started'
    ? textOf(it)
    : `Test, no money moved. The test bank says that it has sent ${money(it.amount)}; we will confirm when it arrives.`

const textOf = ({ state, amount, failure, at }: ClientBankPayment) =>
  ({
    started: `You began a payment of ${money(amount)} at your bank. If you have approved it there, we will show it here in a moment.`,
    accepted: `Your bank has accepted the payment of ${money(amount)} and will send it. We will confirm when it arrives. Do not pay it again.`,
    sent: `Your bank has sent the payment of ${money(amount)}; we will confirm when it arrives. Do not pay it again.`,
    late: `Your bank said on ${plainDate(dayOf(at))} that it sent ${money(amount)}, and it has not arrived. Ask your bank, or call us.`,
    failed: `${bankFailures[failure ?? 'other']} No money has left your account. Try again, or pay another way.`,
  })[state]
