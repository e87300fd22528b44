import type { CommunicationContent, CommunicationStatus } from './communication.ts'
import type { Timing } from './timing.ts'

export const communicationStatusLabels: Readonly<Record<CommunicationStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
}

export const approvalLabels: Readonly<Record<CommunicationContent['approval'], string>> = {
  auto: 'Send without approval',
  review_first: 'Somebody approves each message first',
}

export const timingKindLabels: Readonly<Record<Timing['kind'], string>> = {
  at_once: 'At once',
  after: 'After some minutes',
  working_day: 'On a working day, at an hour',
  batch: 'Once for all that happens within some minutes',
}

/** 'After 20 minutes'. */
export const timingText = (timing: Timing) => {
  if (timing.kind === 'at_once') return 'At once'
  if (timing.kind === 'working_day')
    return `Working days at ${String(timing.hour).padStart(2, '0')}:00`
  return timing.kind === 'after'
    ? `After ${timing.minutes} minutes`
    : `Batched over ${timing.minutes} minutes`
}
