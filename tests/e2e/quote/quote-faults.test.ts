import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { confirmSend } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

/** The form for a sale, and every call that would send a price. */
const saleForm = async () => {
  const adviser = await callerFor(inject('base'), 'adviser@harcourt.test')
  const page = await pageOf(inject('base'), adviser, '/quotes/create')
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/dispatch'))
      sendings.push(request.url())
  })
  await page.getByRole('radio', { name: 'Sale', exact: true }).check()
  return { page, sendings }
}

const fillPeople = async (page: Page) => {
  await page.getByLabel('First client, first name').fill('Nadia')
  await page.getByLabel('Last name').fill('Prosser')
  await page.getByLabel('Email').fill('nadia.prosser@sample.test')
}

const fillPlace = async (page: Page) => {
  await page.getByText('Offer accepted', { exact: true }).click()
  const sold = page.getByRole('region', { name: 'Property sold' })
  await sold.getByLabel('Address').fill('14 Larkfield Road, Shrewsbury')
  await sold.getByLabel('Postcode').fill('SY3 9CV')
  await sold.getByText('Freehold', { exact: true }).click()
}

const pressSend = (page: Page) => page.getByRole('button', { name: 'Send by email' }).click()

test('a price of nothing, of ten thousand million and of “12,50” each say beside the field what to do', async () => {
  const { page, sendings } = await saleForm()
  await fillPeople(page)
  await fillPlace(page)
  const price = page.getByRole('textbox', { name: 'Price' })
  const said = page.locator('.field', { has: price }).locator('.fault')
  for (const [typed, words] of [
    ['0', 'Enter an amount above £0.00.'],
    ['10,000,000,000', 'Enter an amount below £10,000,000,000.'],
    ['12,50', 'Enter an amount in pounds, like 412,500 or 1234.56.'],
  ] as const) {
    await price.fill(typed)
    await pressSend(page)
    await expect.poll(() => said.allInnerTexts()).toEqual([words])
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('sale.price')
  }
  await expect.poll(() => price.inputValue()).toBe('12,50')
  expect(sendings).toEqual([])
  await price.fill('412,500')
  await expect.poll(() => said.count()).toBe(0)
})

test('sending without a name and an email address puts the cursor into the first gap and lists the rest, and then shows the message first', async () => {
  const { page, sendings } = await saleForm()
  await fillPlace(page)
  await page.getByRole('textbox', { name: 'Price' }).fill('412,500')
  await pressSend(page)
  const list = page.getByRole('alert').filter({ hasText: 'before you send this quote' })
  await list.waitFor()
  await expect
    .poll(() => list.getByRole('listitem').allInnerTexts())
    .toEqual([
      'Enter a first name.',
      'Enter a last name.',
      'Enter an email address to send by email.',
    ])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('clients.0.first_name')
  const email = page.getByLabel('Email')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  expect(sendings).toEqual([])

  await fillPeople(page)
  await pressSend(page)
  const dialog = page.getByRole('dialog', { name: 'Send the quote' })
  await dialog.getByText('To Nadia Prosser (nadia.prosser@sample.test)').waitFor()
  expect(sendings).toEqual([])
  await confirmSend(page).click()
  await page.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
  expect(sendings).toHaveLength(1)
})
