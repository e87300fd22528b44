import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { callerFor } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { recordSeen } from '../../support/evidence.ts'
import { fillExchange } from '../../support/exchange-form.ts'
import { latestMessage, signIn } from '../../support/people.ts'
import { confirmInstruct, pressSend } from '../../support/quotes.ts'
import { tickEverything } from '../../support/tasks.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const marker = `${Date.now()}`.slice(-6)
const client = { first: 'Nerys', last: `Whitcombe${marker}`, email: `nerys.${marker}@sample.test` }

/** Types a quote for a linked sale and purchase and sends it. */
const quote = async (page: Page) => {
  await page.goto('/quotes/create')
  await page.getByLabel('First client, first name').fill(client.first)
  await page.getByLabel('Last name').fill(client.last)
  await page.getByLabel('Email').fill(client.email)
  await page.getByText('Both', { exact: true }).click()
  await page.getByText('Offer accepted', { exact: true }).click()
  const sold = page.getByRole('region', { name: 'Property sold' })
  await sold.getByLabel('Address').fill('14 Larkfield Road, Shrewsbury')
  await sold.getByLabel('Postcode').fill('SY3 9CV')
  await sold.getByLabel('Price').fill('412,500')
  await sold.getByText('Freehold', { exact: true }).click()
  const bought = page.getByRole('region', { name: 'Property bought' })
  await bought.getByLabel('Address').fill('7 Wyle Gardens, Shrewsbury')
  await bought.getByLabel('Postcode').fill('SY1 2CK')
  await bought.getByLabel('Price').fill('485,000')
  await bought.getByText('Freehold', { exact: true }).click()
}

test('a house sale and purchase go from the first call to the keys while the client watches', {
  timeout: 240_000,
}, async () => {
  const base = inject('base')
  const first = await callerFor(base, 'owner@harcourt.test')
  const second = await callerFor(base, 'supervisor@harcourt.test')
  const staff = await newPage(base)
  // What others record meanwhile makes a tick stale: it is sent again.
  allowNoise(staff, /status of 409/)
  await signIn(staff, 'owner@harcourt.test')
  await staff.getByRole('heading', { level: 1 }).waitFor()

  await quote(staff)
  await expect
    .poll(() => staff.getByRole('complementary', { name: 'Price' }).innerText())
    .toContain('Stamp duty (SDLT), paid to HMRC')
  const total = staff.locator('.tot .n')
  await expect.poll(() => total.innerText()).toMatch(/^£\d,\d{3}\.\d{2}$/)
  const price = await total.innerText()
  await pressSend(staff)
  await staff.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
  const quoteAddress = staff.url()

  const offer = await latestMessage(staff, client.email, 'quote.sent')
  expect(offer.attachments.map((it) => it.mime)).toContain('application/pdf')
  const link = offer.body.match(/https?:\/\/\S+/)?.[0] ?? ''
  const home = await newPage(base, 'clients.localhost', phone)
  await home.goto(link)
  await home.getByRole('heading', { name: price }).waitFor()
  await home.getByLabel('Your full name').fill(`${client.first} ${client.last}`)
  await home.getByLabel('I accept this quote and the terms').check()
  await home.getByRole('button', { name: 'Accept the quote' }).click()
  await home
    .getByRole('status')
    .filter({ hasText: /accepted/i })
    .waitFor()

  await staff.goto(quoteAddress)
  await staff.getByRole('button', { name: 'Instruct' }).click()
  await confirmInstruct(staff).dblclick()
  await staff.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
  await staff.getByText('Check for conflicts of interest', { exact: false }).first().waitFor()

  await home.goto('/login')
  await home.getByRole('textbox', { name: 'Your email' }).first().fill(client.email)
  await home.keyboard.press('Enter')
  await home.getByRole('textbox', { name: 'Code' }).waitFor()
  const code = (await latestMessage(staff, client.email, 'session.link-requested')).body.match(
    /\b\d{6}\b/,
  )?.[0]
  await home.getByRole('textbox', { name: 'Code' }).fill(code ?? '')
  await home.keyboard.press('Enter')
  await home.getByRole('heading', { name: /^Hello/ }).waitFor()
  await expect.poll(() => home.getByText('Your sale of').count()).toBe(1)
  await expect.poll(() => home.getByText('Your purchase of').count()).toBe(1)

  await staff
    .getByRole('link', { name: /^Sale / })
    .or(staff.getByRole('link', { name: /^Purchase / }))
    .first()
    .waitFor()
  for (const kind of ['sale', 'purchase'] as const) {
    const isHere = (await staff.locator('.case-ids').innerText()).toLowerCase().includes(kind)
    if (!isHere) await staff.locator('.case-facts a').click()
    await staff.locator('.case-ids', { hasText: new RegExp(kind, 'i') }).waitFor()
    const id = staff.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
    await home.goto(`/milestones?case=${id}`)
    await home.getByText(`Your ${kind} of`).waitFor()

    const record = () => recordSeen(first, second, id)
    const before = await home.locator('.client-stages .done').count()
    await tickEverything(staff, { milestones: 1, record })
    await expect.poll(() => home.locator('.client-stages .done').count()).toBeGreaterThan(before)

    await tickEverything(staff, { record })
    await exchange(staff)
    await expect.poll(() => home.locator('.client-stages').innerText()).toMatch(/exchange/i)
    await tickEverything(staff, { record })
    await complete(staff)
    await tickEverything(staff, { record })
    await staff
      .getByText(/Post-completion|Completed/)
      .first()
      .waitFor()
  }
})

const exchange = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Exchange contracts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exchange contracts' })
  await fillExchange(dialog, addWorkingDays(londonDate(new Date().toISOString()), 5))
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click()
  await page.locator('.case-ids .chip', { hasText: 'Exchanged' }).waitFor()
}

const complete = async (page: Page) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Complete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete' })
  await dialog.getByLabel('Confirmed by').fill('Sunita Rao')
  await dialog.getByLabel('Reason for completing anyway').fill('Both sides were ready')
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.locator('.case-ids .chip', { hasText: /Completed|Post-completion/ }).waitFor()
}
