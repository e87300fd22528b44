import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { requisitionKinds } from '#domain/requisition/labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { RequisitionQueue } from './RequisitionQueue.tsx'
import { UndertakingRegister } from './UndertakingRegister.tsx'

const page = href('quotes-requisition-replies', {})
const tabOf = (key: string, label: string) => ({ key, label, href: `${page}?tab=${key}` })

const StandardReplies = lazy(() => import('./StandardReplies.tsx'))

const Part = ({ at }: { at: string }) => {
  if (at === 'standard') return <StandardReplies />
  return at === 'undertakings' ? <UndertakingRegister /> : <RequisitionQueue />
}

/** What awaits a reply, and the undertakings of the firm. */
export default function RequisitionReplies() {
  const { search } = useStore($route)
  const canSeeUndertakings = useCan('undertakings.view-any')
  const at = new URLSearchParams(search).get('tab') ?? 'completion'
  const canSeeReplies = useCan('conveyance.view')
  const tabs = [
    tabOf('completion', requisitionKinds.completion),
    tabOf('hmlr', requisitionKinds.hmlr),
    ...(canSeeReplies ? [tabOf('standard', 'Standard replies')] : []),
    ...(canSeeUndertakings ? [tabOf('undertakings', 'Undertakings')] : []),
  ]
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Requisition Replies</h1>
        <p className="mute">Replies are drafted and sent on each case.</p>
      </header>
      <Tabs
        tabs={tabs}
        at={at}
        label="Requisitions"
        follow={(to) => setSearch(new URL(to, location.href).search, { isStep: true })}
      />
      <Suspense fallback={<Skeleton rows={6} />}>
        <Part at={at} />
      </Suspense>
    </>
  )
}
