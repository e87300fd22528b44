import type { DeadReason } from './bodies.ts'
import type { QuoteCaseStatus } from './quote-case.ts'

/** 'Following up', as a chip, a filter or a file says it. */
export const statusNames: Readonly<Record<QuoteCaseStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  following_up: 'Following up',
  accepted: 'Accepted',
  instructed: 'Instructed',
  on_hold: 'On hold',
  dead: 'Dead',
}

/** 'Chose another firm', as a list and a chart say it. */
export const deadReasonNames: Readonly<Record<DeadReason, string>> = {
  price: 'Price',
  chose_another_firm: 'Chose another firm',
  agent_recommended_another: 'Agent recommended another firm',
  not_moving: 'Not moving',
  fell_through: 'Fell through',
  no_answer: 'No answer',
  validity_ended: 'Ran out',
  duplicate: 'Duplicate',
  cannot_act: 'We cannot act',
  other: 'Other',
}
