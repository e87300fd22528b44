import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { $inbox, $inboxEmailId, $inboxView } from '#stores/inbox/inbox'
import { InboxKeys } from './InboxKeys.tsx'
import { InboxList } from './InboxList.tsx'
import { InboxViews } from './InboxViews.tsx'
import type { ItemForm } from './ItemForms.tsx'
import { OpenEmail } from './OpenEmail.tsx'

/** The desk's shared inbox: the emails that nobody filed and the conversations that wait, and the email that is open. */
export default function Inbox() {
  const inbox = useStore($inbox)
  const view = useStore($inboxView) ?? 'unassigned'
  const email = useStore($inboxEmailId)
  const [form, setForm] = useState<ItemForm | null>(null)
  return (
    <div className="inbox" data-open={email !== null || undefined}>
      <h1 className="h1">Inbox</h1>
      <section className="inbox-list" aria-label="Messages">
        <InboxViews counts={inbox.data?.counts} at={view} />
        <Loaded from={inbox} skeleton={<Skeleton rows={8} />} retry={() => $inbox.revalidate()}>
          {(page) => (
            <>
              <InboxList page={page} view={view} at={email} />
              <InboxKeys rows={page.rows} view={view} at={email} onForm={setForm} />
            </>
          )}
        </Loaded>
      </section>
      <section className="inbox-open" aria-label="Email">
        {email === null ? (
          <Empty title="No email is open" icon="inbox">
            <p>Choose one from the list, or press j for the first.</p>
          </Empty>
        ) : (
          <OpenEmail key={email} view={view} form={form} onForm={setForm} />
        )}
      </section>
    </div>
  )
}
