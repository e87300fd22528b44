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
