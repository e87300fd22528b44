import type { MailboxView } from '#domain/mailbox/view'
import { dateWithYear, exactInstant, formatCount } from '#lib/format'

/** When a mailbox was read last and will be next, and what became of its emails. */
export const MailboxFacts = ({ mailbox }: { mailbox: MailboxView }) => {
  const { counts, checked_at, next_at, server, since } = mailbox
  const facts = [
    ['Read to its end', checked_at ? exactInstant(checked_at) : 'Not yet'],
    ['Reads next', next_at ? exactInstant(next_at) : 'Not planned'],
    ...(server === null
      ? notificationsOf(mailbox)
      : [['Mail server', `${server.host}, as ${server.username}`] as const]),
    ['Reads from', dateWithYear(since)],
    ['Folders', `${counts.imported} of ${counts.folders} read to the end at least once`],
    ['Filed or suggested', formatCount(counts.stored)],
    ['Left in the mailbox', `${formatCount(counts.unmatched)} about no case or quote`],
    ['Waiting', formatCount(counts.waiting)],
  ] as const
  return (
    <dl className="audit-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const notificationsOf = ({ event_at, renew_at }: MailboxView) =>
  [
    ['Last notified', event_at ? exactInstant(event_at) : 'Not yet'],
    [
      'Notifications',
      renew_at ? `Renewed by ${exactInstant(renew_at)}` : 'None: read every 15 minutes',
    ],
  ] as const
