import { addMonths, type Instant, londonDate } from '#domain/dates'
import { assignLead } from '#domain/lead/assignment'
import { logLeadCall } from '#domain/lead/calling'
import { convertLead } from '#domain/lead/conversion'
import type { Lead, LeadSource } from '#domain/lead/lead'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { addWorkingDays } from '#domain/working-days'
import type { World } from '../world.ts'
import { buildLead, detailsOfQuote, minutesAfter } from './builder.ts'

const reached = { outcome: 'reached', next_action: null } as const
const sources: readonly LeadSource[] = ['web', 'phone', 'web', 'review_site', 'web', 'repeat']

/** When a lead was received, and its response time in minutes. */
type Response = { readonly at: Instant; readonly minutes: number; readonly source: LeadSource }

const isLost = ({ status, facts }: QuoteCase) => status === 'dead' && facts.referral === null

/** Response times; last month's lost web leads waited until the next working day. */
const responseOf = (world: World, quote: QuoteCase, nth: number): Response => {
  const { calendar, random } = world
  const own = random.fork(`waited ${quote.number}`)
  const day = londonDate(quote.created_at)
  const lastMonth = addMonths(`${calendar.today.slice(0, 7)}-01`, -1).slice(0, 7)
  if (isLost(quote) && day.startsWith(lastMonth)) {
    const at = calendar.at(addWorkingDays(day, -1), own.between(550, 640))
    const minutes = (Date.parse(quote.created_at) - Date.parse(at)) / 60_000 - 4
    return { at, minutes, source: 'web' }
  }
  const minutes = own.between(4, 14)
  return {
    at: minutesAfter(quote.created_at, -minutes - 4),
    minutes,
    source: sources[nth % sources.length] ?? 'web',
  }
}

export const historicLeads = (
  world: World,
  quoteCases: readonly QuoteCase[],
  next: () => string,
): Lead[] =>
  quoteCases
    .filter((it) => (it.status === 'instructed' || isLost(it)) && it.facts.referral === null)
    .map((quote, nth) => leadOf(world, quote, next(), responseOf(world, quote, nth)))

const leadOf = (world: World, quote: QuoteCase, number: string, response: Response): Lead => {
  const random = world.random.fork(`lead of ${quote.number}`)
  const { at, minutes, source } = response
  const details = detailsOfQuote(world, random, quote)
  const it = buildLead(world, random, { number, at, source, details })
  const answered = minutesAfter(at, minutes)
  it.apply((now) => assignLead(now, it.adviser, answered), answered)
  it.apply((now) => logLeadCall(now, reached, answered), answered)
  it.apply((now) => convertLead(now, quote, quote.created_at), quote.created_at)
  return it.now()
}
