import type { ChipTone } from '#components/Marks.tsx'
import type { QuoteCaseStatus } from '#domain/quote-case'

/** How loud the chip of a status is. */
export const statusTones: Readonly<Record<QuoteCaseStatus, ChipTone>> = {
  draft: 'plain',
  sent: 'note',
  following_up: 'note',
  accepted: 'acc',
  instructed: 'good',
  on_hold: 'warn',
  dead: 'bad',
}
