import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allowNoise, newPage } from '../support/browser.ts'
import { startForTests } from '../support/product.ts'
import { entryOf, type StandIn, startStandIn } from '../support/stand-in-api.ts'

const host = 'laravel.localhost'
let standIn: StandIn
let product: Awaited<ReturnType<typeof startForTests>>

/** A user as a table of Laravel's has them: numbers, nulls, and one name. */
const ada = {
  id: 7,
  type: null,
  name: 'Ada Marsh',
  first_name: null,
  last_name: null,
  email: 'ada@laravel.test',
  read_only: 0,
  permissions: ['users.view-any', 'leads.create', 'leads.view-any'].map((name) => ({ name })),
  roles: ['Adviser'],
}

const userRow = (number: number) => ({
  id: String(number),
  version: 1,
  type: 'staff',
  first_name: 'Person',
  last_name: String(number),
  email: `person-${number}@laravel.test`,
  job_title: null,
  phone: null,
  status: 'active',
  roles: [],
  team: null,
  is_fee_earner: false,
  agency_id: null,
  open_cases: 0,
  overdue: 0,
  last_login_at: null,
  holds_more: false,
})

/** What Laravel's `paginate(30)` says of 45 users. */
const usersOn = (number: number) => ({
  current_page: number,
  data: Array.from({ length: number === 1 ? 30 : 15 }, (_, at) => userRow(number * 100 + at)),
  last_page: 2,
  links: [],
  next_page_url: number === 1 ? `${standIn.origin}/api/users?page=2` : null,
  per_page: 30,
  total: 45,
})

beforeAll(async () => {
  standIn = await startStandIn()
  standIn.on('GET /auth/user', () => [200, { data: ada }])
  standIn.on('GET /api/users', ({ path }) => {
    const { searchParams } = new URL(path, standIn.origin)
    return [200, usersOn(Number(searchParams.get('page') ?? 1))]
  })
  standIn.on('POST /api/leads', () => [
    422,
    {
      message: 'The given data was invalid.',
      errors: { phone: ['This telephone number is barred.'], 'consent.basis': ['Choose a basis.'] },
    },
  ])
  product = await startForTests({ [host]: entryOf(standIn, host) })
})
beforeEach(() => {
  standIn.received.length = 0
})
afterAll(async () => {
  await product?.stop()
  await standIn?.stop()
})

const signedIn = async (path: string) => {
  const page = await newPage(product.base, host)
  const elsewhere = new RegExp(`to somebody else: (http|ws)://127.0.0.1:${standIn.port}/`)
  // The stand-in knows a few calls alone; a browser logs the others.
  allowNoise(page, elsewhere, /status of 4\d\d/)
  await page.goto(`/auth/login?return=${encodeURIComponent(path)}`)
  await page.getByLabel('Work email').fill('ada@laravel.test')
  await page.getByLabel('Password', { exact: true }).fill('right')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
  return page
}

const untilLive = (page: Page) =>
  page.locator('.topbar .live[data-state="live"]').waitFor({ timeout: 20_000 })
const receivedAt = (path: string) => standIn.received.filter((it) => it.path.split('?')[0] === path)

test('a user of one name has a frame, and a list of pages has all of its rows', async () => {
  const page = await signedIn('/admin/users')
  await page.getByRole('button', { name: 'AM: Ada Marsh, you' }).first().waitFor()
  await page.getByText('person-100@laravel.test').first().waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => receivedAt('/api/users').some((it) => /page=2/.test(it.path))).toBe(true)
  await page.getByText('person-200@laravel.test').first().waitFor()
})

test('missed events are asked for once, and not again by the next page', async () => {
  const page = await signedIn('/admin/users')
  await untilLive(page)
  await expect.poll(() => receivedAt('/api/events').length).toBe(1)
  await page.reload()
  await untilLive(page)
  await expect.poll(() => receivedAt('/api/events').length).toBe(1)
})

test('a refused form says why beside its fields, and the back end learns which socket it came from', async () => {
  const page = await signedIn('/quotes/leads/create')
  await untilLive(page)
  await page.getByLabel('First name').fill('Wanda')
  await page.getByLabel('Last name').fill('Tester')
  await page.getByLabel('Telephone').fill('07700 900812')
  await page.getByLabel('Sale', { exact: true }).check()
  await page.getByLabel('How they came to us').selectOption('phone')
  await page.getByText('Call back', { exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This telephone number is barred.').waitFor()
  await page.getByText('Choose a basis.').waitFor()
  const [sent] = receivedAt('/api/leads').filter(({ method }) => method === 'POST')
  expect(sent?.headers['x-socket-id']).toMatch(/^\d+\.\d+$/)
})

test('the sign-in page says so while the back end is in maintenance', async () => {
  const page = await newPage(product.base, host)
  allowNoise(page, /status of 502/)
  standIn.setMaintenance(true)
  // A check counts for some seconds, so that an earlier one may still say that it works.
  const shown = async () => {
    await page.goto('/auth/login')
    const state = page.locator('[data-service] .st').filter({ hasText: /Working|Not responding/ })
    return state.innerText()
  }
  await expect.poll(shown, { timeout: 40_000, interval: 2000 }).toBe('Not responding')
  standIn.setMaintenance(false)
})
