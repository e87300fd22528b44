import { lazy, type ReactNode, type Ref, Suspense } from 'react'

/** Up to so many rows are all drawn. */
export const MANY = 200

export type Many = {
  count: number
  /** The row that the keys stand on; it is brought into view. */
  at: number
  row: (at: number, drawn?: Ref<never>) => ReactNode
  /** Takes the place of the rows that are not drawn. */
  gap: (pixels: number) => ReactNode
}

const VirtualRows = lazy(() => import('./VirtualRows.tsx'))

/** Rows of which only those in sight are drawn. */
export const ManyRows = (it: Many) => (
  <Suspense fallback={Array.from({ length: MANY }, (_, at) => it.row(at))}>
    <VirtualRows {...it} />
  </Suspense>
)
