import { SwitchField } from '#components/form/SwitchField.tsx'
import { reasonAgainst } from '#domain/act'
import { mailboxActs } from '#domain/mailbox/acts'
import { CONNECT_PATH } from '#domain/mailbox/api'
import { ownerName } from '#domain/mailbox/mailbox'
import type { MailboxView } from '#domain/mailbox/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { saveSending } from '#stores/mailbox/mailboxes'

/** Whether what the owner of a mailbox writes is sent from it, or how to allow that. */
export const SendingSwitch = ({ mailbox }: { mailbox: MailboxView }) => {
  const { busy, run } = useStep('Couldn’t change the mailbox')
  const person = useActingPerson()
  const why = reasonAgainst(mailboxActs(mailbox, person).send)
  const isOwn = mailbox.owner?.id === person.id
  const { address, sending } = mailbox
  if (!sending?.is_allowed) return <SendsNothing mailbox={mailbox} isOwn={isOwn} />
  return (
    <SwitchField
      name={`sending-${mailbox.id}`}
      label={`Emails ${isOwn ? 'you write' : `${ownerName(mailbox)} writes`} are sent from ${address}`}
      hint={why ?? 'Automatic emails still leave from the firm’s address.'}
      checked={sending.is_on}
      disabled={why !== undefined}
      busy={busy}
      onChange={(isOn) => run((key) => saveSending(mailbox, isOn, key))}
    />
  )
}

type NothingProps = { mailbox: MailboxView; isOwn: boolean }

const SendsNothing = ({ mailbox: { address, sending, since }, isOwn }: NothingProps) => (
  <p>
    Emails leave from the firm’s address, not from {address}.{' '}
    {sending === null && 'It is only read.'}
    {sending !== null && isOwn && (
      <a className="link" href={`${CONNECT_PATH}?${new URLSearchParams({ since })}`}>
        Connect again to send from this mailbox
      </a>
    )}
    {sending !== null && !isOwn && 'Its owner can connect it again to send from it.'}
  </p>
)
