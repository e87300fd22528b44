import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf } from '../support/api.ts'
import { newPage } from '../support/browser.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const ownersPage = async (path: string) =>
  pageOf(base, await callerFor(base, 'owner@harcourt.test'), path, { viewport: desktop })

/** Pixels between what stands under each other on a page, where it is closest; 0 without two. */
const narrowestGap = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const gaps = all.flatMap((it) => {
      const next = all.find((other) => other === it.nextElementSibling)
      if (next === undefined) return []
      return next.getBoundingClientRect().top - it.getBoundingClientRect().bottom
    })
    return gaps.length === 0 ? 0 : Math.min(...gaps)
  })

describe('a client', () => {
  test('who is not signed in reads what the page is for and finds no tabs', async () => {
    const page = await newPage(base, 'clients.localhost', { viewport: phone })
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
    await page.getByText('Sign in to see how your sale or purchase is getting on').waitFor()
    await expect.poll(() => page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
  })

  test('sees what we need without scrolling', async () => {
    const owner = await callerFor(base, 'owner@harcourt.test')
    const client = await clientFor(base, owner, 'client@sample.test')
    const cases: { things_to_do: unknown[] }[] = dataOf(await client.get('/api/client/cases'))
    expect(cases.some((it) => it.things_to_do.length > 0)).toBe(true)
    const page = await pageOf(base, client, '/', { viewport: phone })
    const need = page.locator('.client-tile').first().locator('.my-part a').first()
    await expect
      .poll(async () => {
        const box = await need.boundingBox()
        return box !== null && box.y + box.height
      })
      .toBeLessThan(phone.height)
    await expect.poll(() => narrowestGap(page, '.client-tile > *')).toBeGreaterThan(3)
  })

  test('whose case is not open yet finds no tabs that lead nowhere', async () => {
    const owner = await callerFor(base, 'owner@harcourt.test')
    const client = await clientFor(base, owner, 'client@sample.test')
    const page = await pageOf(base, client, '/', { viewport: phone })
    const pages = page.getByRole('navigation', { name: 'Pages' }).filter({ visible: true })
    await expect.poll(() => pages.count()).toBeGreaterThan(0)
    await page.route('**/api/client/cases', (route) => route.fulfill({ json: { data: [] } }))
    await page.reload()
    await page.getByText('Your case will appear here when we start work on it').waitFor()
    await expect.poll(() => pages.count()).toBe(0)
  })
})

describe('a sign-in page', () => {
  test('of agents names the firm’s number, and nobody of the staff', async () => {
    const staff = await newPage(base)
    await staff.goto('/auth/login')
    const helper = staff.locator('.door-facts div', { hasText: 'Trouble signing in?' }).locator('b')
    const name = await helper.innerText()
    const agents = await newPage(base, 'agents.localhost')
    await agents.goto('/login')
    await agents.locator('.door-facts', { hasText: 'Ask for new business' }).waitFor()
    await expect.poll(() => agents.getByText(name).count()).toBe(0)
  })

  test('to which the quotes host leads says how the public opens a quote', async () => {
    const page = await newPage(base, 'quotes.localhost')
    await page.goto('/')
    await page.getByText('Had a quote from us?').waitFor()
    await page.getByText('Open it with the link in our message').waitFor()
  })
})

test('a case among the workflows underlines its name alone when the pointer is on it', async () => {
  const page = await ownersPage('/workflows')
  await page.locator('main a[href^="/workflows/"]').first().click()
  const card = page.locator('.running-cards a').first()
  await card.hover()
  const lines = () =>
    card.evaluate((it) => [it, ...it.children].map((of) => getComputedStyle(of).textDecorationLine))
  await expect.poll(async () => (await lines()).filter((it) => it === 'underline').length).toBe(1)
})

test.each(['/admin/communication-matrix', '/admin/script-editor', '/admin/users'])(
  'the menu of the administration stands on %s, and is no card',
  async (path) => {
    const page = await ownersPage(path)
    const menu = page.getByRole('navigation', { name: 'Administration' })
    await menu.getByRole('link', { name: 'Users' }).waitFor()
    await expect.poll(() => menu.evaluate((it) => getComputedStyle(it).boxShadow)).toBe('none')
  },
)

test('the totals of a list of the administration stand beside its menu', async () => {
  const page = await ownersPage('/admin/users')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const foot = page.locator('.list-foot')
  await page.locator('.list-page [data-row]').first().waitFor()
  await expect
    .poll(async () => {
      const [left, right] = [await menu.boundingBox(), await foot.boundingBox()]
      return left && right && right.x - (left.x + left.width)
    })
    .toBeGreaterThanOrEqual(0)
})

test('one strip of quotes stands between its head and its first row', async () => {
  const page = await ownersPage('/quotes')
  await page.locator('.list-page [data-row]').first().waitFor()
  const strips = () =>
    page.locator('.list-page').evaluate((list) => {
      const row = list.querySelector('[data-row]')?.getBoundingClientRect().top ?? 0
      const above = [...list.children].filter((it) => it.getBoundingClientRect().bottom <= row)
      return above.map((it) => it.className)
    })
  await expect.poll(strips).toEqual(['view-row', 'list-line'])
})

test('what stands on the pages of workflows takes their width', async () => {
  const page = await ownersPage('/workflows')
  const open = page.locator('main a[href^="/workflows/"]').first()
  await open.waitFor()
  const unused = () =>
    page.locator('main').evaluate((main) => {
      const { left, width } = main.getBoundingClientRect()
      const all = [...main.querySelectorAll('*')].filter((it) => it.childElementCount === 0)
      const right = Math.max(...all.map((it) => it.getBoundingClientRect().right))
      return 1 - (right - left) / width
    })
  await expect.poll(unused).toBeLessThan(0.15)
  await open.click()
  await page.locator('.running-cards a').first().waitFor()
  await expect.poll(unused).toBeLessThan(0.15)
})

test('an agent’s page has one heading and no rail', async () => {
  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  const page = await pageOf(base, agent, '/', { viewport: desktop })
  await page.getByRole('heading', { level: 1, name: 'Home', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Introduce a client' }).waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'Areas' }).isVisible()).toBe(false)
  await expect
    .poll(() => narrowestGap(page, 'main header.list-head, main .agent-list'))
    .toBeGreaterThan(3)
})
