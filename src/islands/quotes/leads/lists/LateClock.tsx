import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('#islands/quotes/leads/LeadClock.tsx')
const LeadClock = lazy(() => load().then((it) => ({ default: it.LeadClock })))
const SoldAge = lazy(() => load().then((it) => ({ default: it.SoldAge })))

type Props = ComponentProps<typeof LeadClock>

// Loaded on demand: a clock needs the bank holidays, and rows should not wait for them.
/** `LeadClock` in a list. */
export const LateClock = (it: Props) => (
  <Suspense>
    <LeadClock {...it} />
  </Suspense>
)

/** `SoldAge` in a list. */
export const LateAge = (it: Props) => (
  <Suspense>
    <SoldAge {...it} />
  </Suspense>
)
