import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $routeRules } from '#stores/route-rules'

const RulesForm = lazy(() => import('./RulesForm.tsx'))

/** The firm's redirects: old addresses that lead to pages of today. */
export default function RouteRules() {
  const from = useStore($routeRules)
  return (
    <section className="form" aria-labelledby="route-rules">
      <h2 className="h2" id="route-rules">
        Redirects
      </h2>
      <p className="mute">
        An old or a short address that leads to a page of today. The first that fits is followed.
      </p>
      <Loaded from={from} skeleton={<Skeleton rows={2} />} retry={() => $routeRules.revalidate()}>
        {(kept) => (
          <Suspense fallback={<Skeleton rows={2} />}>
            <RulesForm kept={kept} />
          </Suspense>
        )}
      </Loaded>
    </section>
  )
}
