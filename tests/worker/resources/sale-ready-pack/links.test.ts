import { afterEach, expect, test, vi } from 'vitest'
import { aFirm } from '../../support/firm.ts'
import { aReadyPack, current, release, tokenIn } from '../../support/packs.ts'

afterEach(() => vi.useRealTimers())

test('a link says why it opens nothing: it has ended, it expired, its pack was withdrawn, or it was never sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T10:00:00Z') })
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aReadyPack(owner)
  await release(owner, pack)
  const first = await tokenIn(firm)
  await release(owner, pack, 'second@pargeter.example')
  const second = await tokenIn(firm)
  const why = async (token: string, who = firm) => {
    const answer = await who.visitor().get(`/api/shared-packs/${token}`)
    return answer.status === 404 ? answer.body.error.message : answer.status
  }
  expect(await why(first)).toBe(200)
  const { version, releases } = await current(owner, pack)
  const path = `/api/sale-ready-packs/${pack.id}/releases/${releases[0].id}/withdrawal`
  expect((await owner.post(path, { version })).status).toBe(200)
  expect(await why(first)).toContain('has ended this link')
  expect(await why(`${second.slice(0, -1)}~`)).toContain('opens no pack')
  expect(await why(second, await aFirm('northgate'))).toContain('opens no pack of Northgate Law')
  vi.setSystemTime(Date.parse('2026-08-29T10:00:00Z'))
  expect(await why(second)).toBe(200)
  vi.setSystemTime(Date.parse('2026-08-30T10:00:00Z'))
  expect(await why(second)).toContain('worked until 29 August 2026')
  const later = await firm.as('Owner')
  const { version: now } = await current(later, pack)
  const reason = 'The sellers stay'
  await later.post(`/api/sale-ready-packs/${pack.id}/withdrawal`, { version: now, reason })
  expect(await why(second)).toContain('has withdrawn this pack')
})

test('wrong links are counted by network, and none opens more than its own pack', async () => {
  const firm = await aFirm()
  const visitor = firm.visitor()
  const statuses = new Set<number>()
  for (let at = 0; at < 40; at++)
    statuses.add((await visitor.get(`/api/shared-packs/${'x'.repeat(42)}${at}`)).status)
  expect([...statuses]).toEqual([404, 429])
})

test('nobody gets a second link at an address whose link still opens the pack', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aReadyPack(owner)
  expect((await release(owner, pack)).status).toBe(200)
  const again = await release(owner, pack, 'Post@Pargeter.example')
  expect(again.status).toBe(422)
  expect(again.body.error.fields.email[0]).toContain('has a link at this address')
  expect((await current(owner, pack)).releases).toHaveLength(1)
})

test('the data behind a link names the sellers and neither their addresses nor a buyer', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aReadyPack(owner)
  await release(owner, pack)
  const path = `/api/shared-packs/${await tokenIn(firm)}/transaction`
  const { text } = (await firm.visitor().get(path)).body.data
  expect(JSON.parse(text).participants).toEqual([
    { role: 'Seller', name: { firstName: 'Ian', lastName: 'Farrell' } },
  ])
  const own = (await owner.get(`/api/sale-ready-packs/${pack.id}/transaction`)).body.data.text
  expect(own).toContain('ian@farrell.example')
})

test('an answer that changes after the release leaves a consent of what it said, and its seller agrees again', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const pack = await aReadyPack(owner)
  await release(owner, pack)
  const { version } = await current(owner, pack)
  const answer = { version, value: 'Yes', details: 'A hedge', source: 'us' }
  await owner.send('PUT', `/api/sale-ready-packs/${pack.id}/answers/disputes`, answer)
  const shared = await firm.visitor().get(`/api/shared-packs/${await tokenIn(firm)}`)
  expect(shared.body.data.consents).toMatchObject([{ name: 'Ian Farrell', is_current: false }])
  expect((await release(owner, pack, 'third@lender.example')).body.error.code).toBe(
    'pack.not_ready',
  )
  const { version: now } = await current(owner, pack)
  const consent = { version: now, name: 'Ian Farrell', seen: 'Second letter' }
  expect((await owner.post(`/api/sale-ready-packs/${pack.id}/consents`, consent)).status).toBe(200)
  expect((await current(owner, pack)).consents).toMatchObject([{ outdated_at: null }])
  expect((await release(owner, pack, 'third@lender.example')).status).toBe(200)
})
