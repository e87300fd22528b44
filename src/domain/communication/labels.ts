import { ADDRESS_STOPPED, type Message, NO_PROVIDER, SAMPLE_RECORD } from './message.ts'

/** What became of a message. */
export const messageStatusNames: Readonly<Record<Message['status'], string>> = {
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  unknown: 'unknown, check',
  bounced: 'came back',
  complained: 'reported as unwanted',
  failed: 'failed',
  suppressed: 'not sent',
  awaiting_approval: 'waiting for approval',
  to_print: 'to be printed',
}

const WAITING = [NO_PROVIDER, 'scheduled', 'quiet_hours']

/** Returns the status of a message in one to three words. */
export const messageStatusLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) =>
  status === 'queued' && WAITING.includes(reason ?? '') ? 'waiting' : messageStatusNames[status]

const reasonLabels: Readonly<Partial<Record<string, string>>> = {
  [NO_PROVIDER]: 'Waiting: no mail provider is set up.',
  [ADDRESS_STOPPED]: 'Mail to this address is stopped. Correct the address, or lift the stop.',
  [SAMPLE_RECORD]: 'This belongs to the sample data, from which nothing is sent.',
  bad_address: 'There is no address to send it to.',
  no_broker: 'The case has a lender but names no mortgage broker.',
  no_postal_address: 'It goes by post, and there is no postal address to send it to.',
  matrix_off: 'Switched off in the communication matrix.',
  no_consent: 'The client has chosen not to be written to in this way.',
  no_marketing: 'They have not agreed to be written to about more than their own matter.',
  on_hold_case: 'The case is on hold.',
  throttled: 'One was sent to this person a short time before.',
  duplicate: 'A later message replaced it before it was sent.',
  paused: 'The communication was paused before it was sent.',
  quiet_hours: 'Waiting until 08:00, when the quiet hours end.',
  scheduled: 'Waiting for its time.',
}

/** Returns why a message was not sent, as a sentence; null when there is no reason. */
export const messageReasonLabel = ({ status, reason }: Pick<Message, 'status' | 'reason'>) => {
  if (reason === null) return null
  const text = reasonLabels[reason] ?? reason
  return status === 'unknown' ? `The provider may have sent it. ${text}` : text
}

/** 'Welcome, version 2', and why its plain text was sent instead; null for a message of no template. */
export const messageTemplateLabel = ({ template }: Pick<Message, 'template'>): string | null => {
  if (template === undefined) return null
  const { name, number, problem } = template
  if (problem === null) return `${name}, version ${number}`
  return `${name} was not used. ${problem}`
}
