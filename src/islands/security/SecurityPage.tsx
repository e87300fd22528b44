import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SecurityView } from '#domain/user/security/api'
import { useCan } from '#islands/chrome/use-can.ts'
import { date, dayOf } from '#lib/format'
import { $security } from '#stores/user/security'
import { OwnSessions } from './OwnSessions.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RememberedDevices } from './RememberedDevices.tsx'
import { WaysIn } from './WaysIn.tsx'
import { WhatHappened } from './WhatHappened.tsx'

const CalendarLink = lazy(() => import('#islands/conveyances/calendar-feed/CalendarLink.tsx'))

export default function SecurityPage() {
  return (
    <>
      <h1 className="h1">Sign-in and security</h1>
      <Loaded
        from={useStore($security)}
        skeleton={<Skeleton rows={8} />}
        retry={() => $security.revalidate()}
      >
        {(view) => <Parts view={view} />}
      </Loaded>
    </>
  )
}

const Parts = ({ view }: { view: SecurityView }) => {
  const canSeeCases = useCan('conveyance.view-any')
  return (
    <div className="security">
      <div>
        {view.policy?.due_at && (
          <p className="warn" role="status">
            Add a passkey or an authenticator by {date(dayOf(view.policy.due_at))}. From then on you
            cannot sign in without one.
          </p>
        )}
        <Passkeys passkeys={view.passkeys} />
        <WaysIn view={view} />
        <RememberedDevices devices={view.devices} />
        <OwnSessions sessions={view.sessions} />
      </div>
      <aside>
        <WhatHappened happened={view.happened} />
        <section className="sec">
          <header>
            <h2>The firm’s rules</h2>
          </header>
          <p className="mute">
            {view.policy && 'Your role needs a second factor. '}
            You are signed out after 30 minutes without a touch, and 12 hours after you signed in.
            We email you whenever the way you sign in changes.
          </p>
        </section>
        {canSeeCases && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <CalendarLink />
          </Suspense>
        )}
      </aside>
    </div>
  )
}
