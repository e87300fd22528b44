import { beforeAll, expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { ask, type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { aSentQuote, newFacts, offerPath, signatureOf } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

/** A price of the demonstration that ran out and is still followed up. */
const expired = async () => {
  const today = londonDate(new Date().toISOString())
  const { rows } = dataOf(await owner.get('/api/quote-cases?view=open&limit=200'))
  const found = rows.find((it: { valid_until: string | null }) => (it.valid_until ?? '9') < today)
  expect(found, 'the demonstration has a price that ran out').toBeDefined()
  return dataOf(await owner.get(`/api/quote-cases/${found.id}`)).quote_case
}

const accept = (path: string, name: string) => {
  const token = new URLSearchParams(path.split('?')[1]).get('link')
  return ask(base, {
    host: 'clients.localhost',
    method: 'POST',
    path: `/api/quote-offers/${token}/acceptance`,
    headers: {
      'X-Tenant': 'harcourt',
      'Idempotency-Key': crypto.randomUUID(),
      Origin: `http://clients.localhost:${new URL(base).port}`,
    },
    body: { name, accept_terms: true },
  })
}

test('a price that ran out says so, offers nothing to accept, and is refused by the server', async () => {
  const it = await expired()
  const path = await offerPath(owner, it.facts.clients[0].email)
  const page = await newPage(base, 'clients.localhost')
  await page.goto(path)
  const words = page.getByRole('status').filter({ hasText: 'This quote has expired. Call us on' })
  await words.waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Accept/ }).count()).toBe(0)

  const { status, body } = await accept(path, signatureOf(it.facts))
  expect([status, body.error.code]).toEqual([409, 'quote.expired'])
  expect(body.error.message).toBe('This quote has expired. Call us and we will send you a new one.')
  const after = dataOf(await owner.get(`/api/quote-cases/${it.id}`)).quote_case
  expect([after.status, after.quotes.at(-1).accepted_at]).toEqual([it.status, null])
})

test('whoever instructs on a price that ran out is told to price it again, with the way there', async () => {
  const it = await expired()
  const page = await pageOf(base, owner, `/quotes/quote-cases/${it.id}`)
  allowNoise(page, /status of 409/)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Record telephone acceptance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Instruct' }).click()
  const said = dialog.getByRole('alert').filter({ hasText: 'has expired' })
  await said.waitFor()
  await expect.poll(() => said.innerText()).toContain('Price it again and send the new version.')
  await expect
    .poll(() => said.getByRole('link', { name: 'Price it again' }).getAttribute('href'))
    .toBe(`/quotes/quote-cases/${it.id}/edit`)
  await expect.poll(() => dialog.getByLabel('Who accepted').inputValue()).not.toBe('')
})

test('a price accepted twice is accepted once', async () => {
  const facts = newFacts('sale')
  const sent = await aSentQuote(owner, facts)
  const path = await offerPath(owner, facts.clients[0]?.email ?? '')
  const name = signatureOf(facts)
  const answers = await Promise.all([name, name, name.toUpperCase()].map((it) => accept(path, it)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { quote_case, timeline } = dataOf(await owner.get(`/api/quote-cases/${sent.id}`))
  expect(quote_case.status).toBe('accepted')
  const accepted = timeline.filter(({ name }: { name: string }) => name === 'quote.accepted')
  expect(accepted).toHaveLength(1)
})

test('a client who leaves out the name and the tick is told both', async () => {
  const facts = newFacts('sale')
  await aSentQuote(owner, facts)
  const page = await newPage(base, 'clients.localhost')
  await page.goto(await offerPath(owner, facts.clients[0]?.email ?? ''))
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect.poll(() => page.locator('.fault').count()).toBe(2)
  for (const words of await page.locator('.fault').allInnerTexts())
    expect(words).toMatch(/^[A-Z].*\.$/)
  await expect
    .poll(() => page.getByLabel('Your full name').getAttribute('aria-invalid'))
    .toBe('true')
})

test('the offer leads with the whole price and tells all that a client is owed before accepting', async () => {
  const facts = newFacts('purchase')
  const referral = {
    agency_id: null,
    agency: 'Cooper Lyle',
    branch_id: null,
    branch: '',
    negotiator_id: null,
    negotiator: '',
    fee: 120_00,
  }
  const sent = await aSentQuote(owner, { ...facts, referral })
  const { totals } = sent.quotes[0].priced
  const written = (pence: number) =>
    (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
  const page = await newPage(base, 'clients.localhost')
  await page.goto(await offerPath(owner, facts.clients[0]?.email ?? ''))
  await page.getByRole('heading', { level: 1, name: written(totals.inc_vat) }).waitFor()
  const offer = page.getByRole('article')
  const words = () => offer.innerText()
  await expect.poll(words).toContain(`VAT is ${written(totals.vat)} of the total.`)
  await expect.poll(words).toContain('Our fee is fixed for the work described here.')
  await expect.poll(words).toContain(`${written(totals.with_tax)} in total.`)
  await expect.poll(words).toMatch(/Our work[\s\S]*Paid to others for you/)
  await expect.poll(words).toMatch(/Land Registry fee no VAT/)
  await expect.poll(words).toMatch(/Search pack including £\d+\.\d\d VAT/)
  for (const part of [
    'Possible extra costs',
    'What is included',
    'What is not included',
    'Purchase of 3 Mill Bank, stage by stage',
    'Who does the work',
    'If something goes wrong',
  ])
    await expect
      .poll(() => offer.getByRole('heading', { name: part }).count(), { message: part })
      .toBe(1)
  await expect.poll(words).toMatch(/a partner supervises every case\./)
  await expect.poll(words).toMatch(/\d+ working days?/)
  await expect.poll(words).toMatch(/usually takes 10 to 16 weeks/)
  await expect.poll(words).toContain('We pay Cooper Lyle £120 for introducing you.')
  await expect.poll(words).toMatch(/Legal Ombudsman/)
  await expect.poll(words).toMatch(/regulated by the .*, number \d+\./)
})
