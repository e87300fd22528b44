import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ShownCase } from '#domain/conveyance/api'
import { href } from '#routes'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { $conveyance } from '#stores/conveyance/conveyance'
import { CaseActs } from './acts/CaseActs.tsx'
import { CaseActivity } from './CaseActivity.tsx'
import { CaseIds, CaseStanding, caseFacts, chasedWords } from './CaseHeader.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { CaseOverview } from './CaseOverview.tsx'
import { Here } from './Here.tsx'
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
  const { ref, address } = it.conveyance
  useEffect(() => $crumb.set(ref), [ref])
  const tab = new URLSearchParams(route.search).get('tab') ?? 'milestones'
  const isTasks = tab !== 'overview' && tab !== 'history'
  return (
    <DetailFrame
      ids={<CaseIds it={it} />}
      here={<Here subject="conveyance" id={it.conveyance.id} />}
      title={[address.line, address.town].filter(Boolean).join(', ')}
      facts={caseFacts(it)}
      standing={<CaseStanding it={it} />}
      note={chasedWords(it)}
      acts={<CaseActs it={it} />}
      strip={<KeyDateStrip it={it} />}
      tabs={{
        label: 'Parts of the case',
        follow: (to) => setSearch(new URL(to, location.href).search),
        at: isTasks ? 'milestones' : tab,
        tabs: [
          tabOf(it, 'milestones', 'Milestones & tasks'),
          tabOf(it, 'overview', 'People & property'),
          tabOf(it, 'history', 'History'),
        ],
      }}
      history={() => <CaseHistory it={it} />}
      side={isTasks && <CaseActivity it={it} />}
    >
      {tab === 'overview' && <CaseOverview it={it} />}
      {tab === 'history' && <CaseHistory it={it} />}
      {isTasks && <Spine it={it} />}
    </DetailFrame>
  )
}

const tabOf = (it: ShownCase, key: string, label: string) => ({
  key,
  label,
  href: `${href('conveyances-id', { id: it.conveyance.id })}?tab=${key}`,
})
