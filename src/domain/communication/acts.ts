import { type Acts, refuseIf, type Verdict } from '#domain/act'
import type { Message } from './message.ts'

export type MessageAct = 'retry' | 'confirm' | 'approve' | 'decline'

type Acted = Pick<Message, 'type' | 'status'>

/** Whether a message is of no use an hour later. */
export const isShortLived = ({ type }: Pick<Message, 'type'>) => SHORT_LIVED.includes(type)

const SHORT_LIVED: readonly Message['type'][] = [
  'session.link-requested',
  'password.link-requested',
  'bank-details.code-sent',
  'payout-account.code-sent',
]

/** What may be done with a message that was not sent, or may not have been. */
export const messageActs = (message: Acted): Acts<MessageAct> => ({
  retry: retryVerdict(message),
  confirm: refuseIf(
    message.status !== 'unknown',
    'message.not_unknown',
    'There is no doubt about this message.',
  ),
  approve: awaitsApproval(message),
  decline: awaitsApproval(message),
})

const awaitsApproval = ({ status }: Acted): Verdict =>
  refuseIf(
    status !== 'awaiting_approval',
    'message.not_awaiting_approval',
    'Somebody has decided about this message already.',
  )

const RETRIABLE: readonly Message['status'][] = ['queued', 'unknown', 'failed']

const retryVerdict = (message: Acted): Verdict =>
  isShortLived(message)
    ? refuseIf(
        true,
        'message.expired',
        'This link has expired. Ask the person to request a new one.',
      )
    : refuseIf(
        !RETRIABLE.includes(message.status),
        'message.not_retriable',
        'This message was sent, or is being sent now.',
      )
