import { expect, test } from 'vitest'
import { aSentQuote, instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

test('autosaves of a quote are one line that says what changed', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const start = facts('sale')
  const price = (amount: number) => ({
    ...start,
    sale: start.sale && { ...start.sale, price: amount },
  })
  const { body } = await owner.post('/api/quote-cases', { facts: price(400_000_00) })
  const { id } = body.data
  let { version } = body.data
  for (const amount of [401_000_00, 402_500_00]) {
    const saved = await owner.send('PUT', `/api/quote-cases/${id}/draft`, {
      version,
      facts: price(amount),
    })
    version = saved.body.data.version
  }
  const { timeline } = (await owner.get(`/api/quote-cases/${id}`)).body.data
  expect(timeline.map((it: { words: string }) => it.words)).toEqual([
    'Sale price changed from £400,000 to £402,500',
    'Quote started',
  ])
})

test('a change of a case says which field, from what and to what', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  const { id } = conveyance
  const before = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  await owner.send('PATCH', `/api/conveyances/${id}`, {
    version: before.version,
    price: before.price + 500_000,
    fees: before.fees + 100,
  })
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const changed = history.find((it: { name: string }) => it.name === 'conveyance.updated')
  expect(changed.fields.changes.map((it: { field: string }) => it.field)).toEqual(['price', 'fees'])
})

test('My day calls only own cases and quotes mine', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const manager = await firm.as('New-business manager')
  await aSentQuote(adviser)
  const day = async (by: typeof adviser) => (await by.get('/api/my-day')).body.data
  expect(await day(adviser)).toMatchObject({ has_own_quotes: true, has_own_cases: false })
  expect(await day(manager)).toMatchObject({ has_own_quotes: false, has_own_cases: false })
  await aSentQuote(manager)
  const { quotes_open } = await day(manager)
  expect(quotes_open).toHaveLength(1)
})
