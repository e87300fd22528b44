import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Message } from '#domain/communication/message'
import { providerOf } from '#tenant/communication/provider/choice'
import { storeOf } from '#tenant/core/store'
import { Tenant } from '#tenant/index'
import { runtimeOf, type TenantRuntime } from '#tenant/runtime/runtime'
import { requestLink } from '#tenant/user/signing-in'
import { demoFirms } from '#worker/demo/firms'
import { aFirm, env, type FirmUnderTest } from '../support/firm.ts'

const { tenant: _, ...entry } = demoFirms[0] ?? { tenant: '' }
const directory = {
  get: async (key: string) => (key === 'deeds.example' ? { ...entry, tenant: 'deeds' } : null),
}

test('the first sign-in at a new firm in production is answered', async () => {
  const stub = env.TENANT.get(env.TENANT.newUniqueId())
  await runInDurableObject(stub, async (_tenant, state) => {
    const production = {
      ...env,
      ENVIRONMENT: 'production',
      DIRECTORY: directory,
      SESSION_KEYS: 's'.repeat(32),
    }
    const tenant = new Tenant(state, production as unknown as typeof env)
    const attempt = { email: 'owner@deeds.example', ip: '203.0.113.5' }
    const first = { ...attempt, origin: 'https://deeds.example' }
    expect(await tenant.signInAttempt('deeds', first)).toEqual({ allowed: true, retry_after: 0 })
    expect(() => tenant.signInFailed('deeds', attempt)).not.toThrow()
    expect(await tenant.askLink('deeds', first)).toMatchObject({ allowed: true })
    await state.storage.deleteAlarm()
  })
})

const aRuntime = (storage: DurableObjectStorage, isLocal: boolean) =>
  runtimeOf({
    store: storeOf(storage),
    tenant: 'harcourt',
    isLocal,
    known: () => demoFirms[0] ?? null,
    publish: async () => undefined,
    deliver: async () => ({ provider_id: null }),
  })

test('without a provider only notices inside the product are delivered', async () => {
  const channels = ['email', 'sms', 'whatsapp', 'portal', 'internal'] as const
  const firm = await aFirm()
  const sentIn = (isLocal: boolean) =>
    firm.inside((_parts, { storage }) => {
      const context = aRuntime(storage, isLocal).desk()
      return channels.filter((channel) => providerOf(context, { id: '', type: '', channel }))
    })
  expect(await sentIn(false)).toEqual(['portal', 'internal'])
  expect(await sentIn(true)).toEqual(channels)
})

const messages = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM messages ORDER BY id')
      .map(({ doc }): Message => JSON.parse(doc)),
  )

/** Sends what is due as in production, where every message waits. */
const flushInProduction = (firm: FirmUnderTest, before = (_: TenantRuntime): unknown => null) =>
  firm.inside(async (_parts, { storage }) => {
    const runtime = aRuntime(storage, false)
    before(runtime)
    await runtime.flush()
  })

const waiting: Message = {
  id: 'm1',
  version: 1,
  created_at: '2026-03-02T10:00:00.000Z',
  channel: 'email',
  type: 'quote.sent',
  to_name: 'Owen Tarrant',
  to_address: 'owen@tarrant.test',
  from_name: 'Harcourt',
  subject: 'Your quote',
  body: 'Dear Owen',
  attachments: [],
  subject_kind: null,
  subject_id: null,
  subject_ref: null,
  status: 'queued',
  reason: null,
  attempts: 0,
  sent_at: null,
  audience: null,
  communication: null,
  thread: null,
  not_before: null,
}

test('a message waits for a provider however often it is tried, and is never said to be sent', async () => {
  const firm = await aFirm()
  const due = '2026-03-02T10:00:00.000Z'
  await flushInProduction(firm, ({ parts }) => {
    parts.messages.insert(waiting)
    parts.outbox.put('message', { message_id: 'm1' }, due)
  })
  await flushInProduction(firm, ({ parts }) => {
    parts.store.write('UPDATE outbox SET due_at = ?', due)
  })
  expect(await messages(firm)).toEqual([{ ...waiting, version: 2, reason: 'no_provider' }])
  const [row] = await firm.inside(({ store }) => {
    const rows = store.rows<{ due_at: string }>('SELECT due_at, attempts, dead_at FROM outbox')
    store.write('DELETE FROM outbox')
    return rows
  })
  expect(row).toMatchObject({ attempts: 0, dead_at: null })
  expect(Date.parse(row?.due_at ?? '')).toBeGreaterThan(Date.now() + 3_000_000)
})

test('a sign-in link, which would be dead by then, does not wait', async () => {
  const firm = await aFirm()
  await firm.user({ type: 'client', email: 'owen@tarrant.test', contact_id: 'c1' })
  await flushInProduction(firm, (runtime) =>
    requestLink(runtime.desk(), { email: 'owen@tarrant.test', ip: '127.0.0.1' }, null),
  )
  const [link] = await messages(firm)
  expect(link).toMatchObject({ status: 'suppressed', reason: 'no_provider', sent_at: null })
  expect(link?.body).not.toMatch(/token=[\w-]{20}|^\d{6}$/m)
})
