import type { ChipTone } from '#components/Marks.tsx'
import type { QuoteCaseStatus } from '#domain/quote-case'

/** 'Following up', as a chip or a filter says it. */
export const statusWords: Readonly<Record<QuoteCaseStatus, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  following_up: 'Following up',
  accepted: 'Accepted',
  instructed: 'Instructed',
  on_hold: 'On hold',
  dead: 'Dead',
}
/** How loud its chip is. */
export const statusTones: Readonly<Record<QuoteCaseStatus, ChipTone>> = {
  draft: 'plain',
  sent: 'note',
  following_up: 'note',
  accepted: 'acc',
  instructed: 'good',
  on_hold: 'warn',
  dead: 'bad',
}
