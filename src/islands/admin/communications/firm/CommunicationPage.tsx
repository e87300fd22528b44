import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import type { CommunicationDetail } from '#domain/communication/firm/api'
import { communicationStatusLabels, timingText } from '#domain/communication/firm/labels'
import { href } from '#routes'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { $communication, changeCommunication } from '#stores/communication/firm'
import { audienceLabels, channelText } from '../communication-labels.ts'
import { communicationTones } from './communication-tones.ts'

const CommunicationForm = lazy(() =>
  import('./CommunicationForm.tsx').then((it) => ({ default: it.CommunicationForm })),
)
const DeliveryLog = lazy(() =>
  import('./DeliveryLog.tsx').then((it) => ({ default: it.DeliveryLog })),
)
const VersionList = lazy(() =>
  import('./VersionList.tsx').then((it) => ({ default: it.VersionList })),
)
const EventTitle = lazy(() => import('./EventTitle.tsx').then((it) => ({ default: it.EventTitle })))
const CommunicationActs = lazy(() =>
  import('./CommunicationActs.tsx').then((it) => ({ default: it.CommunicationActs })),
)

export default function CommunicationPage() {
  return (
    <Loaded
      from={useStore($communication)}
      skeleton={<Skeleton rows={14} />}
      retry={() => $communication.revalidate()}
    >
      {(detail) => <LoadedCommunication detail={detail} />}
    </Loaded>
  )
}

const followTab = (to: string) => setSearch(new URL(to, location.href).search)

const LoadedCommunication = ({ detail }: { detail: CommunicationDetail }) => {
  const { name, status, version } = detail.communication
  const tab = new URLSearchParams(useStore($route).search).get('tab') ?? 'text'
  useEffect(() => $crumb.set(name), [name])
  return (
    <DetailFrame
      ids={<span>Version {version}</span>}
      title={name}
      facts={factsOf(detail)}
      standing={
        <Status tone={communicationTones[status]}>{communicationStatusLabels[status]}</Status>
      }
      acts={
        <Suspense>
          <CommunicationActs detail={detail} />
        </Suspense>
      }
      tabs={{
        label: 'Parts of the communication',
        follow: followTab,
        at: tab,
        tabs: tabsOf(detail),
      }}
    >
      <Suspense fallback={<Skeleton rows={12} />}>
        <TabContent tab={tab} detail={detail} />
      </Suspense>
    </DetailFrame>
  )
}

const TabContent = ({ tab, detail }: { tab: string; detail: CommunicationDetail }) => {
  if (tab === 'log') return <DeliveryLog rows={detail.log} />
  if (tab === 'versions') return <VersionList detail={detail} />
  const { communication } = detail
  return (
    <CommunicationForm
      key={communication.id}
      communication={communication}
      version={communication.version}
      submit="Save"
      onSubmit={(content, key, version) =>
        changeCommunication({ id: communication.id, version }, content, key)
      }
    />
  )
}

const factsOf = ({ communication: it }: CommunicationDetail) => [
  {
    name: 'Event',
    value: (
      <Suspense fallback="…">
        <EventTitle type={it.type} />
      </Suspense>
    ),
  },
  {
    name: 'To',
    value: `${audienceLabels[it.audience]}, ${channelText(it.channel)}`,
  },
  { name: 'Timing', value: timingText(it.timing) },
]

const tabsOf = ({ communication: { id }, versions, log }: CommunicationDetail) => {
  const tabOf = (key: string, label: string) => ({
    key,
    label,
    href: `${href('admin-communications-id', { id })}?tab=${key}`,
  })
  return [
    tabOf('text', 'Text and timing'),
    { ...tabOf('log', 'Delivery log'), count: log.length },
    { ...tabOf('versions', 'Versions'), count: versions.length },
  ]
}
