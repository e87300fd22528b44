import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { StoppedAddresses } from '#islands/communication/StoppedAddresses.tsx'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { $conveyance } from '#stores/conveyance/conveyance'
import { CaseActs } from './acts/CaseActs.tsx'
import { Explanations } from './automation/Explanations.tsx'
import { CaseIds, CaseStatus, caseFacts, chasedText } from './CaseHeader.tsx'
import { CaseTab, caseTabs, isWorkingTab, tabIn } from './CaseTab.tsx'
import { ExpiryWarnings } from './ExpiryWarnings.tsx'
import { Here } from './Here.tsx'
import { KeyDateStrip } from './KeyDateStrip.tsx'
import { TaskForms } from './tasks/TaskForms.tsx'

const CaseActivity = lazy(() => import('./CaseActivity.tsx'))
const CaseHistory = lazy(() => import('./CaseHistory.tsx'))

export default function ConveyanceCase() {
  const loaded = useStore($conveyance)
  return (
    <Loaded from={loaded} skeleton={<Skeleton rows={16} />} retry={() => $conveyance.revalidate()}>
      {(it) => (
        <>
          <StoppedAddresses />
          <Case caseFile={it} />
          <TaskForms caseFile={it} />
          <Explanations />
        </>
      )}
    </Loaded>
  )
}

const Case = ({ caseFile }: { caseFile: CaseDetail }) => {
  const route = useStore($route)
  const { ref, address } = caseFile.conveyance
  useEffect(() => $crumb.set(ref), [ref])
  const tab = tabIn(route.search)
  return (
    <DetailFrame
      ids={<CaseIds caseFile={caseFile} />}
      here={<Here subject="conveyance" id={caseFile.conveyance.id} />}
      title={[address.line, address.town].filter(Boolean).join(', ')}
      facts={caseFacts(caseFile)}
      standing={<CaseStatus caseFile={caseFile} />}
      note={chasedText(caseFile)}
      acts={<CaseActs caseFile={caseFile} isPlain={isWorkingTab(tab)} />}
      fold={isWorkingTab(tab) ? 'Facts and dates' : undefined}
      warnings={<ExpiryWarnings caseFile={caseFile} />}
      strip={<KeyDateStrip caseFile={caseFile} />}
      tabs={{
        label: 'Parts of the case',
        follow: (to) => setSearch(new URL(to, location.href).search),
        at: tab,
        tabs: caseTabs(caseFile),
      }}
      history={() => (
        <Suspense fallback={<Skeleton rows={8} />}>
          <CaseHistory caseFile={caseFile} />
        </Suspense>
      )}
      side={
        tab === 'milestones' && (
          <Suspense fallback={<aside className="case-activity" aria-label="Activity" />}>
            <CaseActivity caseFile={caseFile} />
          </Suspense>
        )
      }
    >
      <CaseTab caseFile={caseFile} tab={tab} />
    </DetailFrame>
  )
}
