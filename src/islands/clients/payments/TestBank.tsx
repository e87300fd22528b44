import type { ClientRequest } from '#domain/payment-request/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { money } from '#lib/format'
import { finishTestBank, type StartedBankPayment } from '#stores/payment-request/bank'
import { Choice } from './Choice.tsx'

type Props = { request: ClientRequest; started: StartedBankPayment; onBack: () => void }

/** The page of the embedded test bank, which says that it is one. */
export const TestBank = ({ request, started, onBack }: Props) => {
  const { busy, run } = useStep('Couldn’t make the test payment')
  const finish = (outcome: 'sent' | 'cancelled') =>
    run(async (key) => {
      await finishTestBank(request.id, { payment: started.payment, outcome }, key)
      onBack()
    })
  return (
    <section className="my-part" aria-labelledby={`test-bank-${request.id}`}>
      <h4 id={`test-bank-${request.id}`}>Test bank: payment of {money(started.amount)}</h4>
      <p>
        This is a test. No money moves, and you sign in to no bank. Your payment is not received
        until a statement of our bank shows it.
      </p>
      <Choice className="btn main big" busy={busy} onPress={() => finish('sent')}>
        Approve {money(started.amount)} at the test bank
      </Choice>
      <Choice className="btn big" busy={busy} onPress={() => finish('cancelled')}>
        Cancel at the test bank
      </Choice>
      <button type="button" className="link" onClick={onBack}>
        Go back
      </button>
    </section>
  )
}
