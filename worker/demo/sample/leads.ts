import { assignLead } from '#domain/lead/assignment'
import { logLeadCall } from '#domain/lead/calling'
import { convertLead } from '#domain/lead/conversion'
import type { Lead, LeadSource } from '#domain/lead/lead'
import { stepLead } from '#domain/lead/progress'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { buildLead, detailsOf, detailsOfQuote, minutesAfter } from '../lead/builder.ts'
import type { World } from '../world.ts'

type LeadBuilder = ReturnType<typeof buildLead>
type Act = (it: LeadBuilder, at: string) => void

const waiting: Act = () => {}
const assigned: Act = (it, at) => {
  it.apply((now) => assignLead(now, it.adviser, at), minutesAfter(at, 3))
}
const contacted: Act = (it, at) => {
  assigned(it, at)
  const when = minutesAfter(at, 12)
  it.apply((now) => logLeadCall(now, { outcome: 'reached', next_action: null }, when), when)
}
const qualified: Act = (it, at) => {
  contacted(it, at)
  const when = minutesAfter(at, 30)
  it.apply((now) => stepLead(now, { status: 'qualified' }, when), when)
}

/** What was done, the age in working days and the source of each lead that is still one. */
const kinds: readonly (readonly [Act, number, LeadSource])[] = [
  [waiting, 1, 'web'],
  [waiting, 1, 'agent'],
  [assigned, 2, 'phone'],
  [contacted, 2, 'web'],
  [qualified, 3, 'agent'],
]

const open = (world: World, number: () => string) =>
  kinds.map(([act, days, source], nth) => {
    const random = world.random.fork(`lead ${nth}`)
    const at = world.calendar.at(world.calendar.past(days), random.between(545, 1_000))
    const details = detailsOf(world, random, nth % 2 === 0 ? 'sold' : 'presold')
    const it = buildLead(world, random, { number: number(), at, source, details })
    act(it, at)
    return it.now()
  })

const converted = (world: World, quote: QuoteCase, number: string): Lead => {
  const random = world.random.fork('converted lead')
  const at = minutesAfter(quote.created_at, -14)
  const details = detailsOfQuote(world, random, quote)
  const it = buildLead(world, random, { number, at, source: 'web', details })
  assigned(it, at)
  it.apply((now) => convertLead(now, quote, quote.created_at), quote.created_at)
  return it.now()
}

/** Six leads, of which one became the quote. */
export const sampleLeads = (world: World, quote: QuoteCase, number: () => string): Lead[] => [
  ...open(world, number),
  converted(world, quote, number()),
]
