import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { href } from '#routes'
import { Spine } from './Spine.tsx'

type CaseProps = { caseFile: CaseDetail }

// What does not stand on the first tab is loaded when it is opened.
const late: Readonly<Record<string, LazyExoticComponent<ComponentType<CaseProps>>>> = {
  overview: lazy(() => import('./CaseOverview.tsx').then((it) => ({ default: it.CaseOverview }))),
  enquiries: lazy(() => import('./enquiries/CaseEnquiries.tsx')),
  documents: lazy(() => import('./documents/CaseDocuments.tsx')),
  messages: lazy(() => import('./messages/CaseMessages.tsx')),
  notes: lazy(() => import('./notes/CaseNotes.tsx')),
  orders: lazy(() => import('./orders/CaseOrders.tsx')),
  title: lazy(() => import('./title/CaseTitlePage.tsx')),
  dates: lazy(() => import('./dates/CaseDates.tsx')),
  requisitions: lazy(() => import('./requisitions/CaseRequisitions.tsx')),
  pack: lazy(() => import('./packs/CasePacks.tsx')),
  money: lazy(() => import('./money/CaseMoney.tsx')),
  compliance: lazy(() => import('./compliance/CaseCompliance.tsx')),
  history: lazy(() => import('./CaseHistory.tsx')),
}

const labels = {
  overview: 'Overview',
  milestones: 'Milestones & tasks',
  enquiries: 'Enquiries',
  documents: 'Documents',
  messages: 'Messages',
  notes: 'Notes',
  orders: 'Searches & orders',
  dates: 'Key dates',
  title: 'Title & mortgage',
  requisitions: 'Requisitions',
  pack: 'Pack',
  money: 'Money',
  compliance: 'Compliance',
  history: 'History',
} as const

type TabKey = keyof typeof labels

const isTab = (key: string): key is TabKey => Object.hasOwn(labels, key)

/** The tab that an address names; the tasks unless it names another. */
export const tabIn = (search: string): TabKey => {
  const key = new URLSearchParams(search).get('tab') ?? ''
  return isTab(key) ? key : 'milestones'
}

/** A tab that somebody works in, where the case takes less room and the main button is the tab’s own. */
export const isWorkingTab = (tab: TabKey) => tab !== 'milestones' && tab !== 'overview'

export const caseTabs = ({ conveyance: { id, matter_type } }: CaseDetail) =>
  Object.entries(labels)
    .filter(([key]) => key !== 'pack' || matter_type === 'sale')
    .map(([key, label]) => ({
      key,
      label,
      href: `${href('conveyances-id', { id })}?tab=${key}`,
    }))

/** One part of the case. */
export const CaseTab = ({ caseFile, tab }: CaseProps & { tab: TabKey }) => {
  const Late = late[tab]
  if (Late)
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <Late caseFile={caseFile} />
      </Suspense>
    )
  return <Spine caseFile={caseFile} />
}
