import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'

const PricesView = lazy(() => import('#islands/quotes/prices/PricesView.tsx'))
const Importing = lazy(() => import('#islands/quotes/import/Importing.tsx'))

export default function HubScreen() {
  const { view } = useStore($route).query
  return (
    <Suspense fallback={<Skeleton rows={12} />}>
      {view === 'prices' ? <PricesView /> : <Importing kind="quotes" />}
    </Suspense>
  )
}
