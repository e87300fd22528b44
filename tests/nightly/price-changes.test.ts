import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import type { Quote } from '#domain/quote/quote'
import { type Caller, callerFor, dataOf } from '../support/api.ts'
import { allowNoise, newPage } from '../support/browser.ts'
import {
  aSentQuote,
  confirmSend,
  newFacts,
  offerPath,
  pressInstruct,
  signatureOf,
} from '../support/quotes.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let adviser: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  adviser = await callerFor(base, 'adviser@harcourt.test')
})

const written = (pence: number) =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
const totalOf = (quote: Quote | undefined) => written(quote?.priced.totals.inc_vat ?? 0)
const shown = async (id: string) => dataOf(await adviser.get(`/api/quote-cases/${id}`))
const acceptances = async (id: string) =>
  (await shown(id)).timeline.filter(({ name }: { name: string }) => name === 'quote.accepted')

/** The page of a price that was sent, as its client has it open. */
const anOpenOffer = async () => {
  const facts = newFacts('sale')
  const email = facts.clients[0]?.email ?? ''
  const sent = await aSentQuote(adviser, facts)
  const page = await newPage(base, 'clients.localhost')
  allowNoise(page, /status of 409/)
  const path = await offerPath(owner, email)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: totalOf(sent.quotes[0]) }).waitFor()
  return { page, path, sent, email }
}

const accept = async (page: Page, name: string) => {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel('I accept this quote and the terms').check()
  await page.getByRole('button', { name: 'Accept the quote' }).click()
}

/** The adviser gives the same home another price, the next version, and sends it by these channels. */
const dearer = async (id: string, channels: readonly string[] = ['email']) => {
  const { quote_case: it } = await shown(id)
  return adviser.call('PUT', `/api/quote-cases/${id}/facts`, {
    version: it.version,
    facts: { ...it.facts, sale: { ...it.facts.sale, price: 900_000_00 } },
    channels,
  })
}

/** Puts prices in force for the clients of one agency, alike but for what it is paid. */
const payReferrer = async (name: string, fee: number) => {
  const agencies: { id: string; name: string }[] = dataOf(await owner.get('/api/agencies'))
  const agency_id = agencies.find((it) => it.name === name)?.id
  const begun = dataOf(
    await owner.post('/api/fee-scales', {
      copy_of: null,
      agency_id,
      name: `Prices for ${name}`,
      valid_from: londonDate(new Date().toISOString()),
    }),
  )
  const { id, version, state: _, agency: __, ...kept } = begun
  const { changed_at, changed_by, published_at, published_by, ...prices } = kept
  const fees = [{ matter: 'sale', fee }]
  const own = { ...prices, referral: { ...prices.referral, fees } }
  const changed = dataOf(await owner.call('PUT', `/api/fee-scales/${id}`, { version, prices: own }))
  const asked = { version: changed.version }
  return dataOf(await owner.post(`/api/fee-scales/${id}/publication`, asked))
}

test('an agency with a referral fee of its own has it filled in, any other that of the firm', async () => {
  await payReferrer('Tallis & Rook', 185_00)
  const page = await pageOf(base, adviser, '/quotes/create')
  await page.getByRole('radio', { name: 'Sale', exact: true }).check()
  const agency = page.getByRole('combobox', { name: 'Agency' })
  const fee = page.getByLabel('Referral fee')
  const choose = async (name: string) => {
    await agency.fill(name)
    await page.getByRole('option', { name }).first().click()
    await expect.poll(() => agency.inputValue()).toBe(name)
  }
  await choose('Tallis & Rook')
  await page.getByText('We pay Tallis & Rook £185 for introducing you.').waitFor()
  await expect.poll(() => fee.inputValue()).toBe('£185.00')
  await choose('Cooper Lyle')
  await page.getByText('We pay Cooper Lyle £120 for introducing you.').waitFor()
  await expect.poll(() => fee.inputValue()).toBe('£120.00')
  await choose('Tallis & Rook')
  await page.getByText('We pay Tallis & Rook £185 for introducing you.').waitFor()
  await fee.fill('95')
  await fee.blur()
  await page.getByText('We pay Tallis & Rook £95 for introducing you.').waitFor()
})

test('a price that was replaced while its client read it is not accepted; the newest is, once', async () => {
  const { page, path, sent, email } = await anOpenOffer()
  const replaced = dataOf(await dearer(sent.id))
  expect(replaced.quote_case.quotes).toHaveLength(2)
  const [first, second]: Quote[] = replaced.quote_case.quotes
  expect(totalOf(second)).not.toBe(totalOf(first))

  await accept(page, signatureOf(sent.facts))
  const words = 'A newer quote replaces this one. Open our latest message.'
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Accept the quote' }).count()).toBe(0)
  expect(await acceptances(sent.id)).toEqual([])

  await expect.poll(() => offerPath(owner, email)).not.toBe(path)
  await page.goto(await offerPath(owner, email))
  await page.getByRole('heading', { level: 1, name: totalOf(second) }).waitFor()
  await accept(page, signatureOf(sent.facts))
  await page.getByRole('status').filter({ hasText: 'You have accepted this quote.' }).waitFor()
  const { quote_case } = await shown(sent.id)
  expect(quote_case.status).toBe('accepted')
  expect(quote_case.quotes.map((it: Quote) => it.accepted_by)).toEqual([
    null,
    signatureOf(sent.facts),
  ])
  expect(await acceptances(sent.id)).toHaveLength(1)
  await page.goto(path)
  await page.getByRole('status').filter({ hasText: words }).waitFor()
})

test('a newer price that nobody was told of sends its client to the telephone, and stays unknown to the older link', async () => {
  const { page, path, sent, email } = await anOpenOffer()
  const { quote_case } = dataOf(await dearer(sent.id, []))
  const [, second]: Quote[] = quote_case.quotes
  await accept(page, signatureOf(sent.facts))
  const words = /A newer quote replaces this one. Call us on [\d ]+ to discuss it./
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  expect(await acceptances(sent.id)).toEqual([])
  expect(await offerPath(owner, email)).toBe(path)
  const offered = page.waitForResponse((answer) => answer.url().includes('/api/quote-offers/'))
  await page.reload()
  const told = await (await offered).text()
  expect(told).toContain(String(sent.quotes[0].priced.totals.inc_vat))
  expect(told).not.toContain(String(second?.priced.totals.inc_vat))

  const again = { version: quote_case.version, channels: ['email'] }
  await adviser.post(`/api/quote-cases/${sent.id}/dispatch`, again)
  await expect.poll(() => offerPath(owner, email)).not.toBe(path)
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'Open our latest message.' }).waitFor()
  await page.goto(await offerPath(owner, email))
  await page.getByRole('heading', { level: 1, name: totalOf(second) }).waitFor()
})

/** The editor of a quote whose price its adviser is just changing. */
const aRetypedQuote = async (id: string) => {
  const context = await pageOf(base, adviser, `/quotes/quote-cases/${id}/edit`)
  allowNoise(context, /status of 409/)
  const price = context.getByRole('region', { name: 'Property sold' }).getByLabel('Price')
  await price.waitFor()
  const was = await price.inputValue()
  await price.fill('900,000')
  const send = context.getByRole('button', { name: 'Send version 2' })
  await send.waitFor()
  return { desk: context, price, was, send }
}

const settledIn = (context: Page, name: string) =>
  context.getByRole('status').filter({ hasText: `The price is settled. ${name} accepted it` })

test('a price accepted while its editor is open is settled there at once; what is no price is still saved', async () => {
  const { page: client, sent } = await anOpenOffer()
  const { desk: context, price, was, send } = await aRetypedQuote(sent.id)
  await accept(client, signatureOf(sent.facts))
  await settledIn(context, signatureOf(sent.facts)).waitFor()
  await expect.poll(() => price.inputValue()).toBe('900,000')
  await context.getByText('which the client has accepted. Undo them to save the rest.').waitFor()
  const total = context.getByRole('complementary', { name: 'Price' }).locator('output')
  await expect.poll(() => total.innerText()).toBe(totalOf(sent.quotes[0]))
  await expect.poll(() => send.count()).toBe(0)
  await expect.poll(() => context.getByLabel('Send the new price by email').count()).toBe(0)

  await price.fill(was)
  await price.blur()
  await context.getByRole('button', { name: 'No changes yet' }).waitFor()
  await context.getByLabel('Mobile').first().fill('07700 900483')
  await context.getByRole('button', { name: 'Save', exact: true }).click()
  await context.waitForURL(new RegExp(`/quotes/quote-cases/${sent.id}$`))
  const { quote_case } = await shown(sent.id)
  expect(quote_case.facts.clients[0].phone).toBe('07700 900483')
  expect([quote_case.status, quote_case.quotes.length]).toEqual(['accepted', 1])
})

test('a price that was accepted is settled: a change of it is refused at once, and both sides keep what was accepted', async () => {
  const { page: client, sent } = await anOpenOffer()
  const { desk: context, price, send } = await aRetypedQuote(sent.id)
  // The news of the acceptance comes later than the press.
  let goOn = () => {}
  const pressed = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await context.route(`**/api/quote-cases/${sent.id}`, async (route) => {
    await pressed
    await route.continue()
  })
  await accept(client, signatureOf(sent.facts))
  const yes = client.getByRole('status').filter({ hasText: 'You have accepted this quote.' })
  await yes.waitFor()
  const accepted = (await shown(sent.id)).quote_case

  await send.click()
  await confirmSend(context).click()
  const refused = context.locator('.toast').filter({ hasText: 'Couldn’t save the quote' })
  const settled = `Quote ${sent.number} has been accepted. Its price can no longer change.`
  await refused.filter({ hasText: settled }).waitFor()
  await expect.poll(() => refused.count()).toBe(1)
  goOn()
  await settledIn(context, signatureOf(sent.facts)).waitFor()
  await expect.poll(() => send.count()).toBe(0)
  await expect.poll(() => price.inputValue()).toBe('£900,000.00')
  expect((await dearer(sent.id)).status).toBe(409)
  expect((await shown(sent.id)).quote_case).toEqual(accepted)
  expect(accepted.quotes).toHaveLength(1)

  await context.goto(`/quotes/quote-cases/${sent.id}`)
  await context.getByText(`${signatureOf(sent.facts)} accepted`).waitFor()
  const given = context.locator('.quote-versions ol').getByRole('listitem')
  await expect.poll(() => given.innerText()).toContain(`accepted by ${signatureOf(sent.facts)}`)
  await expect.poll(() => given.innerText()).toContain(totalOf(sent.quotes[0]))
  await client.reload()
  await client.getByRole('heading', { level: 1, name: totalOf(sent.quotes[0]) }).waitFor()
  await yes.waitFor()

  await pressInstruct(context)
  await context.getByText('Instructed.', { exact: true }).waitFor()
  await context.goto(`/quotes/quote-cases/${sent.id}/edit`)
  await context.getByText(`${sent.number} has become a case`).waitFor()
  await context.getByText('The accepted price stays the same.').waitFor()
  await client.reload()
  await client
    .getByRole('status')
    .filter({ hasText: 'You have accepted this quote and we are working on your case.' })
    .waitFor()
})
