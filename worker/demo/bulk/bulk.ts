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
import { type BulkCase, type BulkWorld, bulkCase } from './case.ts'
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

/** Adds `count` cases for benchmarks, mostly archived ones, continuing after earlier runs; nothing is broadcast. */
export const insertBulk = (
  context: RequestContext,
  { count }: { readonly count: number },
): BulkOutcome =>
  context.store.transaction(() => {
    const from = countOf(context)
    const world = worldOf(context)
    const patterns = patternsOf(context)
    const linking = { ...context, recordEvents: () => {} }
    for (let nth = from; nth < from + count; nth += 1) {
      addCase(context, nextCase(world, patterns, nth))
      const quote =
        patterns.quotes[Math.floor(nth / QUOTE_EVERY) % Math.max(1, patterns.quotes.length)]
      if (nth % QUOTE_EVERY === 0 && quote)
        context.quoteCases.add({
          quoteCase: linkedQuoteCase(linking, quoteCopy(world, quote, nth)),
          events: [],
        })
    }
    context.caseClock.skipPast(context.now)
    context.store.write(
      `INSERT INTO numbers (name, last) VALUES ('bulk', ?)
       ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
      from + count,
    )
    return { added: count, total: from + count }
  })
