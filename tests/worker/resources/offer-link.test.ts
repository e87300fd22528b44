import { afterEach, expect, test, vi } from 'vitest'
import { addDays, endOfLondonDay, londonDate } from '#domain/dates'
import { aSentQuote, offerToken } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

afterEach(() => vi.useRealTimers())

const onDay = (day: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00Z`) })

test('the link of a quote works for thirty days after its last day, which moves when it is extended', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const sent = await aSentQuote(by)
  const token = await offerToken(firm, sent.id)
  const open = async () => (await firm.visitor().get(`/api/quote-offers/${token}`)).status
  const extended = addDays(londonDate(new Date().toISOString()), 60)
  const body = { version: sent.version, valid_until: extended, reason: 'The client asked' }
  expect((await by.post(`/api/quote-cases/${sent.id}/extension`, body)).status).toBe(200)
  expect(await open()).toBe(200)
  onDay(addDays(sent.valid_until, 31))
  expect(await open()).toBe(200)
  onDay(addDays(extended, 30))
  expect(await open()).toBe(200)
  onDay(addDays(extended, 31))
  expect(await open()).toBe(404)
})

test('the link of a quote ends with a day of London, in summer too', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const { id } = await aSentQuote(by)
  const ends = await firm.inside(
    ({ store }) =>
      store.row<{ at: string }>(
        `SELECT expires_at AS at FROM links WHERE purpose = 'quote' AND subject_id = ?`,
        id,
      )?.at,
  )
  const today = londonDate(new Date().toISOString())
  expect(ends).toBe(endOfLondonDay(addDays(today, 400)))
})
