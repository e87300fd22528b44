import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { aSentQuote, confirmSend, newFacts } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let adviser: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  adviser = await callerFor(base, 'adviser@harcourt.test')
})

const aLead = async (last_name: string, given: object = {}) =>
  dataOf(
    await adviser.post('/api/leads', {
      first_name: 'Petra',
      last_name,
      phone: '',
      email: `${last_name.toLowerCase()}@sample.test`,
      intent: ['sale'],
      sale_stage: 'presold',
      source: 'phone',
      consent: { basis: 'by_phone', marketing: false },
      spoken_to: false,
      ...given,
    }),
  )

test('a lead whose clock was met says so on its page', async () => {
  const lead = await aLead(`Metclock${Date.now()}`)
  const page = await pageOf(base, adviser, `/quotes/leads/${lead.id}`)
  await page.getByText('Awaiting a first response').waitFor()
  await page.getByRole('button', { name: 'Log a call' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log call' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Spoken to', { exact: true }).first().waitFor()
  const { lead: after } = dataOf(await adviser.get(`/api/leads/${lead.id}`))
  expect(after.first_response_at <= after.response_due_at).toBe(true)
  await page.goto(`/quotes/leads?q=${after.number}`)
  await page
    .getByRole('row')
    .filter({ hasText: after.number })
    .or(page.getByRole('row').filter({ hasText: 'Metclock' }))
    .getByText(/^in 0 min/)
    .first()
    .waitFor()
})

test('a presold seller whose offer is accepted moves to the sold list of whoever looks at it', async () => {
  const lead = await aLead(`Flipped${Date.now()}`)
  const watched = await pageOf(base, owner, '/quotes/leads/sold')
  await watched.locator('main table.list').waitFor()
  await expect.poll(() => watched.getByText(`Petra ${lead.last_name}`).count()).toBe(0)
  const page = await pageOf(base, adviser, `/quotes/leads/${lead.id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Offer accepted' }).click()
  await watched.getByText(`Petra ${lead.last_name}`).first().waitFor()

  const quote = await aSentQuote(owner, { ...newFacts('sale'), sale_stage: 'presold' })
  const name = quote.facts.clients[0].last_name
  const list = await pageOf(base, owner, '/quotes/quote-cases/presold-quote-list')
  await list.getByText(name).first().waitFor()
  const quoted = await pageOf(base, owner, `/quotes/quote-cases/${quote.id}`)
  await quoted.getByRole('button', { name: 'More', exact: true }).click()
  await quoted.getByRole('menuitem', { name: 'Offer accepted' }).click()
  await list.getByText(name).first().waitFor({ state: 'detached' })
  await list.goto('/quotes/quote-cases/sold-quote-list')
  await list.getByText(name).first().waitFor()
  await quoted.getByText('Offer accepted: now sold').waitFor()
})

test('a quote edited after it was sent keeps both versions, and says line by line what differs', async () => {
  const quote = await aSentQuote(owner)
  const page = await pageOf(base, owner, `/quotes/quote-cases/${quote.id}/edit`)
  const sold = page.getByRole('region', { name: 'Property sold' })
  await sold.getByLabel('Price').first().fill('£950,000')
  const difference = page.getByRole('region', { name: 'What changes' })
  await difference.waitFor()
  await expect.poll(() => difference.locator('li').count()).toBeGreaterThan(0)
  await expect.poll(() => difference.innerText()).toMatch(/£[\d,]+\.\d{2}\s+£[\d,]+\.\d{2}/)
  await page.locator('.edit-send button').click()
  await confirmSend(page).click()
  await page.waitForURL(new RegExp(`/quotes/quote-cases/${quote.id}$`))
  await page.getByText('version 2', { exact: true }).waitFor()
  await page.getByText('version 1', { exact: true }).waitFor()
  const { quote_case } = dataOf(await owner.get(`/api/quote-cases/${quote.id}`))
  expect(quote_case.quotes.map((it: { version: number }) => it.version)).toEqual([1, 2])
  expect(quote_case.quotes[0].priced.totals).toEqual(quote.quotes[0].priced.totals)
  expect(quote_case.quotes[1].priced.totals.inc_vat).toBeGreaterThan(
    quote_case.quotes[0].priced.totals.inc_vat,
  )
})

test('a contact who is picked while a lead is taken down leaves what else was typed', async () => {
  const known = newFacts('sale').clients[0]
  const quote = await aSentQuote(owner, {
    ...newFacts('sale'),
    clients: [{ ...(known as NonNullable<typeof known>), phone: '07700 900555' }],
  })
  const { first_name, last_name } = quote.facts.clients[0]
  const sent = dataOf(await owner.get(`/api/quote-cases/${quote.id}`)).quote_case
  const instructed = await owner.post(`/api/quote-cases/${quote.id}/instruction`, {
    version: sent.version,
    accepted_by_phone: 'Olive Ferriday',
  })
  expect(instructed.status, instructed.text).toBe(200)

  const page = await pageOf(base, adviser, '/quotes/leads/create')
  await page.getByLabel('Postcode').fill('BS1 4AA')
  await page.getByLabel('What they said').fill('Sells in spring, two mortgages')
  await page.getByLabel('Purchase', { exact: true }).check()
  await page.getByLabel('Telephone').fill('07700 900555')
  const matches = page.getByRole('complementary', { name: 'Possible matches' })
  await matches.getByRole('button', { name: 'Use' }).first().click()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(first_name)
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe(last_name)
  await expect
    .poll(() => page.getByLabel('What they said').inputValue())
    .toBe('Sells in spring, two mortgages')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('BS1 4AA')
  await expect.poll(() => page.getByLabel('Purchase', { exact: true }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Consent to call').inputValue()).toBe('existing_client')
})
