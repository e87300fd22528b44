import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote-case'
import { insertQuotes } from '#worker/tenant/demo/bulk-quotes'
import type { Desk } from '#worker/tenant/desk'
import { officeOf } from '#worker/tenant/office'
import { storeOf } from '#worker/tenant/store'
import { demoFirms } from '../../../worker/edge/demo-firms.ts'
import { env, type Stub } from '../support/firm.ts'

const COUNT = 300

let stub: Stub
let all: readonly QuoteCase[]

const atDesk = <T>(work: (desk: Desk) => T): Promise<T> =>
  runInDurableObject(stub, (_, state: DurableObjectState) =>
    work(
      officeOf({
        store: storeOf(state.storage),
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
  all = await atDesk((desk) => {
    insertQuotes(desk, { count: COUNT })
    const rows = desk.store.rows<{ doc: string }>('SELECT doc FROM quote_cases')
    return rows.map(({ doc }) => JSON.parse(doc))
  })
})

type Asked = Parameters<Desk['quoteCaseList']['page']>[0]

const pagesOf = (asked: Asked) =>
  atDesk(({ quoteCaseList }) => {
    const read: QuoteCaseRow[] = []
    for (let after: string | undefined; ; ) {
      const { rows, next } = quoteCaseList.page({ ...asked, limit: 7, ...(after && { after }) })
      read.push(...rows)
      if (next === null) return read.map(({ id }) => id)
      after = next
    }
  })

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
