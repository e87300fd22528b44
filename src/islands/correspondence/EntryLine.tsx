import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { Chip } from '#components/Marks.tsx'
import { messageReasonLabel, messageStatusLabel } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { routeLabel } from '#domain/communication/route'
import { filingRuleLabels } from '#domain/tracked-email/labels'
import type { CorrespondenceEntry, EmailRow } from '#domain/tracked-email/view'
import { exactInstant, time } from '#lib/format'
import type { EmailRecord } from '#stores/tracked-email/record'
import { emailHref } from './address.ts'
import { CallLine } from './CallLine.tsx'
import { WarningChips } from './WarningChips.tsx'

type OtherEntry = Exclude<CorrespondenceEntry, { kind: 'client' | 'text' | 'whatsapp' }>
type Props = { entry: OtherEntry; record: EmailRecord }

/** One message or email of a timeline. */
export const EntryLine = ({ entry, record }: Props) => {
  if (entry.kind === 'email') return <EmailLine email={entry.email} record={record} />
  return entry.kind === 'call' ? (
    <CallLine call={entry.call} />
  ) : (
    <MessageLine message={entry.message} />
  )
}

const icons: Readonly<Record<Message['channel'], IconName>> = {
  email: 'send',
  sms: 'smartphone',
  whatsapp: 'message-circle',
  portal: 'bell',
  internal: 'bell',
  letter: 'file-text',
}

const MessageLine = ({ message }: { message: Message }) => {
  const { created_at, to_name, to_address, channel, subject, body, sent_at, attachments } = message
  const why = messageReasonLabel(message)
  const route = routeLabel(message)
  return (
    <li className="entry">
      <time className="num" title={exactInstant(created_at)}>
        {time(created_at)}
      </time>
      <Icon name={icons[channel]} />
      <div>
        <p className="entry-who">
          <b>To {to_name || to_address}</b>
          <span className="faint" title={sent_at ? exactInstant(sent_at) : undefined}>
            {messageStatusLabel(message)}
          </span>
        </p>
        <details>
          <summary>{subject || body.split('\n')[0]}</summary>
          <p className="said">{body}</p>
        </details>
        {attachments.map(({ file_id, name }) => (
          <p key={file_id}>
            <a href={`/files/${file_id}`}>{name}</a>
          </p>
        ))}
        {route && <p className="faint">{route}</p>}
        {why && <p className="warn-text">{why}</p>}
      </div>
    </li>
  )
}

const EmailLine = ({ email, record }: { email: EmailRow; record: EmailRecord }) => (
  <li className="entry received">
    <time className="num" title={exactInstant(email.at)}>
      {time(email.at)}
    </time>
    <Icon name={email.direction === 'in' ? 'mail' : 'send'} />
    <div>
      <p className="entry-who">
        <b>{email.from.name || email.from.address || 'Unknown sender'}</b>
        {email.from.name && <span className="faint">{email.from.address}</span>}
        {email.is_automatic && <Chip>Automatic</Chip>}
      </p>
      <a href={emailHref(record, email.id)} className="med">
        {email.subject || 'No subject'}
      </a>
      <p className="mute">{email.excerpt}</p>
      <WarningChips warnings={email.warnings} />
      <p className="faint">
        {email.filing && filingRuleLabels[email.filing.rule]}
        {email.attachments > 0 &&
          `, ${email.attachments} ${email.attachments === 1 ? 'attachment' : 'attachments'}`}
      </p>
    </div>
  </li>
)
