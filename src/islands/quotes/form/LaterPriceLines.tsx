import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'

const PriceLines = lazy(() => import('./PriceLines.tsx').then((it) => ({ default: it.PriceLines })))

/** The lines of a price, loaded with the first price that there is. */
export const LaterPriceLines = (props: ComponentProps<typeof PriceLines>) => (
  <Suspense fallback={<Skeleton rows={8} />}>
    <PriceLines {...props} />
  </Suspense>
)
