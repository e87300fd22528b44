import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { linkedQuoteCase } from '#tenant/contact/linked-quote'
import type { Desk } from '#tenant/runtime/context'
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

const earnerFrom = (desk: Desk, nth: number): User => {
  const cast = castOf(desk.tenant)
  const random = randomOf(`${cast.tenant} earner ${nth}`)
  const { first_name, last_name } = peopleOf(cast, random).person()
  return {
    id: idAt(random, desk.now),
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
    contact_id: null,
    agency_id: null,
    created_at: desk.now,
    updated_at: desk.now,
  }
}

/** The firm’s fee earners, at least twelve; adds the missing ones. */
const earnersOf = (desk: Desk): Named[] => {
  const known = desk.users.feeEarners()
  for (let nth = known.length; nth < EARNERS; nth += 1) desk.users.insert(earnerFrom(desk, nth))
  return desk.users.feeEarners().map(namedOf)
}

const worldOf = (desk: Desk): BulkWorld => ({
  cast: castOf(desk.tenant),
  calendar: calendarOf(desk.today),
  earners: earnersOf(desk),
  agencies: desk.agencies.choices(),
})

type Patterns = { readonly cases: readonly CaseRecords[]; readonly quotes: readonly QuoteCase[] }

/** The demonstration's own cases and quotes, from which copies are made. */
const patternsOf = ({ store, conveyances, quoteCases }: Desk): Patterns => {
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

const drawn = (world: BulkWorld, { cases }: Patterns, nth: number): BulkCase => {
  const pattern = cases[Math.floor(nth / LIVE_EVERY) % Math.max(1, cases.length)]
  return nth % LIVE_EVERY === 0 && pattern ? liveCopy(world, pattern, nth) : bulkCase(world, nth)
}

const addCase = (desk: Desk, { records, contact }: BulkCase) => {
  desk.contacts.insert(contact)
  desk.conveyances.add({ ...records, events: [] })
}

const countOf = ({ store }: Desk) =>
  store.row<{ last: number }>(`SELECT last FROM numbers WHERE name = 'bulk'`)?.last ?? 0

/** Adds `count` cases for benchmarks, mostly archived ones, continuing after earlier runs; nothing is broadcast. */
export const insertBulk = (desk: Desk, { count }: { readonly count: number }): BulkOutcome =>
  desk.store.transaction(() => {
    const from = countOf(desk)
    const world = worldOf(desk)
    const patterns = patternsOf(desk)
    const linking = { ...desk, happened: () => {} }
    for (let nth = from; nth < from + count; nth += 1) {
      addCase(desk, drawn(world, patterns, nth))
      const quote =
        patterns.quotes[Math.floor(nth / QUOTE_EVERY) % Math.max(1, patterns.quotes.length)]
      if (nth % QUOTE_EVERY === 0 && quote)
        desk.quoteCases.add({
          quoteCase: linkedQuoteCase(linking, quoteCopy(world, quote, nth)),
          events: [],
        })
    }
    desk.store.write(
      `INSERT INTO numbers (name, last) VALUES ('bulk', ?)
       ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
      from + count,
    )
    return { added: count, total: from + count }
  })
