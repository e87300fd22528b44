import { addMonths } from '#domain/dates'
import type { DeadReason } from '#domain/quote/case/bodies'
import { closeAsLost } from '#domain/quote/case/closing'
import type { QuoteFacts } from '#domain/quote/facts'
import type { World } from '../world.ts'
import { buildQuote } from './builder.ts'
import { recordFollowUp, type Story, sendQuote, version } from './steps.ts'

// Some quotes are lost in every month, and many last month because their leads were answered late, so that the
// statistics show response time as the cause.

/** The number of quotes lost in earlier months, and last month. */
export const LOST_BEFORE = 9
export const LOST_LATE = 22

const LEAST_DAYS = 8
const MOST_DAYS = 90

/** The working days of a past month, as numbers of working days ago. */
const daysIn = ({ calendar }: World, monthsAgo: number) => {
  const month = addMonths(`${calendar.today.slice(0, 7)}-01`, -monthsAgo).slice(0, 7)
  const days = Array.from({ length: MOST_DAYS }, (_, at) => at + LEAST_DAYS)
  return days.filter((ago) => calendar.past(ago).startsWith(month))
}

const lost = (monthsAgo: number, reasons: readonly DeadReason[]): Story => {
  return (world, random, nth) => {
    const within = daysIn(world, monthsAgo)
    const days = within[(nth * 5) % Math.max(1, within.length)] ?? LEAST_DAYS
    const change = (facts: QuoteFacts): QuoteFacts => ({ ...facts, referral: null, bdm_id: null })
    const quoteBuilder = buildQuote(world, random, { days, valid_until: null, change })
    sendQuote(quoteBuilder, days)
    if (random.chance(0.4)) quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
    recordFollowUp(quoteBuilder, days - 2, nth % 3 === 0, -2)
    const reason = reasons[nth % reasons.length] ?? 'no_answer'
    const at = quoteBuilder.ago(days - 4)
    return quoteBuilder.quote.apply((now) => closeAsLost(now, { version, reason }, at), at)
  }
}

export const lostBefore: Story = (world, random, nth) =>
  lost(2 + (nth % 3), ['price', 'not_moving', 'no_answer'])(world, random, nth)

/** Lost last month, mostly to another firm. */
export const lostLate: Story = lost(1, [
  'chose_another_firm',
  'chose_another_firm',
  'no_answer',
  'chose_another_firm',
  'price',
])
