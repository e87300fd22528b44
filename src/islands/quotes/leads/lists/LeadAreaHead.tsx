import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { type Tab, Tabs } from '#components/Tabs.tsx'
import { href, routeTable } from '#routes'
import { $route } from '#stores/chrome/route'
import { $permissions } from '#stores/user/permissions'

const LeadTools = lazy(() => import('./LeadTools.tsx'))

const tabRoutes = ['quotes-leads', 'quotes-leads-sold', 'quotes-leads-presold'] as const

const labels = {
  'quotes-leads': 'All leads',
  'quotes-leads-sold': 'Sold',
  'quotes-leads-presold': 'Presold',
} as const

export const LeadAreaHead = ({ title }: { title: string }) => {
  const route = useStore($route)
  const permissions = useStore($permissions)
  // Every tab shows until the permissions have loaded.
  const canOpen = (name: (typeof tabRoutes)[number]) =>
    permissions.length === 0 ||
    (routeTable[name]?.can ?? []).every((can) => permissions.includes(can))
  const tabs = tabRoutes
    .filter(canOpen)
    .map((name): Tab => ({ key: name, label: labels[name], href: href(name, {}) }))
  return (
    <>
      <header className="list-head quote-area-head">
        <h1 className="h1">{title}</h1>
        <span className="area-act lead-acts">
          <Suspense>
            <LeadTools />
          </Suspense>
        </span>
      </header>
      {tabs.length > 1 && <Tabs label="Leads" tabs={tabs} at={route.name ?? ''} />}
    </>
  )
}
