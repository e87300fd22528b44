import { healthLabels } from '#domain/mailbox/labels'
import { ownerName } from '#domain/mailbox/mailbox'
import type { MailboxView } from '#domain/mailbox/view'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { exactInstant } from '#lib/format'
import { MailboxActs } from './MailboxActs.tsx'
import { MailboxFacts } from './MailboxFacts.tsx'
import { MailboxGaps } from './MailboxGaps.tsx'
import { PrivateFolders } from './PrivateFolders.tsx'
import { SendingSwitch } from './SendingSwitch.tsx'
import { UnreadItems } from './UnreadItems.tsx'

const tones: Readonly<Record<MailboxView['health']['state'], string>> = {
  ok: 'good',
  importing: 'note',
  problem: 'warn',
  stopped: 'bad',
  paused: '',
  disconnected: '',
}

/** A mailbox with how it is, what was not read, and what may be done with it. */
export const MailboxCard = ({ mailbox }: { mailbox: MailboxView }) => {
  const { health, address, state } = mailbox
  return (
    <Section title={address}>
      <p className="row">
        <span className={`chip ${tones[health.state]}`} role="status">
          {healthLabels[health.state]}
        </span>
        <span className="mute">{ownerName(mailbox)}</span>
      </p>
      <Problems mailbox={mailbox} />
      {state !== 'disconnected' && (
        <>
          <MailboxFacts mailbox={mailbox} />
          <SendingSwitch mailbox={mailbox} />
          <MailboxGaps gaps={mailbox.gaps} />
          <UnreadItems count={mailbox.counts.unread} items={mailbox.unread} />
          <PrivateFolders key={mailbox.version} mailbox={mailbox} />
        </>
      )}
      <MailboxActs mailbox={mailbox} />
    </Section>
  )
}

const Problems = ({ mailbox: { health } }: { mailbox: MailboxView }) =>
  health.problems.length === 0 ? null : (
    <ul className="linked">
      {health.problems.map(({ kind, text, since }) => (
        <li key={kind}>
          {text}
          {since !== null && <span className="mute"> Since {exactInstant(since)}.</span>}
        </li>
      ))}
    </ul>
  )
