import { type Lead, LeadSource, leadNumber } from '#domain/lead/lead'
import { type QuoteCase, quoteNumber } from '#domain/quote/case/quote-case'
import type { RequestContext } from '#tenant/runtime/context'
import { castOf } from '../cast/casts.ts'
import { quoteClientFrom } from '../cast/clients.ts'
import { peopleOf } from '../cast/people.ts'
import { idAt } from '../ids.ts'
import { type Random, randomOf } from '../random.ts'
import { BULK_NUMBERS } from './case.ts'

const WEEKS = 104
const WEEK_MS = 7 * 86_400_000
const MOST_PATTERNS = 60
const MOST_MINUTES_TO_ANSWER = 400

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const earlier = (text: string, ms: number) => new Date(Date.parse(text) - ms).toISOString()

const shiftBack = <T>(it: T, weeks: number): T =>
  JSON.parse(JSON.stringify(it), (_, value: unknown) => {
    if (typeof value !== 'string') return value
    if (INSTANT.test(value)) return earlier(value, weeks * WEEK_MS)
    return DAY.test(value) ? earlier(value, weeks * WEEK_MS).slice(0, 10) : value
  })

// An old quote cannot be open any more, so it is closed as expired.
const asExpired = (quoteCase: QuoteCase): QuoteCase =>
  ['sent', 'following_up', 'on_hold', 'draft', 'accepted'].includes(quoteCase.status)
    ? {
        ...quoteCase,
        status: 'dead',
        dead_reason: 'validity_ended',
        died_at: quoteCase.updated_at,
        dead_on: null,
        hold_until: null,
        next_action: null,
      }
    : quoteCase

const OPEN_WEEKS = 4

type QuoteAndLead = { readonly quoteCase: QuoteCase; readonly lead: Lead }

const copyFrom = (
  context: RequestContext,
  of: QuoteCase,
  sourceLead: Lead,
  nth: number,
): QuoteAndLead => {
  const cast = castOf(context.tenant)
  const random = randomOf(`${cast.tenant} quote of ${nth}`)
  const weeks = nth % WEEKS
  const moved = shiftBack(of, weeks)
  const shifted = weeks > OPEN_WEEKS ? asExpired(moved) : moved
  const clients = [quoteClientFrom(peopleOf(cast, random).person())]
  const number = quoteNumber(3 * BULK_NUMBERS + nth)
  const lead = leadFor(sourceLead, shifted, random, nth)
  const quoteCase: QuoteCase = {
    ...shifted,
    id: idAt(random, shifted.created_at),
    number,
    lead_id: lead.id,
    facts: { ...shifted.facts, clients },
    linked_conveyances: [],
    quotes: shifted.quotes.map((quote) => ({
      ...quote,
      facts: { ...quote.facts, clients },
      link_id: idAt(random, quote.sent_at),
    })),
  }
  return { quoteCase, lead: { ...lead, quote_cases: [{ id: quoteCase.id, number }] } }
}

const leadFor = (of: Lead, { created_at, sale_stage }: QuoteCase, random: Random, nth: number) => {
  const minutes = random.between(1, MOST_MINUTES_TO_ANSWER)
  const received_at = earlier(created_at, minutes * 60_000)
  return {
    ...of,
    first_name: 'Asker',
    last_name: `Number ${nth}`,
    id: idAt(random, received_at),
    number: leadNumber(BULK_NUMBERS + nth),
    source: random.pick(LeadSource.options),
    sale_stage,
    email: `asker${nth}@sample.test`,
    phone: '',
    received_at,
    first_response_at: random.chance(0.9) ? created_at : null,
    created_at: received_at,
    updated_at: created_at,
    closed_at: created_at,
    likeness: null,
    merged: [],
  }
}

const patternsOf = ({ store, quoteCases, leads }: RequestContext) => {
  const ids = (query: string) =>
    store.rows<{ id: string }>(`${query} ORDER BY id LIMIT ${MOST_PATTERNS}`).map(({ id }) => id)
  return {
    quotes: ids(`SELECT id FROM quote_cases WHERE length(number) < 8`)
      .map((id) => quoteCases.get(id))
      .filter(({ quotes }) => quotes.length > 0),
    leads: ids(`SELECT id FROM lead_keys WHERE status = 'converted'`).map((id) => leads.get(id)),
  }
}

const addCopy = (
  context: RequestContext,
  { quotes, leads }: ReturnType<typeof patternsOf>,
  nth: number,
) => {
  const quote = quotes[nth % Math.max(1, quotes.length)]
  const sourceLead = leads[nth % Math.max(1, leads.length)]
  if (!quote || !sourceLead) throw new Error('there is nothing to copy')
  const { quoteCase, lead } = copyFrom(context, quote, sourceLead, nth)
  context.leads.add({ lead, events: [] })
  context.quoteCases.add({ quoteCase, events: [] })
}

const countOf = ({ store }: RequestContext) =>
  store.row<{ last: number }>(`SELECT last FROM numbers WHERE name = 'bulk-quotes'`)?.last ?? 0

/** Adds `count` quote cases over two years, each with its lead, continuing after earlier runs. */
export const insertQuotes = (context: RequestContext, { count }: { readonly count: number }) =>
  context.store.transaction(() => {
    const from = countOf(context)
    const patterns = patternsOf(context)
    context.quoteTotals.together(() => {
      for (let nth = from; nth < from + count; nth += 1) addCopy(context, patterns, nth)
    })
    context.store.write(
      `INSERT INTO numbers (name, last) VALUES ('bulk-quotes', ?)
       ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
      from + count,
    )
    return { added: count, total: from + count }
  })
