import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import { statusOf } from '#domain/conveyance/status'
import { enquiryCounts } from '#domain/enquiry/counting'
import { CaseEnquiry } from '#domain/enquiry/enquiry'
import { QuoteCase } from '#domain/quote/case/quote-case'
import { storeOf } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'
import { runtimeOf } from '#tenant/runtime/runtime'
import { insertBulk } from '#worker/demo/bulk/bulk'
import type { BulkOutcome } from '#worker/demo/bulk/outcome'
import { demoFirms } from '#worker/demo/firms'
import { env, type Stub } from '../support/firm.ts'

const COUNT = 240

let stub: Stub
let first: BulkOutcome

const inContext = <T>(work: (context: RequestContext) => T): Promise<T> =>
  runInDurableObject(stub, (_, state: DurableObjectState) =>
    work(
      runtimeOf({
        store: storeOf(state.storage),
        tenant: 'harcourt',
        isLocal: true,
        known: () => demoFirms[0] ?? null,
        publish: async () => {},
        deliver: async () => ({ provider_id: null }),
      }).desk(),
    ),
  )

const docs = (table: string): Promise<unknown[]> =>
  inContext(({ store }) =>
    store.rows<{ doc: string }>(`SELECT doc FROM ${table}`).map((it) => JSON.parse(it.doc)),
  )

beforeAll(async () => {
  stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.seed('harcourt', 'hash', 'http://localhost:8787')
  first = await inContext((context) => insertBulk(context, { count: COUNT }))
})

describe('a firm made large', () => {
  test('has as many more cases as were asked for', async () => {
    expect(first).toEqual({ added: COUNT, total: COUNT })
    expect(await docs('conveyances')).toHaveLength(45 + COUNT)
  })

  test('keeps each as its schema says, its status in step with its plan', async () => {
    const plans = (await docs('plans')).map((it) => Plan.parse(it))
    const planOf = new Map(plans.map((it) => [it.conveyance_id, it]))
    const enquiries = (await docs('case_enquiries')).map((it) => CaseEnquiry.parse(it))
    for (const doc of await docs('conveyances')) {
      const it = Conveyance.parse(doc)
      const plan = planOf.get(it.id)
      expect(plan && statusOf(it, plan)).toBe(it.status)
      const own = enquiries.filter(({ conveyance_id }) => conveyance_id === it.id)
      const { enquiries_raised, enquiries_open } = enquiryCounts(own)
      expect(it.counts).toMatchObject({ enquiries_raised, enquiries_open })
    }
    for (const doc of await docs('quote_cases')) expect(QuoteCase.safeParse(doc).success).toBe(true)
  })

  test('spreads them over years and fee earners', async () => {
    const all = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    expect(new Set(all.map((it) => it.ref.slice(0, 2))).size).toBeGreaterThan(6)
    expect(new Set(all.map((it) => it.fee_earner.id)).size).toBeGreaterThan(8)
  })

  test('goes on where it left off and tells nobody', async () => {
    const next = await inContext((context) => insertBulk(context, { count: 10 }))
    expect(next).toEqual({ added: 10, total: COUNT + 10 })
    expect(await inContext(({ outbox }) => outbox.nextDue())).toBeNull()
  })
})
