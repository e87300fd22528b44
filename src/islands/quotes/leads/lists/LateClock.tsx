import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('#islands/quotes/leads/LeadClock.tsx')
const LeadClock = lazy(() => load().then((it) => ({ default: it.LeadClock })))
const SoldAge = lazy(() => load().then((it) => ({ default: it.SoldAge })))

type Props = ComponentProps<typeof LeadClock>

// A clock needs the bank holidays of its years: rows do not wait for them.
/** The clock until the first answer, in a list. */
export const LateClock = (it: Props) => (
  <Suspense>
    <LeadClock {...it} />
  </Suspense>
)

/** How long an accepted offer has waited, in a list. */
export const LateAge = (it: Props) => (
  <Suspense>
    <SoldAge {...it} />
  </Suspense>
)
