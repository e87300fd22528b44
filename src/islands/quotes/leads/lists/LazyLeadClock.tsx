import { type ComponentProps, lazy, Suspense } from 'react'

const loadClocks = () => import('#islands/quotes/leads/LeadClock.tsx')
const LeadClock = lazy(() => loadClocks().then((it) => ({ default: it.LeadClock })))
const SoldAge = lazy(() => loadClocks().then((it) => ({ default: it.SoldAge })))

type Props = ComponentProps<typeof LeadClock>

// Loaded on demand: a clock needs the bank holidays, and rows should not wait for them.
export const LazyLeadClock = (it: Props) => (
  <Suspense fallback={<Room />}>
    <LeadClock {...it} />
  </Suspense>
)

export const LazySoldAge = (it: Props) => (
  <Suspense fallback={<Room />}>
    <SoldAge {...it} />
  </Suspense>
)

/** As wide as a clock. */
const Room = () => (
  <span className="num" style={{ visibility: 'hidden' }}>
    24 h 00 left
  </span>
)
