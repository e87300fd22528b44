import type { Correspondence } from '#domain/tracked-email/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { exactInstant } from '#lib/format'

/** Where mail about the record is sent, and when any mail arrived last, so that silence is noticed. */
export const MailboxNote = ({ mailbox }: Pick<Correspondence, 'mailbox'>) => {
  const isInCharge = useCan('message-providers.update')
  const check = isInCharge ? 'check' : 'ask an administrator'
  return (
    <p className="faint">
      Mail to <b className="med">{mailbox.address}</b> is filed here.{' '}
      {mailbox.last_received_at
        ? `The firm’s mailbox last received mail on ${exactInstant(mailbox.last_received_at)}.`
        : `The firm’s mailbox has not received any mail yet: ${check} whether the domain’s mail is routed to it.`}
    </p>
  )
}
