import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { $inbox, $inboxEmailId, $inboxTextId, $inboxView } from '#stores/inbox/inbox'
import { InboxKeys } from './InboxKeys.tsx'
import { InboxList } from './InboxList.tsx'
import { InboxViews } from './InboxViews.tsx'
import type { ItemForm } from './ItemForms.tsx'
import { OpenEmail } from './OpenEmail.tsx'

const OpenText = lazy(() => import('./OpenText.tsx'))

/** The desk's shared inbox: the emails that nobody filed and the conversations that wait, and the message that is open. */
export default function Inbox() {
  const inbox = useStore($inbox)
  const view = useStore($inboxView) ?? 'unassigned'
  const email = useStore($inboxEmailId)
  const text = useStore($inboxTextId)
  const at = email ?? text
  const [form, setForm] = useState<ItemForm | null>(null)
  return (
    <div className="inbox" data-open={at !== null || undefined}>
      <h1 className="h1">Inbox</h1>
      <section className="inbox-list" aria-label="Messages">
        <InboxViews counts={inbox.data?.counts} at={view} />
        <Loaded from={inbox} skeleton={<Skeleton rows={8} />} retry={() => $inbox.revalidate()}>
          {(page) => (
            <>
              <InboxList page={page} view={view} at={at} />
              <InboxKeys rows={page.rows} view={view} at={at} onForm={setForm} />
            </>
          )}
        </Loaded>
      </section>
      <section className="inbox-open" aria-label="Message">
        {at === null && <NoneOpen />}
        {email !== null && <OpenEmail key={email} view={view} form={form} onForm={setForm} />}
        {email === null && text !== null && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <OpenText key={text} id={text} view={view} />
          </Suspense>
        )}
      </section>
    </div>
  )
}

const NoneOpen = () => (
  <Empty title="No message is open" icon="inbox">
    <p>Choose one from the list, or press j for the first.</p>
  </Empty>
)
