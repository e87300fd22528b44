import { lazy, Suspense } from 'react'
import type { Many } from './many-rows.ts'

/** Up to so many rows are all drawn. */
export const MANY = 200

const VirtualRows = lazy(() => import('./VirtualRows.tsx'))

/** Rows of which only those in sight are drawn. */
export const ManyRows = (many: Many) => (
  <Suspense fallback={Array.from({ length: MANY }, (_, at) => many.row(at))}>
    <VirtualRows {...many} />
  </Suspense>
)
