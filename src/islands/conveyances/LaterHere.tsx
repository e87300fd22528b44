import { type ComponentProps, lazy, Suspense } from 'react'

const Here = lazy(() => import('./Here.tsx').then((it) => ({ default: it.Here })))

/** Who else has the record open, loaded after the page’s own parts. */
export const LaterHere = (props: ComponentProps<typeof Here>) => (
  <Suspense>
    <Here {...props} />
  </Suspense>
)
