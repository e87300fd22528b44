import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
import { listSetAside } from '#tenant/core/set-aside'
import { storeOf } from '#tenant/core/store'
import type { Tenant } from '#tenant/index'
import { aSentQuote, instructed } from '../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../support/firm.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const goTo = (at: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })

/** Lets the alarm ring, with everything due that is due by now. */
const ring = (firm: FirmUnderTest) =>
  runInDurableObject(firm.stub, async (tenant: Tenant, state) => {
    await tenant.alarm()
    storeOf(state.storage).write(`UPDATE jobs SET due_at = '2020-01-01T00:00:00.000Z'`)
    await tenant.alarm()
  })

const names = (firm: FirmUnderTest, subjectId: string) =>
  firm.inside(({ audit }) =>
    audit
      .history('quote-case', subjectId, 100)
      .map((it) => it.name)
      .toReversed(),
  )

test('a price that ran out ends at six, once, and its client is told', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const sent = await aSentQuote(adviser)
  expect(sent.dead_on).toBe('2026-03-16')
  goTo('2026-03-15T18:30:00Z')
  await ring(firm)
  expect(await names(firm, sent.id)).not.toContain('quotecase.died')
  goTo('2026-03-16T18:30:00Z')
  await ring(firm)
  await ring(firm)
  const events = await names(firm, sent.id)
  expect(events.filter((it) => it === 'quotecase.died')).toHaveLength(1)
  const goodbyes = await firm.inside(({ store }) =>
    store.rows(`SELECT id FROM messages WHERE json_extract(doc, '$.type') = 'quotecase.died'`),
  )
  expect(goodbyes).toHaveLength(1)
})

test('the working day before the end is told, and a hold that is over ends', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const dying = await aSentQuote(adviser)
  const held = await aSentQuote(adviser)
  await adviser.post(`/api/quote-cases/${held.id}/hold`, {
    version: held.version,
    hold_until: '2026-03-13',
    reason: 'On holiday',
  })
  goTo('2026-03-13T06:00:00Z')
  await ring(firm)
  expect(await names(firm, dying.id)).toContain('quotecase.dying')
  const status = await firm.inside(({ store }) =>
    store.row('SELECT status FROM quote_case_keys WHERE id = ?', held.id),
  )
  expect(status).toEqual({ status: 'following_up' })
})

test('a new day is reckoned for every case, without a new version', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const before = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const today = londonDate(new Date().toISOString())
  goTo(`${addDays(today, 10)}T06:00:00Z`)
  await ring(firm)
  const row = await firm.inside(({ store }) =>
    store.row<{ doc: string }>('SELECT doc FROM conveyances WHERE id = ?', id),
  )
  const after = JSON.parse(row?.doc ?? '{}')
  expect(after.version).toBe(before.version)
  expect(after.summary.as_of).toBe(addDays(today, 10))
  expect(after.summary.holder.elapsed).toBeGreaterThan(before.summary.holder.elapsed)
})

test('a price rescued with a reason is left alone at six, beside one that nobody rescued', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const [rescued, forgotten] = [await aSentQuote(adviser), await aSentQuote(adviser)]
  goTo('2026-03-13T10:00:00Z')
  const again = await firm.signedIn(adviser.user)
  const extended = await again.post(`/api/quote-cases/${rescued.id}/extension`, {
    version: rescued.version,
    valid_until: '2026-03-23',
    reason: 'Waits for the survey',
  })
  expect(extended.status, extended.text).toBe(200)
  goTo('2026-03-16T18:30:00Z')
  await ring(firm)
  expect(await names(firm, rescued.id)).not.toContain('quotecase.died')
  expect(await names(firm, forgotten.id)).toContain('quotecase.died')
})

test('a session that ran out a day ago is forgotten', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  await firm.as('New-business adviser')
  const left = () => firm.inside(({ store }) => store.rows('SELECT id FROM sessions').length)
  expect(await left()).toBeGreaterThan(0)
  goTo('2026-03-02T21:00:00Z')
  await ring(firm)
  expect(await left()).toBeGreaterThan(0)
  goTo('2026-03-04T10:00:00Z')
  await ring(firm)
  expect(await left()).toBe(0)
})

test('a quote and a case that cannot be read stop neither the expiry of others nor their new day', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const adviser = await firm.as('Owner')
  const [broken, sound] = [await aSentQuote(adviser), await aSentQuote(adviser)]
  const [one] = await instructed(firm, adviser)
  const [two] = await instructed(firm, adviser)
  await firm.inside(({ store }) => {
    store.write(`UPDATE quote_cases SET doc = '{}' WHERE id = ?`, broken.id)
    store.write(`UPDATE plans SET doc = '{}' WHERE conveyance_id = ?`, one.id)
  })
  goTo('2026-03-16T18:30:00Z')
  await ring(firm)
  expect(await names(firm, sound.id)).toContain('quotecase.died')
  const { as_of, failed } = await firm.inside(({ store }) => ({
    as_of: store.row('SELECT as_of FROM conveyance_keys WHERE id = ?', two.id),
    failed: store.rows('SELECT name, error FROM jobs WHERE error IS NOT NULL'),
  }))
  expect(as_of).toEqual({ as_of: '2026-03-16' })
  expect(failed).toEqual([])
  const aside = await firm.inside(({ store }) => listSetAside(store))
  expect(aside.map((it) => [it.table_name, it.id])).toEqual([
    ['plans', one.id],
    ['quote_cases', broken.id],
  ])
  expect(logged).toHaveBeenCalledTimes(aside.length)
})
