import type { MouseEvent } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Chip } from '#components/Marks.tsx'
import type { ClientMessage } from '#domain/client-message/message'
import type { InboxItem } from '#domain/inbox/item'
import { type InboxRow, type InboxView, idOfRow } from '#domain/inbox/view'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { type ReceivedText, senderOf } from '#domain/received-text/text'
import type { EmailRow } from '#domain/tracked-email/view'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { WarningChips } from '#islands/correspondence/WarningChips.tsx'
import { pluralise, shortDate, shortInstant } from '#lib/format'
import { setSearch } from '#stores/chrome/route'
import { inboxSearch, rowHref } from './address.ts'

type Props = { row: InboxRow; view: InboxView; isOpen: boolean }

/** One line of the inbox, which opens the message. */
export const InboxLine = ({ row, view, isOpen }: Props) => {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (row.kind !== 'email' && row.kind !== 'text') return
    event.preventDefault()
    setSearch(inboxSearch(view, idOfRow(row), row.kind))
  }
  return (
    <li>
      <a href={rowHref(row, view)} aria-current={isOpen ? 'true' : undefined} onClick={open}>
        {row.kind === 'email' && <EmailText email={row.email} item={row.item} />}
        {row.kind === 'text' && <SmsText text={row.text} />}
        {row.kind === 'whatsapp' && <ChatText thread={row.thread} />}
        {row.kind === 'client' && <ClientText message={row.message} caseRef={row.ref} />}
      </a>
    </li>
  )
}

const EmailText = ({ email, item }: { email: EmailRow; item: InboxItem }) => (
  <>
    <Icon name="mail" />
    <span className="row between">
      <b>{email.from.name || email.from.address || 'Unknown sender'}</b>
      <span className="faint num">{shortInstant(email.at)}</span>
    </span>
    {email.from.name !== '' && email.from.address !== '' && (
      <span className="inbox-sender faint">{email.from.address}</span>
    )}
    <span className="inbox-subject">{email.subject || 'No subject'}</span>
    <span className="inbox-excerpt">{email.excerpt}</span>
    <span className="row wrap">
      {email.attachments > 0 && (
        <span className="faint">{pluralise(email.attachments, 'attachment')}</span>
      )}
      {email.is_automatic && <Chip>Automatic</Chip>}
      {item.assigned_to && <Chip>{item.assigned_to.name}</Chip>}
      {item.snoozed && <Chip tone="note">Back on {shortDate(item.snoozed.until)}</Chip>}
      {email.filing && <Chip tone="good">{email.filing.ref}</Chip>}
    </span>
    <WarningChips warnings={email.warnings} />
  </>
)

const SmsText = ({ text }: { text: ReceivedText }) => (
  <>
    <Icon name="smartphone" />
    <span className="row between">
      <b>{senderOf(text)}</b>
      <span className="faint num">{shortInstant(text.at)}</span>
    </span>
    <span className="inbox-excerpt">{text.text}</span>
    <span className="faint">SMS, not filed</span>
    <WarningChips warnings={hasBankDetails(text.text) ? ['bank-details'] : []} />
  </>
)

const ChatText = ({ thread }: { thread: WhatsappThread }) => (
  <>
    <Icon name="message-circle" />
    <span className="row between">
      <b>{thread.name}</b>
      <span className="faint num">{shortInstant(thread.last_at)}</span>
    </span>
    <span className="inbox-excerpt">{thread.last_text}</span>
    <span className="row wrap">
      <span className="faint">WhatsApp, {thread.filing?.ref ?? 'not filed'}</span>
      {thread.assigned_to && <Chip>{thread.assigned_to.name}</Chip>}
    </span>
    <WarningChips warnings={hasBankDetails(thread.last_text) ? ['bank-details'] : []} />
  </>
)

const ClientText = ({ message, caseRef }: { message: ClientMessage; caseRef: string }) => (
  <>
    <Icon name="message-square-text" />
    <span className="row between">
      <b>{message.by.name}</b>
      <span className="faint num">{shortInstant(message.at)}</span>
    </span>
    <span className="inbox-excerpt">
      {message.text || message.files.map(({ name }) => name).join(', ')}
    </span>
    <span className="row wrap">
      <span className="faint">Client, {caseRef}</span>
      {message.files.length > 0 && (
        <span className="faint">{pluralise(message.files.length, 'attachment')}</span>
      )}
    </span>
  </>
)
