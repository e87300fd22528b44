import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('a draft typed without a connection stays on the page and is saved once it is back', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes/create')
  allowNoise(page, /ERR_INTERNET_DISCONNECTED|could not be reached/, /WebSocket/)
  const name = `Winterbourne${Date.now()}`
  await page.getByLabel('Last name').fill(name)
  await page.getByText(/^Draft saved/).waitFor()
  // What a form loads late would not come without a connection.
  await page.getByLabel('First client, first name').waitFor()

  await page.context().setOffline(true)
  await page.getByLabel('First client, first name').fill('Tamsin')
  await page.getByText(/^Not saved/).waitFor()
  await page.getByText('You are offline.', { exact: false }).waitFor()
  await page.getByLabel('Email').fill('tamsin@sample.test')
  await expect.poll(() => page.getByLabel('First client, first name').inputValue()).toBe('Tamsin')

  await page.context().setOffline(false)
  await page.getByText(/^Draft saved/).waitFor()
  const { rows } = dataOf(await adviser.get(`/api/quote-cases?view=drafts&q=${name}`))
  expect(rows).toHaveLength(1)
  await expect
    .poll(async () => {
      const { quote_case } = dataOf(await adviser.get(`/api/quote-cases/${rows[0].id}`))
      const [{ first_name, last_name, email }] = quote_case.facts.clients
      return [first_name, last_name, email]
    })
    .toEqual(['Tamsin', name, 'tamsin@sample.test'])
})

test('a draft whose first answer was lost is saved once', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes/create')
  allowNoise(page, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|could not be reached/, /WebSocket/)
  const name = `Marchbanks${Date.now()}`
  // The server does it, and the line breaks before it says so.
  await page.route(
    '**/api/quote-cases',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  // The page says "Not saved" only until it has reached the server again, which is at once.
  const lost = page.waitForEvent('requestfailed', (it) => it.url().endsWith('/api/quote-cases'))
  await page.getByLabel('Last name').fill(name)
  await lost
  await page.getByLabel('First client, first name').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('First client, first name').fill('Idris')
  await page.context().setOffline(false)
  await page.getByText(/^Draft saved/).waitFor()
  const drafts = async () =>
    dataOf(await adviser.get(`/api/quote-cases?view=drafts&q=${name}`)).rows.map(
      (it: { people: string }) => it.people,
    )
  await expect.poll(drafts).toEqual([`Idris ${name}`])
})

test('a script that cannot be fetched offline leaves the page as it is until the line is back', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/admin/users/create')
  allowNoise(page, /ERR_INTERNET_DISCONNECTED|could not be reached/, /WebSocket/)
  const name = page.getByLabel('First name')
  await name.fill('Ottoline')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.evaluate(() => {
    Object.assign(globalThis, { isMarked: true })
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  })
  await page.waitForTimeout(1_000)
  await name.fill('Otto')
  await page.context().setOffline(false)
  await expect
    .poll(() => page.evaluate(() => 'isMarked' in globalThis).catch(() => true), {
      timeout: 15_000,
    })
    .toBe(false)
  await expect.poll(() => name.inputValue()).toBe('Otto')
})

test('a notice whose words cannot be fetched leaves the page under the hands as it is', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes/create')
  allowNoise(page, /ERR_FAILED/)
  let asked = 0
  await page.route('**/_astro/events.*.js', async (route) => {
    asked += 1
    await route.abort()
  })
  const loaded = page.waitForEvent('load', { timeout: 5000 }).catch(() => null)
  await page.getByLabel('Last name').fill(`Oakeshott${Date.now()}`)
  await page.getByText(/^Draft saved/).waitFor()
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(await loaded).toBeNull()
})
