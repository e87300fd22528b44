import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** Whether what the owner of a mailbox writes by hand is sent from it. */
export const MailboxSending = z.object({
  /** Whether Microsoft was asked for permission to send, and gave it. */
  is_allowed: z.boolean(),
  /** Whether its owner wants it. */
  is_on: z.boolean(),
  /** Why Microsoft refused to send from it, until it is connected again; null while nothing was refused. */
  refused: z.nullable(z.object({ text: z.string(), at: Instant })),
})
export type MailboxSending = z.infer<typeof MailboxSending>

/** The state of sending of a mailbox that was connected just now. */
export const newSending = (before: MailboxSending | null, isAllowed: boolean): MailboxSending => ({
  is_allowed: isAllowed,
  is_on: before?.is_on ?? true,
  refused: null,
})

type Sender = {
  readonly address: string
  readonly state: 'on' | 'paused' | 'reconnect' | 'disconnected'
  readonly sending: MailboxSending | null
}

/** Whether its owner wants their emails to be sent from a mailbox that they allowed to send. */
export const isMeantToSend = ({ state, sending }: Pick<Sender, 'state' | 'sending'>) =>
  state !== 'disconnected' && sending !== null && sending.is_allowed && sending.is_on

/** Why nothing can be sent from a mailbox; null where it can. */
export const sendingProblem = ({ address, state, sending }: Sender): string | null => {
  if (state === 'disconnected') return `${address} is no longer connected.`
  if (sending === null) return `${address} is read by IMAP, and nothing is sent from it.`
  if (!sending.is_allowed) return `${address} has to be connected again to send from it.`
  if (!sending.is_on) return `Sending from ${address} is switched off.`
  if (sending.refused) return sending.refused.text
  return state === 'reconnect' ? `${address} has to be connected again.` : null
}
