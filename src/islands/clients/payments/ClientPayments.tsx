import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { isToPay } from '#domain/payment-request/client'
import type { ClientPayments as Payments } from '#domain/payment-request/view'
import { BankWarning } from '#islands/clients/BankWarning.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $clientPayments } from '#stores/payment-request/client'
import { PastRequest } from './PastRequest.tsx'
import { RequestToPay } from './RequestToPay.tsx'

/** What the signed-in client is asked to pay and has paid. */
export default function ClientPayments() {
  return (
    <ClientOnly needs="pay">
      <Page />
    </ClientOnly>
  )
}

const Page = () => (
  <MessagePage title="Payments">
    <Loaded
      from={useStore($clientPayments)}
      skeleton={<Skeleton rows={8} />}
      retry={() => $clientPayments.revalidate()}
    >
      {(payments) => (
        <>
          <Requests payments={payments} />
          <OtherWays />
          <BankWarning />
        </>
      )}
    </Loaded>
  </MessagePage>
)

const Requests = ({ payments: { requests, ...offers } }: { payments: Payments }) => {
  const open = requests.filter(isToPay)
  const past = requests.filter((it) => !isToPay(it))
  return (
    <>
      <Returned isWaiting={open.some((it) => it.by_card)} />
      {open.length === 0 && (
        <p className="client-text">
          {past.length === 0
            ? 'We have not asked you for a payment yet.'
            : 'There is nothing to pay now.'}{' '}
          When we ask for a payment, we will email you and show it here, with what it is for and how
          to pay.
        </p>
      )}
      {open.map((it) => (
        <RequestToPay key={it.id} request={it} offers={offers} />
      ))}
      {past.length > 0 && (
        <section aria-labelledby="past-payments">
          <h2 id="past-payments">Paid and closed</h2>
          <ul className="client-payments">
            {past.map((it) => (
              <PastRequest key={it.id} request={it} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What somebody reads who comes back from the card provider, or from their bank. */
const Returned = ({ isWaiting }: { isWaiting: boolean }) => {
  const { search } = useStore($route)
  const query = new URLSearchParams(search)
  if (query.has('bank'))
    return (
      <p className="client-text" role="status">
        Thank you. If you approved the payment, this page will show when your bank has sent it, and
        we will confirm when it arrives. You do not need to pay again.
      </p>
    )
  if (!query.has('paid')) return null
  return (
    <p className="client-text" role="status">
      {isWaiting
        ? 'Thank you. We are waiting for the card provider to confirm your payment. This page will show it; you do not need to pay again.'
        : 'Thank you. The card provider has confirmed your payment.'}
    </p>
  )
}

const OtherWays = () => (
  <p className="client-text">
    <a href={href('clients-payment-details', {}, firm.audience)}>See our bank details</a>
    <br />
    <a href={href('clients-payment-other', {}, firm.audience)}>
      Tell us of a payment that we have not asked for, or that somebody else makes
    </a>
  </p>
)
