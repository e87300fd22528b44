import { type Instant, londonDate } from '#domain/dates'
import { assignLead } from '#domain/lead/assignment'
import { logLeadCall, planCallBack } from '#domain/lead/calling'
import { loseLead } from '#domain/lead/closing'
import { convertLead } from '#domain/lead/conversion'
import { likenessOf } from '#domain/lead/duplicates'
import { type Lead, type LeadSource, leadNumber } from '#domain/lead/lead'
import { mergeLeads } from '#domain/lead/merging'
import { stepLead } from '#domain/lead/progress'
import { nurtureLead, offerPack } from '#domain/lead/stage'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { nextWorkingDay } from '#domain/working-days'
import { namedOf } from '../cast/staff.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import { buildLead, detailsOf, detailsOfQuote, minutesAfter } from './builder.ts'
import { historicLeads } from './histories.ts'

type LeadBuilder = ReturnType<typeof buildLead>
type Act = (it: LeadBuilder, at: Instant, random: Random, world: World, nth: number) => void

const reached = { outcome: 'reached', next_action: null } as const
const noAnswer = { outcome: 'no_answer', next_action: null } as const

const assigned: Act = (it, at, random) => {
  it.apply((now) => assignLead(now, it.adviser, at), minutesAfter(at, random.between(1, 4)))
}
const contacted: Act = (it, at, random, world, nth) => {
  assigned(it, at, random, world, nth)
  const when = minutesAfter(at, random.between(4, 26))
  it.apply((now) => logLeadCall(now, reached, when), when)
}
const attempted: Act = (it, at, random, world, nth) => {
  assigned(it, at, random, world, nth)
  const when = minutesAfter(at, random.between(6, 40))
  it.apply((now) => logLeadCall(now, noAnswer, when), when)
  const next = world.calendar.at(world.calendar.ahead(nth % 3), 600 + 25 * nth)
  it.apply((now) => planCallBack(now, { at: next }, when), when)
}

const waiting: Act = () => {}
const nurtured: Act = (it, at, random, world, nth) => {
  contacted(it, at, random, world, nth)
  const when = minutesAfter(at, 30)
  if (nth % 2 === 0) it.apply((now) => offerPack(now, when), when)
  it.apply((now) => nurtureLead(now, world.calendar.ahead(3 + 4 * nth), when), when)
}
const qualified: Act = (it, at, random, world, nth) => {
  contacted(it, at, random, world, nth)
  const when = minutesAfter(at, 35)
  it.apply((now) => stepLead(now, { status: 'qualified' }, when), when)
}
const guidePriced: Act = (it, at, random, world, nth) => {
  qualified(it, at, random, world, nth)
  const when = minutesAfter(at, 45)
  const guide_price = (1_150 + 50 * nth) * 100
  it.apply((now) => stepLead(now, { status: 'quoted', guide_price }, when), when)
}

/** Three o’clock, in minutes after midnight. */
const AFTERNOON = 15 * 60

const reasons = ['no_answer', 'price', 'chose_another_firm', 'not_moving', 'wrong_number'] as const
const lost: Act = (it, at, random, world, nth) => {
  attempted(it, at, random, world, nth)
  const when = world.calendar.at(nextWorkingDay(londonDate(at)), AFTERNOON)
  const reason = reasons[nth % reasons.length] ?? 'no_answer'
  it.apply((now) => loseLead(now, { reason }, when), when)
}

/** The outcome, the count, the age in working days and the sale stage of each kind of lead. */
const kinds: readonly (readonly [Act, number, number, 'presold' | 'sold'])[] = [
  [waiting, 3, 1, 'sold'],
  [waiting, 3, 1, 'presold'],
  [attempted, 3, 2, 'sold'],
  [attempted, 2, 3, 'presold'],
  [contacted, 2, 2, 'sold'],
  [contacted, 2, 4, 'presold'],
  [nurtured, 6, 8, 'presold'],
  [qualified, 3, 3, 'sold'],
  [guidePriced, 2, 4, 'sold'],
  [lost, 5, 12, 'sold'],
]

const sources: readonly LeadSource[] = [
  'web',
  'agent',
  'phone',
  'email',
  'broker',
  'web',
  'whatsapp',
  'review_site',
  'repeat',
  'panel',
  'import',
  'agent',
]

const CONVERTED = 6

/** Leads in every status from every source; six of them were converted to open quotes. */
export const leadsOf = (world: World, quoteCases: readonly QuoteCase[]) => {
  let last = 210
  const next = () => {
    last += 1
    return leadNumber(last)
  }
  const plain = kinds.flatMap(([act, count, days, stage], kind) =>
    Array.from({ length: count }, (_, nth) => {
      const random = world.random.fork(`lead ${kind} ${nth}`)
      const on = world.calendar.past(days + (nth % 4))
      const at = world.calendar.at(on, random.between(545, 1_030))
      const source = sources[(kind * 5 + nth) % sources.length] ?? 'web'
      const details = detailsOf(world, random, stage)
      const it = buildLead(world, random, { number: next(), at, source, details })
      act(it, at, random, world, nth)
      return it.now()
    }),
  )
  const converted = quoteCases
    .filter((it) => it.lead_id === null && it.status !== 'instructed')
    .slice(0, CONVERTED)
    .map((quote, nth) => convertedFrom(world, quote, next(), sources[nth] ?? 'web'))
  const leads = [...plain, ...converted, ...spamIn(world, next), ...duplicatesIn(world, next)]
  leads.push(...historicLeads(world, quoteCases, next))
  return { leads, lastLead: last }
}

const convertedFrom = (
  world: World,
  quote: QuoteCase,
  number: string,
  source: LeadSource,
): Lead => {
  const random = world.random.fork(`converted ${quote.number}`)
  const at = minutesAfter(quote.created_at, -random.between(6, 18))
  const details = detailsOfQuote(world, random, quote)
  const it = buildLead(world, random, { number, at, source, details })
  assigned(it, at, random, world, 0)
  it.apply((now) => convertLead(now, quote, quote.created_at), quote.created_at)
  return it.now()
}

const offers = [
  ['Grow Fast', 'We do SEO and backlinks: https://grow.example https://rank.example'],
  ['www.win.example', 'Casino bonus for you'],
] as const

const spamIn = (world: World, next: () => string): Lead[] =>
  offers.map(([first_name, message], nth) => {
    const random = world.random.fork(`spam ${nth}`)
    const at = world.calendar.at(world.calendar.past(2 + nth), 190 + 60 * nth)
    const details = { ...detailsOf(world, random, 'presold'), first_name, last_name: '', message }
    const spam = { score: 100, reasons: ['Sent within 3 seconds', 'Advertising words'] }
    const seed = { number: next(), at, source: 'web' as const, details, spam }
    return buildLead(world, random, seed).now()
  })

const duplicatesIn = (world: World, next: () => string): Lead[] =>
  [false, true].flatMap((isMerged) => {
    const random = world.random.fork(`twins ${isMerged}`)
    const details = detailsOf(world, random, 'sold')
    const at = world.calendar.at(world.calendar.past(isMerged ? 4 : 2), 615)
    const first = buildLead(world, random, { number: next(), at, source: 'web', details })
    const again = minutesAfter(at, 95)
    const { id, number } = first.now()
    const second = buildLead(world, random, {
      number: next(),
      at: again,
      source: 'email',
      details: { ...details, phone: '' },
      likeness: { id, number, ...likenessFor(details) },
    })
    contacted(first, at, random, world, 0)
    if (!isMerged) return [first.now(), second.now()]
    const when = minutesAfter(again, 20)
    const merging = mergeLeads(first.now(), second.now(), when)
    first.apply(() => merging.kept, when, namedOf(world.staff.adviser))
    second.apply(() => merging.merged, when, namedOf(world.staff.adviser))
    return [first.now(), second.now()]
  })

const likenessFor = (details: Parameters<typeof likenessOf>[0]) => {
  const { score, reasons } = likenessOf(details, { ...details, phone: '' })
  return { score, reasons: [...reasons] }
}
