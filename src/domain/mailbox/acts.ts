import { type Acts, firstRefusal, refuseIf } from '#domain/act'
import { type ActingPerson, mayChangeWith, mayUse } from '#domain/user/acting-person'
import type { Mailbox } from './mailbox.ts'

export type MailboxAct = 'pause' | 'resume' | 'disconnect' | 'change' | 'send'

/** Whether somebody looks after the mailboxes of the firm. */
export const managesMailboxes = (person: ActingPerson) =>
  mayUse(person, ['message-providers.update']) === true

/** Whether somebody sees a mailbox and how it is: its owner, and whoever looks after mailboxes. */
export const seesMailbox = (
  person: ActingPerson & { readonly id: string },
  { owner }: Pick<Mailbox, 'owner'>,
) => owner?.id === person.id || managesMailboxes(person)

/** What may be done with a mailbox by whoever sees it. */
export const mailboxActs = (
  { state, sending }: Pick<Mailbox, 'state' | 'sending'>,
  person: ActingPerson,
): Acts<MailboxAct> => {
  const may = mayChangeWith(person, [])
  const gone = refuseIf(
    state === 'disconnected',
    'mailbox.disconnected',
    'This mailbox is disconnected. Connect it again.',
  )
  return {
    pause: firstRefusal(
      may,
      gone,
      refuseIf(state === 'paused', 'mailbox.paused', 'This mailbox is paused already.'),
    ),
    resume: firstRefusal(
      may,
      gone,
      refuseIf(state !== 'paused', 'mailbox.not_paused', 'This mailbox is not paused.'),
    ),
    disconnect: firstRefusal(may, gone),
    change: firstRefusal(may, gone),
    send: firstRefusal(may, gone, notAllowedToSend(sending)),
  }
}

const notAllowedToSend = (sending: Mailbox['sending']) =>
  refuseIf(
    !sending?.is_allowed,
    'mailbox.not_allowed_to_send',
    'Connect again to send from this mailbox.',
  )

/** Whether somebody may connect a mailbox by IMAP, which needs no registration. */
export const connectImapAct = (person: ActingPerson) => mayChangeWith(person, [])

type Readiness = {
  readonly is_registered: boolean
  readonly has_secret: boolean
  /** Whether this environment may call Microsoft. */
  readonly is_reachable: boolean
}

/** Whether mailboxes at Microsoft 365 can be connected at all. */
export const connectAct = (
  { is_registered, has_secret, is_reachable }: Readiness,
  person: ActingPerson,
) =>
  firstRefusal(
    mayChangeWith(person, []),
    refuseIf(
      !is_reachable,
      'mailbox.unreachable',
      'This installation does not connect to Microsoft 365.',
    ),
    refuseIf(
      !is_registered || !has_secret,
      'mailbox.unregistered',
      'An administrator has to set up Microsoft 365 under Admin › Message delivery first.',
    ),
  )
