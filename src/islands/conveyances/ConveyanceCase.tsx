import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import type { ShownCase } from '#domain/conveyance-api'
import { href } from '#routes'
import { $conveyance } from '#stores/conveyance'
import { $crumb, $route, setSearch } from '#stores/route'
import { CaseActivity } from './CaseActivity.tsx'
import { CaseActs } from './CaseActs.tsx'
import { CaseHeader } from './CaseHeader.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseOverview } from './CaseOverview.tsx'
import { KeyDateStrip } from './KeyDateStrip.tsx'
import { Spine } from './Spine.tsx'

export default function ConveyanceCase() {
  const shown = useStore($conveyance)
  return (
    <Loaded from={shown} skeleton={<Skeleton rows={16} />} retry={() => $conveyance.revalidate()}>
      {(it) => <Case it={it} />}
    </Loaded>
  )
}

const Case = ({ it }: { it: ShownCase }) => {
  const route = useStore($route)
  const { ref } = it.conveyance
  useEffect(() => $crumb.set(ref), [ref])
  const tab = new URLSearchParams(route.search).get('tab') ?? 'milestones'
  return (
    <>
      <CaseHeader it={it} acts={<CaseActs it={it} />} />
      <KeyDateStrip it={it} />
      <Tabs
        label="Parts of the case"
        follow={(to) => setSearch(new URL(to, location.href).search)}
        at={tab}
        tabs={[
          tabOf(it, 'milestones', 'Milestones & tasks'),
          tabOf(it, 'overview', 'People & property'),
          tabOf(it, 'history', 'History'),
        ]}
      />
      {tab === 'overview' && <CaseOverview it={it} />}
      {tab === 'history' && <CaseHistory it={it} />}
      {tab !== 'overview' && tab !== 'history' && (
        <div className="case-two">
          <Spine it={it} />
          <CaseActivity it={it} />
        </div>
      )}
    </>
  )
}

const tabOf = (it: ShownCase, key: string, label: string) => ({
  key,
  label,
  href: `${href('conveyances-id', { id: it.conveyance.id })}?tab=${key}`,
})
