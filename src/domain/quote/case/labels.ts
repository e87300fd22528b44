import type { DeadReason } from './bodies.ts'
import type { QuoteCaseStatus } from './quote-case.ts'

export const statusNames: Readonly<Record<QuoteCaseStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  following_up: 'Following up',
  accepted: 'Accepted',
  instructed: 'Instructed',
  on_hold: 'On hold',
  dead: 'Lost',
}

export const deadReasonNames: Readonly<Record<DeadReason, string>> = {
  price: 'Price',
  chose_another_firm: 'Chose another firm',
  agent_recommended_another: 'Agent recommended another firm',
  not_moving: 'Not moving',
  fell_through: 'Fell through',
  no_answer: 'No answer',
  validity_ended: 'Expired',
  duplicate: 'Duplicate',
  cannot_act: 'We cannot act',
  other: 'Other',
}
