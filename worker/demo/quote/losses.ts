import { addMonths } from '#domain/dates'
import type { DeadReason } from '#domain/quote/case/bodies'
import { die } from '#domain/quote/case/dying'
import type { QuoteFacts } from '#domain/quote/facts'
import type { World } from '../world.ts'
import { beginTelling } from './telling.ts'
import { type Story, sendOff, tried, version } from './turns.ts'

// A desk has a history: some are lost in every month, and of the month before this one very many of those
// whose lead was answered late. Who looks for the reason finds it by the speed of the answer.

/** How many were lost in the months before, and how many in the month before this one. */
export const LOST_BEFORE = 9
export const LOST_LATE = 22

const LEAST_DAYS = 8
const MOST_DAYS = 90

/** Working days ago that lie in a month so many months before this one. */
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
    const it = beginTelling(world, random, { days, valid_until: null, change })
    sendOff(it, days)
    if (random.chance(0.4)) it.quote.view(it.ago(days - 1))
    tried(it, days - 2, nth % 3 === 0, -2)
    const reason = reasons[nth % reasons.length] ?? 'no_answer'
    const at = it.ago(days - 4)
    return it.quote.turn((now) => die(now, { version, reason }, at), at)
  }
}

/** Lost in the months before, a few in each. */
export const lostBefore: Story = (world, random, nth) =>
  lost(2 + (nth % 3), ['price', 'not_moving', 'no_answer'])(world, random, nth)

/** Lost in the month before this one: most to firms that answered first. */
export const lostLate: Story = lost(1, [
  'chose_another_firm',
  'chose_another_firm',
  'no_answer',
  'chose_another_firm',
  'price',
])
