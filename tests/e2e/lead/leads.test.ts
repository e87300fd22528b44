import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { LeadDetail } from '#domain/lead/api'
import type { Lead, LeadRow } from '#domain/lead/lead'
import { newPage } from '../../support/browser.ts'
import { ask, signIn } from '../../support/people.ts'

type Listed = { readonly rows: readonly LeadRow[] }

const context = async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'adviser@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const found = async (page: Page, q: string, view: string) =>
  (await ask<Listed>(page, `/api/leads?view=${view}&q=${encodeURIComponent(q)}`)).rows

/** Somebody fills the firm's form, no faster than a person does. */
const fillForm = async (last: string) => {
  const page = await newPage(inject('base'), 'localhost', { javaScriptEnabled: false })
  await page.goto('/lead-form')
  await page.getByLabel('First name').fill('Petra')
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Telephone').fill('07700 900811')
  await page.getByLabel('Selling').check()
  await page.getByLabel('Yes').check()
  await page.getByLabel('Postcode of the property').fill('bs1 4aa')
  await page.getByLabel('Approximate price').fill('£412,500')
  await page.getByLabel('You may call or write to me').check()
  await new Promise((resolve) => setTimeout(resolve, 3_200))
  await page.getByRole('button', { name: 'Ask for a quote' }).click()
  await page.getByRole('heading', { name: 'Thank you. We have your enquiry.' }).waitFor()
}

test('an adviser claims a web lead and quotes it within its clock', async () => {
  const page = await context()
  await page.goto('/quotes/leads')
  await page.getByRole('table', { name: 'Leads' }).waitFor()
  await fillForm('Quickmove')
  // It comes to the top of the list by itself.
  await page.locator('tbody tr').first().getByText('Petra Quickmove', { exact: true }).waitFor()

  for (let tries = 0; tries < 12; tries++) {
    await page.getByRole('button', { name: 'Claim next' }).click()
    await page.waitForURL(/\/quotes\/leads\/[0-9a-f-]{36}/)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.filter({ hasNotText: /^Leads$/ }).waitFor()
    const name = await heading.innerText()
    if (name === 'Petra Quickmove') break
    await page.goto('/quotes/leads')
  }
  await page.getByText('Awaiting a first response').waitFor()
  await page.getByRole('button', { name: 'Quote', exact: true }).click()
  await page.waitForURL(/\/quote-cases\/[^/]+\/draft-edit/)
  await expect.poll(() => page.getByLabel('Last name').first().inputValue()).toBe('Quickmove')

  const [row] = await found(page, 'Quickmove', 'converted')
  const { lead, timeline } = await ask<LeadDetail>(page, `/api/leads/${row?.id}`)
  expect((lead.first_response_at ?? '9') <= lead.response_due_at).toBe(true)
  expect(timeline.map((it) => it.words).at(-1)).toBe('Received: web form')
  await page.goto(`/quotes/leads/${lead.id}`)
  await page.getByText('this lead is read-only').waitFor()
  // Messages that came of it can still be answered there.
  const log = page.getByRole('button', { name: 'Log a call', description: /It is read-only/ })
  await expect.poll(() => log.getAttribute('aria-disabled')).toBe('true')
})

test('a form that a robot posts is kept as spam, and is brought back by hand', async () => {
  const page = await context()
  const answer = await page.request.post('/api/public/leads', {
    data: {
      first_name: 'Robo',
      last_name: 'Poster',
      email: 'robo@poster.example',
      message: 'SEO https://a.example https://b.example',
      website: 'https://a.example',
      consent: true,
    },
    headers: { 'Content-Type': 'application/json' },
  })
  expect([answer.status(), await answer.json()]).toEqual([200, { data: { received: true } }])
  expect(await found(page, 'Poster', 'open')).toEqual([])

  await page.goto('/quotes/leads?view=spam')
  await page
    .getByRole('link', { name: /Robo Poster/ })
    .first()
    .click()
  await page.getByText(/Marked as spam: Filled in a hidden field/).waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await page.getByText('Awaiting a first response').waitFor()
  expect((await found(page, 'Poster', 'open')).map(({ status }) => status)).toEqual(['new'])
})

test('two leads of one person are merged, and both histories stay', async () => {
  const page = await context()
  const { rows } = await ask<Listed>(page, '/api/leads?view=open&limit=200')
  const twin = rows.find(({ likeness }) => likeness !== null)
  const other = twin?.likeness?.number ?? ''
  expect(other).toMatch(/^L-\d+$/)
  await page.goto(`/quotes/leads/${twin?.id}`)
  await page.getByRole('heading', { name: 'Possible duplicates' }).waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(other) }).check()
  await dialog.getByRole('button', { name: 'Merge into this lead' }).click()
  await page.getByText(`${other} was merged into this lead`).waitFor()
  await page.getByText(`${other}: Received: web form`).waitFor()
  const [merged] = await found(page, other, 'duplicate')
  await page.goto(`/quotes/leads/${merged?.id}`)
  await page.getByRole('link', { name: twin?.number ?? '', exact: true }).waitFor()
})

test('a lead is taken down in a call, and whoever asked before is shown meanwhile', async () => {
  const page = await context()
  const [known] = (await ask<Listed>(page, '/api/leads?view=mine&limit=1')).rows
  await page.goto('/quotes/leads/create')
  await page.getByLabel('First name').fill('Wanda')
  await page.getByLabel('Last name').fill('Tester')
  await page.getByLabel('Telephone').fill(known?.phone ?? '')
  const matches = page.getByRole('complementary', { name: 'Possible matches' })
  await matches.getByRole('link', { name: known?.person ?? '' }).waitFor()
  await page.getByLabel('Telephone').fill('07700 900812')
  await page.getByLabel('Sale', { exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Choose how they came to us.').waitFor()
  await page.getByLabel('How they came to us').selectOption('phone')
  await expect.poll(() => page.getByLabel('Consent to call').inputValue()).toBe('by_phone')
  await page.getByText('Call back', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/quotes\/leads\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { level: 1, name: 'Wanda Tester' }).waitFor()
  const [row] = await found(page, 'Tester', 'mine')
  expect([row?.status, row?.next_action?.type]).toEqual(['contacted', 'call'])
})

test('an agent introduces a client, who stands on the desk at once', async () => {
  const page = await context()
  const agent = await newPage(inject('base'), 'agents.localhost')
  await agent.goto('/auth/login')
  await agent.getByLabel(/email/i).fill('agent@bellwether.test')
  await agent.getByLabel('Password', { exact: true }).fill('deedbox-demo-2026')
  await agent.getByRole('button', { name: 'Sign in' }).click()
  await agent.getByRole('button', { name: 'Introduce a client' }).click()
  const dialog = agent.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Ines')
  await dialog.getByLabel('Last name').fill('Introduced')
  await dialog.getByLabel('Telephone').fill('07700 900813')
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click()
  await dialog.getByText('Confirm that the client has agreed.').waitFor()
  await dialog.getByLabel(/The client agrees/).check()
  await dialog.getByRole('button', { name: 'Introduce', exact: true }).click()
  await agent.locator('li', { hasText: 'Ines Introduced' }).getByText('Received').waitFor()
  const [row] = await found(page, 'Introduced', 'open')
  const { lead } = await ask<{ lead: Lead }>(page, `/api/leads/${row?.id}`)
  expect([lead.source, lead.introducer?.agency]).toEqual(['agent', 'Bellwether Estates'])
})
