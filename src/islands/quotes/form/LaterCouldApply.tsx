import { type ComponentProps, lazy, Suspense } from 'react'

const CouldApply = lazy(() => import('./CouldApply.tsx').then((it) => ({ default: it.CouldApply })))

/** What may be charged besides, loaded after the price itself. */
export const LaterCouldApply = (props: ComponentProps<typeof CouldApply>) => (
  <Suspense>
    <CouldApply {...props} />
  </Suspense>
)
