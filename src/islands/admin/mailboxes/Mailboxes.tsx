import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { MailboxAdmin } from '#domain/mailbox/view'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { ImapForm } from '#islands/mailbox/ImapForm.tsx'
import { MailboxCard } from '#islands/mailbox/MailboxCard.tsx'
import { $mailboxAdmin, shareMailboxByImap } from '#stores/mailbox/mailboxes'
import { GoogleSection } from './GoogleSection.tsx'
import { RegistrationSection } from './RegistrationSection.tsx'
import { SharedMailboxForm } from './SharedMailboxForm.tsx'

/** The mailboxes that are read for the firm, and its registration at Microsoft 365. */
export default function Mailboxes() {
  return (
    <Loaded
      from={useStore($mailboxAdmin)}
      skeleton={<Skeleton rows={6} />}
      retry={() => $mailboxAdmin.revalidate()}
    >
      {(admin) => <Parts admin={admin} />}
    </Loaded>
  )
}

const Parts = ({ admin }: { admin: MailboxAdmin }) => (
  <>
    <RegistrationSection admin={admin} />
    <GoogleSection admin={admin} />
    {admin.rows.map((mailbox) => (
      <MailboxCard key={mailbox.id} mailbox={mailbox} />
    ))}
    {admin.rows.length === 0 && (
      <Empty title="No mailboxes connected yet">
        <p>Colleagues connect their own under Your profile; shared ones are connected here.</p>
      </Empty>
    )}
    <SharedMailboxForm refusal={admin.refusal} />
    <Section title="Connect a shared mailbox elsewhere">
      <p>A mailbox at any other provider is read by IMAP, every 3 minutes.</p>
      <ImapForm of="shared-imap-mailbox" onConnect={shareMailboxByImap} />
    </Section>
  </>
)
