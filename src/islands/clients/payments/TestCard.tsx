import type { ClientRequest } from '#domain/payment-request/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { money } from '#lib/format'
import { finishTest, type StartedCheckout } from '#stores/payment-request/client'
import { Choice } from './Choice.tsx'

type Props = { request: ClientRequest; started: StartedCheckout; onBack: () => void }

/** The page of the embedded test provider, which says that it is one. */
export const TestCard = ({ request, started, onBack }: Props) => {
  const { busy, run } = useStep('Couldn’t make the test payment')
  const finish = (outcome: 'paid' | 'declined') =>
    run(async (key) => {
      await finishTest(request.id, { checkout: started.checkout, outcome }, key)
      onBack()
    })
  return (
    <section className="my-part" aria-labelledby={`test-${request.id}`}>
      <h4 id={`test-${request.id}`}>Test payment of {money(started.amount)}</h4>
      <p>
        This is a test. No money moves, and no card is asked for. The receipt and the ledger of this
        demonstration show it as a test.
      </p>
      <Choice className="btn main big" busy={busy} onPress={() => finish('paid')}>
        Pay {money(started.amount)} with the test card
      </Choice>
      <Choice className="btn big" busy={busy} onPress={() => finish('declined')}>
        Have the test card declined
      </Choice>
      <button type="button" className="link" onClick={onBack}>
        Go back
      </button>
    </section>
  )
}
