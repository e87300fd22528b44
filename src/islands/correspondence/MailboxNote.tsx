import type { Correspondence } from '#domain/tracked-email/view'
import { exactInstant } from '#lib/format'

/** Where mail about the record is sent, and when any mail arrived last, so that silence is noticed. */
export const MailboxNote = ({ mailbox }: Pick<Correspondence, 'mailbox'>) => (
  <p className="faint">
    Mail to <b className="med">{mailbox.address}</b> is filed here.{' '}
    {mailbox.last_received_at
      ? `The firm’s mailbox last received mail on ${exactInstant(mailbox.last_received_at)}.`
      : 'The firm’s mailbox has not received any mail yet: ask an administrator whether the domain’s mail is routed to it.'}
  </p>
)
