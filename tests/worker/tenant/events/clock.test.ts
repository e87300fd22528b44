import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tenant } from '#tenant/index'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const goTo = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })

const ringTwice = (firm: FirmUnderTest) =>
  runInDurableObject(firm.stub, async (tenant: Tenant) => {
    await tenant.alarm()
    await tenant.alarm()
  })

const emitted = (firm: FirmUnderTest, name: string) =>
  firm.inside(({ store }) =>
    store.rows<{ subject_id: string; user_id: string | null }>(
      `SELECT a.subject_id, p.user_id FROM audit AS a
       LEFT JOIN event_people AS p ON p.seq = a.seq WHERE a.name = ?`,
      name,
    ),
  )

test('a quote that ends on Monday is told of on Friday, once, to whoever has it', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, dead_on } = await aSentQuote(adviser)
  expect(dead_on).toBe('2026-03-16')
  goTo('2026-03-12T12:00:00Z')
  await ringTwice(firm)
  expect(await emitted(firm, 'quotecase.dying')).toEqual([])
  for (const day of ['2026-03-13', '2026-03-14', '2026-03-15']) {
    goTo(`${day}T12:00:00Z`)
    await ringTwice(firm)
  }
  expect(await emitted(firm, 'quotecase.dying')).toEqual([
    { subject_id: id, user_id: adviser.user.id },
  ])
})

test('a quote whose price was extended is told of again, before its new last day', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, version } = await aSentQuote(adviser)
  goTo('2026-03-13T12:00:00Z')
  await ringTwice(firm)
  const again = await firm.signedIn(adviser.user)
  const body = { version, valid_until: '2026-03-23', reason: 'Waits for the survey' }
  const extended = await again.post(`/api/quote-cases/${id}/extension`, body)
  expect(extended.status, extended.text).toBe(200)
  goTo('2026-03-20T12:00:00Z')
  await ringTwice(firm)
  expect(await emitted(firm, 'quotecase.dying')).toHaveLength(2)
})

test('a call-back is told of once, when it is due, though the alarm rings twice', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, version } = await aSentQuote(adviser)
  const planned = await adviser.post(`/api/quote-cases/${id}/follow-ups`, {
    version,
    attempted: false,
    reached: false,
    next_action: { type: 'call', at: '2026-03-02T12:00:00.000Z' },
  })
  expect(planned.status, planned.text).toBe(200)
  goTo('2026-03-02T11:59:00Z')
  await ringTwice(firm)
  expect(await emitted(firm, 'callback.due')).toEqual([])
  goTo('2026-03-02T12:00:30Z')
  await ringTwice(firm)
  expect(await emitted(firm, 'callback.due')).toEqual([
    { subject_id: id, user_id: adviser.user.id },
  ])
})

test('an event whose record cannot be read is emitted once it can be, also a call-back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, version } = await aSentQuote(adviser)
  const planned = await adviser.post(`/api/quote-cases/${id}/follow-ups`, {
    version,
    attempted: false,
    reached: false,
    next_action: { type: 'call', at: '2026-03-13T12:00:00.000Z' },
  })
  expect(planned.status, planned.text).toBe(200)
  const saveShape = (shape: number) =>
    firm.inside(({ store }) =>
      store.write('UPDATE quote_cases SET shape = ? WHERE id = ?', shape, id),
    )
  const shape = await firm.inside(
    ({ store }) => store.row<{ shape: number }>('SELECT shape FROM quote_cases')?.shape ?? 0,
  )
  const names = ['quotecase.dying', 'callback.due']
  const emittedTwo = () => Promise.all(names.map((name) => emitted(firm, name)))
  await saveShape(9999)
  goTo('2026-03-13T12:00:30Z')
  await ringTwice(firm)
  expect(await emittedTwo()).toEqual([[], []])
  await saveShape(shape)
  await ringTwice(firm)
  const once = [{ subject_id: id, user_id: adviser.user.id }]
  expect(await emittedTwo()).toEqual([once, once])
})
