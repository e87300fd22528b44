import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $roles } from '#stores/user/role/roles'
import { $routeRules } from '#stores/user/route-rule/route-rules'

const RulesForm = lazy(() => import('./RulesForm.tsx'))

/** The firm's redirects from old addresses to current pages. */
export default function RouteRules() {
  const from = useStore($routeRules)
  const roles = useStore($roles)
  // Shown after the list above it, so that it does not move when the list loads.
  if (roles.data === undefined) return null
  return (
    <section className="sec after" aria-labelledby="route-rules">
      <header>
        <h2 id="route-rules">Redirects</h2>
      </header>
      <p className="mute">
        Redirect an old or short address to a current page. The first match applies.
      </p>
      <Loaded from={from} skeleton={<Skeleton rows={2} />} retry={() => $routeRules.revalidate()}>
        {(saved) => (
          <Suspense fallback={<Skeleton rows={2} />}>
            <RulesForm kept={saved} />
          </Suspense>
        )}
      </Loaded>
    </section>
  )
}
