import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { emptyProfile } from '#domain/user/profile/profile'
import { linkedQuoteCase } from '#tenant/contact/linked-quote'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { calendarOf } from '../calendar.ts'
import { castOf } from '../cast/casts.ts'
import { peopleOf } from '../cast/people.ts'
import { namedOf } from '../cast/staff.ts'
import { idAt } from '../ids.ts'
import { randomOf } from '../random.ts'
import { BULK_NUMBERS, type BulkCase, type BulkWorld, bulkCase } from './case.ts'
import { type Copy, copyCases } from './copies.ts'
import { liveCopy, quoteCopy } from './copy.ts'
import type { BulkOutcome } from './outcome.ts'

/** One in so many cases is open, and one in so many has a quote. */
const LIVE_EVERY = 60
const QUOTE_EVERY = 8
const MOST_PATTERNS = 40
const EARNERS = 12

const earnerFrom = (context: RequestContext, nth: number): User => {
  const cast = castOf(context.tenant)
  const random = randomOf(`${cast.tenant} earner ${nth}`)
  const { first_name, last_name } = peopleOf(cast, random).person()
  return {
    id: idAt(random, context.now),
    version: 1,
    type: 'staff',
    first_name,
    last_name,
    email: `conveyancer${nth}@${cast.domain}`,
    job_title: 'Conveyancer',
    phone: null,
    status: 'active',
    roles: ['Conveyancer'],
    team: `Team ${1 + (nth % 3)}`,
    is_fee_earner: true,
    profile: emptyProfile,
    contact_id: null,
    agency_id: null,
    created_at: context.now,
    updated_at: context.now,
  }
}

/** The firm’s fee earners, at least twelve; adds the missing ones. */
const earnersOf = (context: RequestContext): Named[] => {
  const known = context.users.feeEarners()
  for (let nth = known.length; nth < EARNERS; nth += 1)
    context.users.insert(earnerFrom(context, nth))
  return context.users.feeEarners().map(namedOf)
}

const worldOf = (context: RequestContext): BulkWorld => ({
  cast: castOf(context.tenant),
  calendar: calendarOf(context.today),
  earners: earnersOf(context),
  agencies: context.agencies.choices(),
})

type Patterns = { readonly cases: readonly CaseRecords[]; readonly quotes: readonly QuoteCase[] }

const patternsOf = ({ store, conveyances, quoteCases }: RequestContext): Patterns => {
  const ids = (query: string) =>
    store.rows<{ id: string }>(`${query} ORDER BY id LIMIT ${MOST_PATTERNS}`).map((it) => it.id)
  const live = `status NOT IN ('archived', 'closed', 'aborted') AND length(ref) < 11`
  return {
    cases: ids(`SELECT id FROM conveyance_keys WHERE ${live}`)
      .map((id) => conveyances.records(id))
      .filter(({ conveyance }) => conveyance.linked === null),
    quotes: ids(`SELECT id FROM quote_cases WHERE length(number) < 8`)
      .map((id) => quoteCases.get(id))
      .filter(({ quotes }) => quotes.length > 0),
  }
}

const nextCase = (world: BulkWorld, { cases }: Patterns, nth: number): BulkCase => {
  const pattern = cases[Math.floor(nth / LIVE_EVERY) % Math.max(1, cases.length)]
  return nth % LIVE_EVERY === 0 && pattern ? liveCopy(world, pattern, nth) : bulkCase(world, nth)
}

const addCase = (context: RequestContext, { records, contact }: BulkCase) => {
  context.contacts.insert(contact)
  context.conveyances.add({ ...records, events: [] })
}

const countOf = ({ store }: RequestContext) =>
  store.row<{ last: number }>(`SELECT last FROM numbers WHERE name = 'bulk'`)?.last ?? 0

/** So many cases are made one by one; those after them are copies of these, which takes a tenth of the time. */
const MADE = 4_200

/** Adds `count` cases for benchmarks, mostly archived ones, continuing after earlier runs; nothing is broadcast. */
export const insertBulk = (
  context: RequestContext,
  { count }: { readonly count: number },
): BulkOutcome =>
  context.store.transaction(() => {
    const from = countOf(context)
    const until = from + count
    makeCases(context, from, Math.min(until, MADE))
    copyMade(context, Math.max(from, MADE), until)
    context.caseClock.skipPast(context.now)
    context.store.write(
      `INSERT INTO numbers (name, last) VALUES ('bulk', ?)
       ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
      until,
    )
    return { added: count, total: until }
  })

const makeCases = (context: RequestContext, from: number, until: number) => {
  if (from >= until) return
  const world = worldOf(context)
  const patterns = patternsOf(context)
  const linking = { ...context, recordEvents: () => {} }
  for (let nth = from; nth < until; nth += 1) {
    addCase(context, nextCase(world, patterns, nth))
    const quote =
      patterns.quotes[Math.floor(nth / QUOTE_EVERY) % Math.max(1, patterns.quotes.length)]
    if (nth % QUOTE_EVERY === 0 && quote)
      context.quoteCases.add({
        quoteCase: linkedQuoteCase(linking, quoteCopy(world, quote, nth)),
        events: [],
      })
  }
}

/** The number of a bulk case in its reference: 104200 of '24-S-104200'. */
const numberIn = (ref: string) => Number(/\d+$/.exec(ref)?.[0] ?? 0) - BULK_NUMBERS

const madeCases = ({ store }: RequestContext) =>
  store
    .rows<{ id: string; ref: string }>(
      'SELECT id, ref FROM conveyance_keys WHERE length(ref) >= 11',
    )
    .filter(({ ref }) => numberIn(ref) < MADE)
    .toSorted((a, b) => numberIn(a.ref) - numberIn(b.ref))

const copyOf = ({ id, ref }: { readonly id: string; readonly ref: string }, nth: number): Copy => ({
  old_id: id,
  old_ref: ref,
  new_id: `${id.slice(0, 24)}${nth.toString(16).padStart(12, '0')}`,
  new_ref: ref.replace(/\d+$/, String(BULK_NUMBERS + nth)),
})

const copyMade = (context: RequestContext, from: number, until: number) => {
  if (from >= until) return
  const made = madeCases(context)
  const copies = Array.from({ length: until - from }, (_, at) => {
    const source = made[(from + at) % made.length]
    return source ? [copyOf(source, from + at)] : []
  })
  copyCases(context.store, copies.flat())
}
