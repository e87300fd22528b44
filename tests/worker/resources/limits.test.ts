import { afterEach, expect, test, vi } from 'vitest'
import { bucketsOf } from '#tenant/request/limits'
import { recordCountedRefusals } from '#tenant/request/refusals'
import { runtimeOf } from '#tenant/runtime/runtime'
import { demoFirms } from '#worker/demo/firms'
import { aFirm, type FirmUnderTest } from '../support/firm.ts'

afterEach(() => vi.useRealTimers())

const refusals = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store
      .rows<{ actor_id: string; detail: string }>(
        `SELECT actor_id, detail FROM audit WHERE name = 'access.refused' ORDER BY seq`,
      )
      .map(({ actor_id, detail }) => [actor_id, JSON.parse(detail)]),
  )

/** What the hourly job does an hour later. */
const closeHour = (firm: FirmUnderTest) =>
  firm.inside((parts) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const runtime = runtimeOf({
      store: parts.store,
      tenant: 'harcourt',
      isLocal: true,
      known: () => demoFirms[0] ?? null,
      publish: async () => undefined,
      deliver: async () => ({ provider_id: null }),
    })
    recordCountedRefusals(runtime.desk())
  })

test('300 refused calls are limited, and counted in the audit log instead of each being written', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:10:00Z') })
  const firm = await aFirm()
  const cashier = await firm.as('Cashier')
  const answers = await Promise.all(Array.from({ length: 300 }, () => cashier.get('/api/messages')))
  const limited = answers.filter((it) => it.status === 429)
  expect(answers.filter((it) => it.status === 403)).toHaveLength(200)
  expect(limited).toHaveLength(100)
  expect(limited[0]?.headers.get('Retry-After')).toBe('1')
  const first = { call: 'GET /api/messages', reason: expect.stringContaining('permission') }
  expect(await refusals(firm)).toEqual([[cashier.user.id, first]])
  await closeHour(firm)
  const counted = { ...first, hour: '2026-03-02T10', count: 200 }
  expect(await refusals(firm)).toEqual([
    [cashier.user.id, first],
    [cashier.user.id, counted],
  ])
  await closeHour(firm)
  expect(await refusals(firm)).toHaveLength(2)
})

test('a signed-in person who floods the firm is limited, and nobody else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:10:00Z') })
  const firm = await aFirm()
  const [owner, other] = [await firm.as('Owner'), await firm.as('Owner')]
  const answers = await Promise.all(
    Array.from({ length: 1_010 }, () => owner.get('/api/saved-views?list=users')),
  )
  expect(answers.filter((it) => it.status === 429)).toHaveLength(10)
  expect((await other.get('/auth/user')).status).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:10:02Z') })
  expect((await owner.get('/auth/user')).status).toBe(200)
})

test('a bucket fills again with time, and never above its burst', () => {
  const buckets = bucketsOf({ burst: 2, perSecond: 0.1 })
  expect([0, 0, 0].map((now) => buckets.take('a', now))).toEqual([0, 0, 10])
  expect(buckets.take('b', 0)).toBe(0)
  expect(buckets.waitFor('a', 4_000)).toBe(6)
  expect([60_000, 60_000, 60_000].map((now) => buckets.take('a', now))).toEqual([0, 0, 10])
})
