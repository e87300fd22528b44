import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { LeadSort, type LeadView } from '#domain/lead/api'
import type { Lead } from '#domain/lead/lead'
import { QuoteCaseSort } from '#domain/quote/case/api'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { type Store, storeOf } from '#tenant/core/store'
import { auditOf } from '#tenant/events/audit'
import type { RequestContext } from '#tenant/runtime/context'
import { runtimeOf } from '#tenant/runtime/runtime'
import { schema } from '#tenant/schema/steps'
import { insertQuotes } from '#worker/demo/bulk/quotes'
import { demoFirms } from '#worker/demo/firms'
import { env, type Stub } from '../support/firm.ts'

const COUNT = 300

let stub: Stub
let all: readonly QuoteCase[]
let leads: readonly Lead[]
let rows: ReadonlyMap<string, QuoteCaseRow>

let rowsRead = 0
/** Counts every row that is read for an answer. */
const countingStoreOf = (storage: DurableObjectStorage): Store => ({
  ...storeOf(storage),
  rows: (query, ...bindings) => {
    const cursor = storage.sql.exec(query, ...bindings)
    const found = cursor.toArray()
    rowsRead += cursor.rowsRead
    return found as never
  },
})

const inContext = <T>(work: (context: RequestContext) => T): Promise<T> =>
  runInDurableObject(stub, (_, state: DurableObjectState) =>
    work(
      runtimeOf({
        store: countingStoreOf(state.storage),
        tenant: 'harcourt',
        isLocal: true,
        known: () => demoFirms[0] ?? null,
        publish: async () => {},
        deliver: async () => ({ provider_id: null }),
      }).desk(),
    ),
  )

beforeAll(async () => {
  stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.seed('harcourt', 'hash', 'http://localhost:8787')
  await inContext((context) => {
    insertQuotes(context, { count: COUNT })
    addOdd(context)
    const kept = <T>(table: string, column = 'doc') =>
      context.store
        .rows<{ text: string }>(`SELECT ${column} AS text FROM ${table}`)
        .map(({ text }): T => JSON.parse(text))
    all = kept('quote_cases')
    leads = kept('leads')
    rows = new Map(kept<QuoteCaseRow>('quote_cases', 'line').map((it) => [it.id, it]))
  })
})

const named = (first_name: string, last_name: string) => ({ first_name, last_name })

/** Nobody's, and people whose names begin with capitals and accents. */
const addOdd = (context: RequestContext) => {
  const one = (table: string) =>
    JSON.parse(
      context.store.row<{ doc: string }>(`SELECT doc FROM ${table} ORDER BY id`)?.doc ?? '',
    )
  const names = [named('', ''), named('Élodie', 'Éclair'), named('', ''), named('ann', 'de Vere')]
  const [quoteCase, lead] = [one('quote_cases') as QuoteCase, one('leads') as Lead]
  for (const [at, name] of names.entries()) {
    const clients = quoteCase.facts.clients.map((it) => ({ ...it, ...name }))
    const facts = { ...quoteCase.facts, clients }
    const odd = { ...quoteCase, id: context.newId(), number: `Q-9999${at}`, facts }
    context.quoteCases.add({ quoteCase: odd, events: [] })
    const unpriced = { ...lead, ...name, id: context.newId(), number: `L-9999${at}`, price: null }
    context.leads.add({ lead: { ...unpriced, email: '', phone: '' }, events: [] })
  }
}

type Asked = Parameters<RequestContext['quoteCaseList']['page']>[0]

type Part = { readonly limit: number; readonly after?: string }
type Page = { readonly rows: readonly { readonly id: string }[]; readonly next: string | null }

/** All ids of a list, seven at a time. */
const inSevens = (page: (part: Part) => Page) => {
  const read: string[] = []
  for (let after: string | undefined; ; ) {
    const { rows, next } = page({ limit: 7, ...(after && { after }) })
    read.push(...rows.map(({ id }) => id))
    if (next === null) return read
    after = next
  }
}

const pagesOf = (asked: Asked) =>
  inContext(({ quoteCaseList }) => inSevens((part) => quoteCaseList.page({ ...asked, ...part })))

type Key = string | number | null

/** By key and then by id, both from low to high or both from high to low; what has no key comes last. */
const sorted = <T extends { readonly id: string }>(
  of: readonly T[],
  key: (it: T) => Key,
  direction: 'asc' | 'desc',
) => {
  const sign = direction === 'asc' ? 1 : -1
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
  return of
    .toSorted((a, b) => {
      const [one, other] = [key(a), key(b)]
      if ((one === null) !== (other === null)) return one === null ? 1 : -1
      const keys = one === null || other === null ? 0 : compare(one, other)
      return sign * (keys || compare(a.id, b.id))
    })
    .map(({ id }) => id)
}

const bare = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const bySurname = (it: { readonly first_name: string; readonly last_name: string }): Key =>
  [it.last_name, it.first_name].filter(Boolean).map(bare).join(' ') || null

const quoteKeys: Readonly<Record<QuoteCaseSort, (it: QuoteCase) => Key>> = {
  number: ({ number }) => Number(number.replace('Q-', '')),
  person: ({ facts }) => facts.clients.map(bySurname).find((it) => it !== null) ?? null,
  fee: ({ id }) => rows.get(id)?.fee_ex_vat ?? null,
  total: ({ id }) => rows.get(id)?.total_inc_vat ?? null,
  until: ({ valid_until }) => valid_until,
  changed: ({ updated_at }) => updated_at,
}

const isOpenLead = ({ status }: Lead) =>
  ['new', 'contacted', 'qualified', 'quoted'].includes(status)

const leadKeys: Readonly<Record<LeadSort, (it: Lead) => Key>> = {
  received: ({ received_at }) => received_at,
  person: (it) => bySurname(it) ?? (bare(it.email) || it.phone || null),
  price: ({ price }) => price,
  next: ({ next_action }) => next_action?.at ?? null,
  due: (it) => (isOpenLead(it) && it.first_response_at === null ? it.response_due_at : null),
  waiting: ({ sold_at, received_at }) => sold_at ?? received_at,
}

const newest = (a: QuoteCase, b: QuoteCase) =>
  a.updated_at === b.updated_at ? (a.id < b.id ? 1 : -1) : a.updated_at < b.updated_at ? 1 : -1

const most = (of: (it: QuoteCase) => string | undefined) => {
  const groups = Map.groupBy(all.filter(of), of)
  const [largest] = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
  return largest?.[0] ?? ''
}

const agencyOf = (it: QuoteCase) => it.facts.referral?.agency_id ?? undefined
const ownerOf = (it: QuoteCase) => it.owner?.id

describe('a firm of many quotes', () => {
  test('lists those of one agency, of one owner and in one state, alone and together, newest first', async () => {
    const agency = most(agencyOf)
    const owner = most(ownerOf)
    const dead = ({ status }: QuoteCase) => status === 'dead'
    const asked: [Asked, (it: QuoteCase) => boolean][] = [
      [{ view: 'all' }, () => true],
      [{ view: 'dead' }, dead],
      [{ view: 'all', status: 'dead' }, dead],
      [{ view: 'all', agency_id: agency }, (it) => agencyOf(it) === agency],
      [{ view: 'dead', agency_id: agency }, (it) => dead(it) && agencyOf(it) === agency],
      [
        { view: 'dead', status: 'dead', agency_id: agency },
        (it) => dead(it) && agencyOf(it) === agency,
      ],
      [{ view: 'dead', status: 'sent', agency_id: agency }, () => false],
      [{ view: 'all', owner_id: owner }, (it) => ownerOf(it) === owner],
      [{ view: 'dead', owner_id: owner }, (it) => dead(it) && ownerOf(it) === owner],
      [
        { view: 'dead', owner_id: owner, agency_id: agency },
        (it) => dead(it) && ownerOf(it) === owner && agencyOf(it) === agency,
      ],
    ]
    for (const [query, isAsked] of asked) {
      const expected = all.filter(isAsked).toSorted(newest)
      expect(await pagesOf(query), JSON.stringify(query)).toEqual(expected.map(({ id }) => id))
    }
  })

  test('lists them by every column, both ways, seven at a time, what is empty last', async () => {
    const agency = most(agencyOf)
    const isOpen = ({ status }: QuoteCase) => status === 'sent' || status === 'following_up'
    const asked: [Asked, (it: QuoteCase) => boolean][] = [
      [{ view: 'all' }, () => true],
      [{ view: 'open' }, isOpen],
      [{ view: 'presold' }, (it) => isOpen(it) && it.sale_stage === 'presold'],
      [{ view: 'open', status: 'sent' }, ({ status }) => status === 'sent'],
      [{ view: 'dead' }, ({ status }) => status === 'dead'],
      [{ view: 'dead', status: 'sent' }, () => false],
      [{ view: 'all', agency_id: agency }, (it) => agencyOf(it) === agency],
    ]
    for (const [query, isAsked] of asked)
      for (const sort of QuoteCaseSort.options)
        for (const direction of ['asc', 'desc'] as const) {
          const expected = sorted(all.filter(isAsked), quoteKeys[sort], direction)
          const words = `${JSON.stringify(query)} ${sort} ${direction}`
          expect(await pagesOf({ ...query, sort, direction }), words).toEqual(expected)
        }
  })

  test('lists leads by every column, both ways, seven at a time, what is empty last', async () => {
    const asked: [LeadView, (it: Lead) => boolean][] = [
      ['all', () => true],
      ['open', isOpenLead],
      ['sold', (it) => isOpenLead(it) && it.sale_stage === 'sold'],
      ['converted', ({ status }) => status === 'converted'],
      ['unanswered', (it) => leadKeys.due(it) !== null],
    ]
    for (const [view, isAsked] of asked)
      for (const sort of LeadSort.options)
        for (const direction of ['asc', 'desc'] as const) {
          const query = { view, sort, direction }
          const read = await inContext(({ leadList }) =>
            inSevens((part) => leadList.page({ ...query, ...part })),
          )
          const expected = sorted(leads.filter(isAsked), leadKeys[sort], direction)
          expect(read, JSON.stringify(query)).toEqual(expected)
        }
  })

  test('reads for a page in any order no more rows than its states have to show', async () => {
    const read = (work: (context: RequestContext) => Page) =>
      inContext((context) => {
        rowsRead = 0
        const { rows } = work(context)
        expect(rows).toHaveLength(5)
        return rowsRead
      })
    // Of each state one row more than the page holds, twice: from an index, and where a page takes up the empty.
    const most = (states: number) => 2 * states * 6 + 2 * 5 + 5
    for (const direction of ['asc', 'desc'] as const) {
      for (const sort of QuoteCaseSort.options) {
        const query = { view: 'all', sort, direction, limit: 5 } as const
        const count = await read(({ quoteCaseList }) => quoteCaseList.page(query))
        expect(count, `${sort} ${direction}`).toBeLessThanOrEqual(most(7))
      }
      for (const sort of LeadSort.options) {
        const query = { view: 'all', sort, direction, limit: 5 } as const
        const count = await read(({ leadList }) => leadList.page(query))
        expect(count, `${sort} ${direction}`).toBeLessThanOrEqual(most(8))
      }
    }
    expect(all.length).toBeGreaterThan(most(8))
  })

  test('is given the orders of its columns when it was there before them', async () => {
    const step = schema.find(({ name }) => name === 'orders by column')
    const fills = step?.sql.match(/UPDATE [^;]+;/g) ?? []
    expect(fills).toHaveLength(3)
    await inContext(({ store }) => {
      const keys = () => ({
        quotes: store.rows('SELECT id, number_n, person FROM quote_case_keys ORDER BY id'),
        leads: store.rows('SELECT id, name, price FROM lead_keys ORDER BY id'),
        users: store.rows('SELECT id, login_at FROM users ORDER BY id'),
      })
      const written = keys()
      store.write(`UPDATE quote_case_keys SET number_n = 0, person = ''`)
      store.write(`UPDATE lead_keys SET name = '', price = 0`)
      store.write(`UPDATE users SET login_at = ''`)
      for (const fill of fills) store.write(fill)
      step?.fill?.(store, auditOf(store))
      expect(keys()).toEqual(written)
    })
  })

  test('finds by what was typed in names, addresses and agencies, and by other spellings of them', async () => {
    const client = all.flatMap((it) => it.facts.clients)[0]
    if (!client) throw new Error('nobody to look for')
    const typed = client.last_name.toLowerCase()
    const accented = typed.replace(/[aeiou]/, (letter) => `${letter}\u0301`)
    for (const q of [typed, accented]) {
      const found = await pagesOf({ view: 'all', q })
      const holders = all.filter((it) =>
        it.facts.clients.some(({ last_name }) => last_name.toLowerCase() === typed),
      )
      expect(found).toEqual(expect.arrayContaining(holders.map(({ id }) => id)))
    }
  })
})
