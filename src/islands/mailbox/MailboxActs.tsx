import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { mailboxActs } from '#domain/mailbox/acts'
import type { MailboxView } from '#domain/mailbox/view'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { disconnectMailbox, pauseMailbox } from '#stores/mailbox/mailboxes'

/** Pauses, resumes and disconnects a mailbox. */
export const MailboxActs = ({ mailbox }: { mailbox: MailboxView }) => {
  const { busy, run } = useStep('Couldn’t change the mailbox')
  const acts = mailboxActs(mailbox, useActingPerson())
  const isPaused = mailbox.state === 'paused'
  if (mailbox.state === 'disconnected') return null
  return (
    <div className="row">
      <ActButton
        why={reasonAgainst(isPaused ? acts.resume : acts.pause)}
        isBusy={busy}
        onPress={() => run((key) => pauseMailbox(mailbox, !isPaused, key))}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </ActButton>
      <Disconnect mailbox={mailbox} why={reasonAgainst(acts.disconnect)} />
    </div>
  )
}

const Disconnect = ({ mailbox, why }: { mailbox: MailboxView; why: string | undefined }) => {
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useStep('Couldn’t disconnect the mailbox')
  if (!isAsking)
    return (
      <ActButton why={why} onPress={() => setAsking(true)}>
        Disconnect
      </ActButton>
    )
  return (
    <fieldset>
      <legend>Stop reading this mailbox? Emails that are filed stay filed.</legend>
      <div className="row">
        <button type="button" className="btn" onClick={() => setAsking(false)}>
          Keep it
        </button>
        <ActButton
          className="btn danger fill"
          isBusy={busy}
          onPress={() => run((key) => disconnectMailbox(mailbox, key))}
        >
          Disconnect
        </ActButton>
      </div>
    </fieldset>
  )
}
