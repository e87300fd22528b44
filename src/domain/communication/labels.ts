import { ADDRESS_STOPPED, type Message, NO_PROVIDER, SAMPLE_RECORD } from './message.ts'

const statusLabels: Readonly<Record<Message['status'], string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  unknown: 'unknown, check',
  bounced: 'came back',
  complained: 'reported as unwanted',
  failed: 'failed',
  suppressed: 'suppressed',
}

/** Returns the status of a message in one or two words. */
export const messageStatusLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) =>
  status === 'queued' && reason === NO_PROVIDER ? 'waiting' : statusLabels[status]

const reasonLabels: Readonly<Partial<Record<string, string>>> = {
  [NO_PROVIDER]: 'Waiting: no mail provider is set up.',
  [ADDRESS_STOPPED]: 'Mail to this address is stopped. Correct the address, or lift the stop.',
  [SAMPLE_RECORD]: 'This belongs to the sample data, from which nothing is sent.',
  bad_address: 'There is no address to send it to.',
}

/** Returns why a message was not sent, as a sentence; null when there is no reason. */
export const messageReasonLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) => {
  if (reason === null) return null
  const text = reasonLabels[reason] ?? reason
  return status === 'unknown' ? `The provider may have sent it. ${text}` : text
}
