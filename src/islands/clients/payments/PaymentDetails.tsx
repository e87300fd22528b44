import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { BankWarning } from '#islands/clients/BankWarning.tsx'
import { ClientOnly } from '#islands/clients/ClientOnly.tsx'
import { MessagePage } from '#islands/clients/MessagePage.tsx'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $session } from '#stores/user/session'
import { CallForDetails } from './details/CallForDetails.tsx'

const OurAccount = lazy(() => import('./details/OurAccount.tsx'))
const PayoutAccounts = lazy(() => import('./payout/PayoutAccounts.tsx'))

/** How a client gets our bank details, and gives us theirs: after a code that is sent now, or by telephone. */
export default function PaymentDetails() {
  const session = useStore($session)
  return (
    <MessagePage title="Payment details">
      <BankWarning />
      {session?.user.type === 'client' ? (
        <ClientOnly needs="pay">
          <Suspense fallback={<Skeleton rows={4} />}>
            <OurAccount />
            <PayoutAccounts />
          </Suspense>
        </ClientOnly>
      ) : (
        <Visitor />
      )}
    </MessagePage>
  )
}

const Visitor = () => (
  <>
    <p className="client-text">
      <a href={href('clients-login', {}, firm.audience)}>Sign in</a> to see our bank details after a
      code that we send you.
    </p>
    <CallForDetails />
  </>
)
