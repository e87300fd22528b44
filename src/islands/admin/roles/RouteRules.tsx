import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $roles } from '#stores/user/role/roles'
import { $routeRules } from '#stores/user/route-rule/route-rules'

const RulesForm = lazy(() => import('./RulesForm.tsx'))

/** The firm's redirects: old addresses that lead to pages of today. */
export default function RouteRules() {
  const from = useStore($routeRules)
  const roles = useStore($roles)
  // It stands under a list whose length is not known before it is there.
  if (roles.data === undefined) return null
  return (
    <section className="sec after" aria-labelledby="route-rules">
      <header>
        <h2 id="route-rules">Redirects</h2>
      </header>
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
