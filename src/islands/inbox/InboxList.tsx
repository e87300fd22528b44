import { useStore } from '@nanostores/react'
import { ShowMore } from '#components/list/ShowMore.tsx'
import { DAYS_KEPT } from '#domain/inbox/keeping'
import { type InboxPage, type InboxView, idOfRow } from '#domain/inbox/view'
import { MailboxGlances } from '#islands/mailbox/MailboxGlances.tsx'
import { exactInstant } from '#lib/format'
import { $isLoadingOlderInbox, loadOlderInbox } from '#stores/inbox/inbox'
import { InboxLine } from './InboxLine.tsx'

type Props = { page: InboxPage; view: InboxView; at: string | null }

const nothing: Readonly<Record<InboxView, string>> = {
  unassigned:
    'Every message has been assigned. Emails and texts that belong to no case arrive here.',
  mine: 'Nothing is assigned to you.',
  all: 'Nothing waits. Emails and texts that belong to no case arrive here.',
  snoozed: 'Nothing is snoozed.',
  done: 'Nothing was marked as done.',
}

/** The rows of one part of the inbox, and what the mailbox says of itself. */
export const InboxList = ({ page, view, at }: Props) => {
  const isLoading = useStore($isLoadingOlderInbox)
  return (
    <>
      {page.rows.length === 0 ? (
        <p className="mute">{nothing[view]}</p>
      ) : (
        <ul className="inbox-rows">
          {page.rows.map((row) => (
            <InboxLine key={idOfRow(row)} row={row} view={view} isOpen={idOfRow(row) === at} />
          ))}
        </ul>
      )}
      {view === 'done' && (
        <p className="faint">Emails are removed {DAYS_KEPT} days after they were marked as done.</p>
      )}
      {page.next && <ShowMore loading={isLoading} load={() => void loadOlderInbox()} />}
      <MailboxFoot mailbox={page.mailbox} mailboxes={page.mailboxes} />
    </>
  )
}

const MailboxFoot = ({
  mailbox: { last_received_at, refused },
  mailboxes,
}: Pick<InboxPage, 'mailbox' | 'mailboxes'>) => (
  <footer className="inbox-foot">
    <h2 className="h3">Mailboxes</h2>
    <MailboxGlances mailboxes={mailboxes} />
    <p className="faint">
      {last_received_at
        ? `The firm’s mailbox last received an email on ${exactInstant(last_received_at)}.`
        : 'The firm’s mailbox has received no email yet.'}
    </p>
    {refused.length > 0 && (
      <details>
        <summary>Refused by the mailbox: {refused.length}</summary>
        <ul>
          {refused.map(({ at, from, subject, reason }) => (
            <li key={`${at} ${from}`}>
              <b>{from || 'Unknown sender'}</b> <span className="faint">{exactInstant(at)}</span>
              <p>{subject || 'No subject'}</p>
              <p className="warn-text">The sender was told: {reason}</p>
            </li>
          ))}
        </ul>
      </details>
    )}
  </footer>
)
