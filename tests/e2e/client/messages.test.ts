import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const aClient = async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts('sale')
  const [opened] = await someConveyances(owner, facts)
  const client = await clientFor(base, owner, facts.clients[0]?.email ?? '')
  const page = await pageOf(base, client, '/case-history', phone)
  return { owner, page, client, id: opened?.id ?? '' }
}

const box = (page: Page) => page.getByLabel(/^Write to /)
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('a client writes with a photo, the conveyancer answers on the case, and each sees that it was read', {
  timeout: 60_000,
}, async () => {
  const { owner, page, id } = await aClient()
  await box(page).fill('When do we exchange?')
  await page.getByRole('button', { name: 'Photo or document' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'boiler.png', mimeType: 'image/png', buffer: pixel })
  await page
    .getByRole('list', { name: 'Goes with the message' })
    .getByText('boiler.png')
    .first()
    .waitFor()
  await send(page).click()
  const own = page.locator('.bubble.me')
  await own.getByText('When do we exchange?').waitFor()
  await own.getByText('Not read yet').waitFor()

  const staff = await pageOf(base, owner, `/conveyances/${id}?tab=messages`)
  const line = staff.locator('.entry.received')
  await line.getByRole('link', { name: 'boiler.png' }).scrollIntoViewIfNeeded()
  await own.getByText(/Read \d\d:\d\d/).waitFor()
  await line.getByRole('button', { name: 'Answer', exact: true }).click()
  await staff.getByRole('dialog').getByLabel('Message').fill('On Friday, if all goes well')
  await staff.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('On Friday, if all goes well').scrollIntoViewIfNeeded()
  await staff.getByText(/Read \d\d:\d\d/).waitFor()
})

test('what a client typed outlives the line and the tab, and arrives once', {
  timeout: 60_000,
}, async () => {
  const { page, client } = await aClient()
  allowNoise(page, /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/)
  await page.context().setOffline(true)
  await box(page).fill('The van needs booking by Monday')
  await send(page).click()
  await page.getByText('Not sent yet, as you are offline', { exact: false }).waitFor()
  await page.context().setOffline(false)
  await page.locator('.bubble.me').waitFor()
  await expect.poll(() => box(page).inputValue()).toBe('')
  await box(page).fill('And one more thing')
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/case-history')
  await expect.poll(() => box(next).inputValue()).toBe('And one more thing')
  await send(next).click()
  await expect.poll(() => next.locator('.bubble.me').count()).toBe(2)
  const { data } = (await client.get('/api/client/messages')).body
  expect(data.map((it: { text: string }) => it.text)).toEqual([
    'And one more thing',
    'The van needs booking by Monday',
  ])
})

test('a message that was changed after its answer was lost arrives once, and its client is told', {
  timeout: 60_000,
}, async () => {
  const { page, client } = await aClient()
  allowNoise(page, /ERR_FAILED|status of 422|Failed to fetch/)
  const texts = async () =>
    (await client.get('/api/client/messages')).body.data.map((it: { text: string }) => it.text)
  // The server has it, and the line breaks before it says so.
  await page.route(
    '**/api/client/cases/*/messages',
    async (route) => {
      const request = route.request()
      const key = request.headers()['idempotency-key']
      dataOf(await client.post(new URL(request.url()).pathname, request.postDataJSON(), key))
      await route.abort()
    },
    { times: 1 },
  )
  await box(page).fill('We can move on Friday')
  await send(page).click()
  await page.getByText('Not sent yet, as you are offline', { exact: false }).waitFor()
  await box(page).fill('We can move on Friday or Monday')
  await send(page).click()
  await page.getByText('What you sent first has arrived', { exact: false }).waitFor()
  await page.locator('.bubble.me').getByText('We can move on Friday', { exact: true }).waitFor()
  await expect.poll(() => box(page).inputValue()).toBe('We can move on Friday or Monday')
  expect(await texts()).toEqual(['We can move on Friday'])

  await box(page).fill('Monday would do as well')
  await send(page).click()
  await page.locator('.bubble.me').getByText('Monday would do as well').waitFor()
  expect(await texts()).toEqual(['Monday would do as well', 'We can move on Friday'])
})

test('a message that was changed before it reached anybody arrives as it was changed', {
  timeout: 60_000,
}, async () => {
  const { page, client } = await aClient()
  allowNoise(page, /ERR_FAILED|Failed to fetch/)
  await page.route('**/api/client/cases/*/messages', (route) => route.abort(), { times: 1 })
  await box(page).fill('We can move on Friday')
  await send(page).click()
  await page.getByText('Not sent yet, as you are offline', { exact: false }).waitFor()
  await box(page).fill('We can move on Monday')
  await send(page).click()
  await page.locator('.bubble.me').getByText('We can move on Monday').waitFor()
  const { data } = (await client.get('/api/client/messages')).body
  expect(data.map((it: { text: string }) => it.text)).toEqual(['We can move on Monday'])
})
