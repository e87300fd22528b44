import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { $route } from '#stores/chrome/route'
import { leadColumns } from './all-lead-columns.tsx'
import { LeadAreaHead } from './LeadAreaHead.tsx'
import { LeadRows } from './LeadRows.tsx'

const DeskSettings = lazy(() => import('#islands/quotes/desk/DeskSettings.tsx'))

const Importing = lazy(() => import('#islands/quotes/import/Importing.tsx'))

const parts = () => import('./lead-list.ts')

export default function LeadList() {
  const view = useStore($route).query['view']
  if (view === 'settings')
    return (
      <Suspense fallback={<Skeleton rows={12} />}>
        <DeskSettings />
      </Suspense>
    )
  if (view === 'import')
    return (
      <Suspense fallback={<Skeleton rows={12} />}>
        <Importing kind="leads" />
      </Suspense>
    )
  return (
    <>
      <LeadAreaHead title="Leads" />
      <LeadRows
        label="Leads"
        columns={leadColumns}
        parts={parts}
        hasSavedViews="leads"
        nothing="Leads arrive from your web form, agents, email and telephone. Open More to see how to connect them."
      />
    </>
  )
}
