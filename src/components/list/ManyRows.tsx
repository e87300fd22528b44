import { lazy, Suspense } from 'react'
import type { Many } from './many-rows.ts'

/** Up to this number all rows are rendered. */
export const MANY = 200

const VirtualRows = lazy(() => import('./VirtualRows.tsx'))

export const ManyRows = (many: Many) => (
  <Suspense fallback={Array.from({ length: MANY }, (_, at) => many.row(at))}>
    <VirtualRows {...many} />
  </Suspense>
)
