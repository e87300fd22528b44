import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { NoProviderNotice } from '#islands/chrome/NoProviderNotice.tsx'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { MessageFilters } from './MessageFilters.tsx'
import { MessageList } from './MessageList.tsx'

const ApprovalActs = lazy(() =>
  import('./ApprovalActs.tsx').then((it) => ({ default: it.ApprovalActs })),
)
const CommunicationList = lazy(() =>
  import('./firm/CommunicationList.tsx').then((it) => ({ default: it.CommunicationList })),
)

const LetterQueue = lazy(() =>
  import('./letter/LetterQueue.tsx').then((it) => ({ default: it.LetterQueue })),
)

const views = [
  { key: 'messages', label: 'Messages' },
  { key: 'approval', label: 'Waiting for approval' },
  { key: 'letters', label: 'Letters to print' },
  { key: 'own', label: 'Your own texts' },
]

/** Messages sent or waiting, those that somebody reads first, and the firm's own communications. */
export default function CommunicationsPage() {
  const view = new URLSearchParams(useStore($route).search).get('view') ?? 'messages'
  const page = href('admin-communications', {})
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Communications</h1>
        <p className="mute">What the firm sends, and what became of it.</p>
        <span className="end">
          <HeadAct can="communications.create">
            <a className="btn main" href={href('admin-communications-create', {})}>
              <Icon name="plus" /> New communication
            </a>
          </HeadAct>
        </span>
      </header>
      <NoProviderNotice />
      <Tabs
        label="Views"
        at={view}
        tabs={views.map((it) => ({
          ...it,
          href: it.key === 'messages' ? page : `${page}?view=${it.key}`,
        }))}
        follow={(to) => setSearch(new URL(to, location.href).search)}
      />
      <Suspense fallback={<Skeleton rows={12} />}>
        <View view={view} />
      </Suspense>
    </>
  )
}

const View = ({ view }: { view: string }) => {
  if (view === 'own') return <CommunicationList />
  if (view === 'letters') return <LetterQueue />
  if (view === 'approval')
    return (
      <MessageList
        nothing={
          <Empty title="Nothing waits for approval">
            <p>Messages of a communication that is read first appear here before they are sent.</p>
          </Empty>
        }
        acts={(message) => <ApprovalActs message={message} />}
      />
    )
  return (
    <>
      <MessageFilters />
      <MessageList nothing={<NoMessages />} />
    </>
  )
}

const NoMessages = () => {
  const typed = new URLSearchParams(useStore($route).search)
  return typed.has('q') || typed.has('status') ? (
    <Empty title="No message matches">
      <p>Try fewer words, or choose all messages.</p>
    </Empty>
  ) : (
    <Empty title="No messages yet">
      <p>Quotes, sign-in links and case updates appear here when they are sent.</p>
    </Empty>
  )
}
