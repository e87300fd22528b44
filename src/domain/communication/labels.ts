import { type Message, NO_PROVIDER } from './message.ts'

const statusLabels: Readonly<Record<Message['status'], string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  unknown: 'unknown, check',
  failed: 'failed',
  suppressed: 'suppressed',
}

/** Returns the status of a message in one or two words. */
export const messageStatusLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) =>
  status === 'queued' && reason === NO_PROVIDER ? 'waiting' : statusLabels[status]

const reasonLabels: Readonly<Partial<Record<string, string>>> = {
  [NO_PROVIDER]: 'Waiting: no mail provider is set up.',
  bad_address: 'There is no address to send it to.',
}

/** Returns why a message was not sent, as a sentence; null when there is no reason. */
export const messageReasonLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) => {
  if (reason === null) return null
  const text = reasonLabels[reason] ?? reason
  return status === 'unknown' ? `The provider may have sent it. ${text}` : text
}
