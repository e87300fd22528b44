import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { requisitionKinds } from '#domain/requisition/labels'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { openedIn } from './drawer-address.ts'
import { RequisitionQueue } from './RequisitionQueue.tsx'
import { UndertakingRegister } from './UndertakingRegister.tsx'

const page = href('quotes-requisition-replies', {})
const tabOf = (key: string, label: string) => ({ key, label, href: `${page}?tab=${key}` })

const StandardReplies = lazy(() => import('./StandardReplies.tsx'))
const RequisitionDrawer = lazy(() => import('./RequisitionDrawer.tsx'))
const CannotSee = lazy(() => import('./CannotSee.tsx'))

const Part = ({ at }: { at: string }) => {
  if (at === 'standard') return <StandardReplies />
  return at === 'undertakings' ? <UndertakingRegister /> : <RequisitionQueue />
}

const useTabs = () => {
  const canSeeCases = useCan('conveyance.view-any')
  const canSeeUndertakings = useCan('undertakings.view-any')
  const canSeeReplies = useCan('conveyance.view')
  return [
    ...(canSeeCases ? [tabOf('completion', requisitionKinds.completion)] : []),
    ...(canSeeCases ? [tabOf('hmlr', requisitionKinds.hmlr)] : []),
    ...(canSeeReplies ? [tabOf('standard', 'Standard replies')] : []),
    ...(canSeeUndertakings ? [tabOf('undertakings', 'Undertakings')] : []),
  ]
}

type PartsProps = { tabs: ReturnType<typeof useTabs>; at: string }

const Parts = ({ tabs, at }: PartsProps) => (
  <>
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

/** What awaits a reply, and the undertakings of the firm. */
export default function RequisitionReplies() {
  const { search } = useStore($route)
  const tabs = useTabs()
  const asked = new URLSearchParams(search).get('tab')
  // A link may name a part that somebody else sees.
  const at = (tabs.find(({ key }) => key === asked) ?? tabs[0])?.key
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Requisition Replies</h1>
      </header>
      {at !== undefined && <Parts tabs={tabs} at={at} />}
      <Suspense>
        {at === undefined && <CannotSee />}
        <RequisitionDrawer open={openedIn(search)} />
      </Suspense>
    </>
  )
}
