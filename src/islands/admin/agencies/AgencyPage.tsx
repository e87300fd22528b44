import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { agencyTypeLabels } from '#domain/agent/labels'
import type { AgencyView } from '#domain/agent/view'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { date, pluralise } from '#lib/format'
import { href } from '#routes'
import { $agency } from '#stores/agent/agency'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { AgencyAccess } from './AgencyAccess.tsx'
import { AgencyActs } from './AgencyActs.tsx'
import { AgencyHistory } from './AgencyHistory.tsx'
import { AgencyStatusMark } from './agency-columns.tsx'
import { BranchList } from './BranchList.tsx'

const AgencyBrandTab = lazy(() => import('./AgencyBrandTab.tsx'))
const AgencyFees = lazy(() => import('./AgencyFees.tsx'))

export default function AgencyPage() {
  return (
    <Loaded
      from={useStore($agency)}
      skeleton={<Skeleton rows={14} />}
      retry={() => $agency.revalidate()}
    >
      {(view) => <LoadedAgency view={view} />}
    </Loaded>
  )
}

const LoadedAgency = ({ view }: { view: AgencyView }) => {
  const { agency, branches } = view
  const tab = new URLSearchParams(useStore($route).search).get('tab') ?? 'branches'
  useEffect(() => $crumb.set(agency.name), [agency.name])
  return (
    <DetailFrame
      ids={
        <>
          <span>{agencyTypeLabels[agency.type]}</span>
          <SampleMark id={agency.id} />
        </>
      }
      title={agency.name}
      facts={factsOf(view)}
      standing={<AgencyStatusMark agency={agency} />}
      acts={<AgencyActs view={view} />}
      tabs={{
        label: 'Parts of the agency',
        follow: (to) => setSearch(new URL(to, location.href).search),
        at: tab,
        tabs: tabsOf(agency.id, branches.filter((it) => it.archived_at === null).length),
      }}
    >
      <TabContent tab={tab} view={view} />
    </DetailFrame>
  )
}

const TabContent = ({ tab, view }: { tab: string; view: AgencyView }) => {
  if (tab === 'history') return <AgencyHistory view={view} />
  if (tab === 'access') return <AgencyAccess view={view} />
  if (tab === 'fees')
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <AgencyFees />
      </Suspense>
    )
  if (tab === 'brand')
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <AgencyBrandTab view={view} />
      </Suspense>
    )
  return <BranchList view={view} />
}

const factsOf = ({ agency, bdm, quotes, cases }: AgencyView) => [
  { name: 'Looked after by', value: bdm?.name },
  {
    name: 'Agreement signed',
    value: agency.agreement_signed_at && date(agency.agreement_signed_at),
  },
  { name: 'In 12 months', value: `${pluralise(quotes, 'quote')}, ${pluralise(cases, 'case')}` },
]

const tabsOf = (id: string, branches: number) => {
  const tabOf = (key: string, label: string) => ({
    key,
    label,
    href: `${href('admin-agencies-id', { id })}?tab=${key}`,
  })
  return [
    { ...tabOf('branches', 'Branches and negotiators'), count: branches },
    tabOf('access', 'Sign-ins and prices'),
    tabOf('fees', 'Referral fees'),
    tabOf('brand', 'Logo and colour'),
    tabOf('history', 'History'),
  ]
}
