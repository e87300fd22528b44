import { type ComponentProps, lazy, Suspense } from 'react'

const CouldApply = lazy(() => import('./CouldApply.tsx').then((it) => ({ default: it.CouldApply })))

/** What may be charged besides, loaded after the price itself. */
export const LaterCouldApply = (props: ComponentProps<typeof CouldApply>) => (
  <Suspense fallback={<CouldApplyRoom />}>
    <CouldApply {...props} />
  </Suspense>
)

/** The place of the closed list while it is loaded. */
const CouldApplyRoom = () => (
  <details className="could-apply" aria-label="Possible extra costs">
    <summary>Possible extra costs, with VAT where due</summary>
  </details>
)
