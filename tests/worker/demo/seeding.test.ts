import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import { statusOf } from '#domain/conveyance/status'
import { Document } from '#domain/document/document'
import { enquiryCounts } from '#domain/enquiry/counting'
import { CaseEnquiry } from '#domain/enquiry/enquiry'
import { ClientQuestion, isQuestionOpen } from '#domain/enquiry/question/question'
import { FundsStatement } from '#domain/funds/funds'
import { IdentityCheck } from '#domain/identity/identity'
import { QuoteCase } from '#domain/quote/case/quote-case'
import { clientAccountOf } from '#tenant/client-account/setting'
import { type Parts, partsOf } from '#tenant/core/parts'
import { storeOf } from '#tenant/core/store'
import { sha256Of } from '#worker/directory/file-store'
import { shownPages } from '#worker/pdf/pages'
import type { Tenant } from '#worker/tenant/index'
import { env, type Stub } from '../support/firm.ts'

const pageCount = async (bytes: Uint8Array) => {
  let count = 0
  for await (const page of shownPages(bytes)) count = page.number
  return count
}

const HASH = '$scrypt$stands-for-a-password'

let stub: Stub

const inside = <T>(work: (parts: Parts) => T): Promise<T> =>
  runInDurableObject(stub, (_: Tenant, state: DurableObjectState) =>
    work(partsOf(storeOf(state.storage), 'harcourt')),
  )

const count = (table: string, where = '1') =>
  inside(
    ({ store }) =>
      store.row<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)?.n ?? 0,
  )

const docs = (table: string): Promise<unknown[]> =>
  inside(({ store }) =>
    store.rows<{ doc: string }>(`SELECT doc FROM ${table}`).map((it) => JSON.parse(it.doc)),
  )

beforeAll(async () => {
  stub = env.TENANT.get(env.TENANT.newUniqueId()) as unknown as Stub
  await stub.session('harcourt', { id: 'nobody', tokenHash: '', acted: false })
  await stub.seed('harcourt', HASH, 'http://localhost:8787')
})

describe('a firm that was filled', () => {
  test('has its staff, its agent and its clients', async () => {
    expect(await count('users', `type = 'staff'`)).toBe(13)
    expect(await count('users', `email = 'agent@bellwether.test'`)).toBe(1)
    expect(await count('users', `email = 'client@sample.test'`)).toBe(1)
    expect(await count('passwords')).toBe(14)
  })

  test('keeps every record as its schema says', async () => {
    const conveyances = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    const quotes = (await docs('quote_cases')).map((it) => QuoteCase.parse(it))
    const plans = (await docs('plans')).map((it) => Plan.parse(it))
    expect([conveyances.length, plans.length, quotes.length]).toEqual([45, 45, 121])
    const planOf = new Map(plans.map((it) => [it.conveyance_id, it]))
    for (const conveyance of conveyances) {
      const plan = planOf.get(conveyance.id)
      expect(plan && statusOf(conveyance, plan)).toBe(conveyance.status)
    }
  })

  test('has identity checks and statements of funds in several states, as the facts of each case say', async () => {
    const checks = (await docs('identity_checks')).map((it) => IdentityCheck.parse(it))
    const told = (await docs('funds_statements')).map((it) => FundsStatement.parse(it))
    const states = (all: readonly { readonly status: string }[]) =>
      [...new Set(all.map(({ status }) => status))].toSorted()
    expect(states(checks)).toEqual(expect.arrayContaining(['passed', 'second_person']))
    expect(states(told)).toEqual(expect.arrayContaining(['accepted', 'with_us']))
    const conveyances = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    const proven = new Set(
      conveyances.filter(({ facts }) => facts.identity_checked).map(({ id }) => id),
    )
    for (const { status, conveyance_id } of checks)
      expect(status === 'passed').toBe(proven.has(conveyance_id))
    for (const { status, review, passed } of checks)
      if (status === 'passed') expect(review?.by.id).not.toBe(passed?.by.id)
  })

  test('has no fact that one person recorded and approved', async () => {
    const all = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    const alone = all.flatMap(({ ref, facts }) =>
      Object.entries(facts).flatMap(([name, fact]) =>
        fact?.recorded_by && fact.recorded_by.id === fact.by.id ? [`${ref} ${name}`] : [],
      ),
    )
    expect(alone).toEqual([])
  })

  test('holds the documents that its facts rest on, each with its bytes and its line in the history', async () => {
    const conveyances = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    const filed = (await docs('documents')).map((it) => Document.parse(it))
    const groupsOf = (id: string, status = 'filed') =>
      filed.filter((it) => it.subject_id === id && it.status === status).map(({ group }) => group)
    for (const { id, facts } of conveyances) {
      if (facts.terms_signed) expect(groupsOf(id)).toContain('onboarding')
      if (facts.transfer_signed ?? facts.deed_signed) expect(groupsOf(id)).toContain('signing')
      if (facts.exchange_memorandum_filed) expect(groupsOf(id)).toContain('contract-pack')
    }
    expect(filed.length).toBeGreaterThan(conveyances.length)
    const keys = await inside(({ store }) =>
      store.rows<{ key: string; id: string }>(
        'SELECT key, document_id AS id FROM files WHERE document_id IS NOT NULL',
      ),
    )
    for (const { key, id } of keys) {
      const bytes = new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? [])
      const version = filed.find((it) => it.id === id)?.versions[0]
      expect([sha256Of(bytes), bytes.byteLength]).toEqual([version?.sha256, version?.bytes])
      expect(await pageCount(bytes)).toBe(version?.pages)
    }
    expect(await count('audit', `name = 'document.filed'`)).toBe(filed.length)
  })

  test('holds the enquiries that its facts speak of, as far as they went, and what clients are asked', async () => {
    const conveyances = (await docs('conveyances')).map((it) => Conveyance.parse(it))
    const enquiries = (await docs('case_enquiries')).map((it) => CaseEnquiry.parse(it))
    const questions = (await docs('client_questions')).map((it) => ClientQuestion.parse(it))
    for (const { id, counts, facts } of conveyances) {
      const of = enquiries.filter((it) => it.conveyance_id === id)
      const isRaised = facts.enquiries_received ?? facts.enquiries_raised
      expect(of.length > 0).toBe(isRaised !== undefined)
      expect(counts).toMatchObject(enquiryCounts(of))
      if (isRaised) expect(counts.enquiries_open === 0).toBe(facts.enquiries_accepted !== undefined)
      const asked = questions.filter((it) => it.conveyance_id === id)
      expect(asked.length > 0).toBe(facts.enquiries_client_asked !== undefined)
      expect(asked.some(isQuestionOpen)).toBe(asked.length > 0 && !facts.enquiries_drafted)
    }
    expect(questions.some(isQuestionOpen)).toBe(true)
  })

  test('has details of its client account that two people entered', async () => {
    const account = await inside((parts) => clientAccountOf(parts).current)
    expect(account?.asked_by.id).not.toBe(account?.confirmed_by.id)
  })

  test('remembers everything in a chain that holds', async () => {
    expect(await inside(({ audit }) => audit.verify())).toBeNull()
    expect(await count('audit')).toBeGreaterThan(3_000)
    expect(await count('audit', 'actor_id IS NULL')).toBe(0)
  })

  test('has nothing to send', async () => {
    expect(await count('outbox')).toBe(0)
    expect(await count('messages', `status = 'queued'`)).toBe(0)
    expect(await count('messages', `status = 'sent'`)).toBeGreaterThan(80)
  })

  test('opens each price by the link that its client was sent', async () => {
    const quotes = (await docs('quote_cases')).map((it) => QuoteCase.parse(it))
    const offered = quotes.flatMap(({ quotes: versions }) => versions.at(-1)?.link_id ?? [])
    const bodies = await inside(({ store }) =>
      store.rows<{ body: string }>(
        `SELECT json_extract(doc, '$.body') AS body FROM messages
         WHERE json_extract(doc, '$.type') = 'quote.sent'`,
      ),
    )
    const tokens = bodies.flatMap(({ body }) => /link=([\w-]+)/.exec(body)?.[1] ?? [])
    const now = new Date().toISOString()
    const opened = await inside(({ links }) =>
      tokens.map((token) => links.byToken('quote', token, now)?.id),
    )
    expect(opened).not.toContain(undefined)
    expect(offered.length).toBeGreaterThan(40)
    expect(new Set(opened)).toEqual(new Set([...opened, ...offered]))
  })

  test('goes on with its running numbers', async () => {
    const ref = await inside(({ numbers }) => numbers.caseRef('sale', '2026-11-20'))
    expect(await count('conveyances', `ref = '${ref}'`)).toBe(0)
    expect(await count('conveyances', `substr(ref, 6) >= substr('${ref}', 6)`)).toBe(0)
  })

  test('is left as it is when it is filled again', async () => {
    await stub.seed('harcourt', HASH, 'http://localhost:8787')
    expect(await count('conveyances')).toBe(45)
  })
})
