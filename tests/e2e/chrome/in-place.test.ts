import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { callerFor, clientFor, dataOf } from '../../support/api.ts'
import { newPage } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const ownersPage = async (path: string, viewport = desktop) =>
  pageOf(base, await callerFor(base, 'owner@harcourt.test'), path, { viewport })

/** The left and right edges of the texts that a selector finds, each once. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const textOf = (it: Element) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return range.getBoundingClientRect()
    }
    const boxes = all.map(textOf).filter((it) => it.width > 0)
    const once = (side: 'left' | 'right') => [...new Set(boxes.map((it) => Math.round(it[side])))]
    return { left: once('left'), right: once('right') }
  })

/** What reaches out of the box that it stands in, or of the window. */
const outside = (page: Page, selector: string, box: string) =>
  page.locator(selector).evaluateAll((all, of) => {
    const isOut = (it: Element) => {
      const own = it.getBoundingClientRect()
      const around = it.closest(of)?.getBoundingClientRect()
      const right = Math.min(around?.right ?? 0, document.documentElement.clientWidth)
      return own.width > 0 && (own.right > right + 1 || own.bottom > (around?.bottom ?? 0) + 1)
    }
    return all.filter(isOut).map((it) => it.textContent)
  }, box)

describe('a case', () => {
  const openCase = async (viewport = desktop) => {
    const page = await ownersPage('/conveyances?status=pre_contract', viewport)
    const href = await page.locator('a.row-link').first().getAttribute('href')
    await page.goto(href ?? '')
    await page.locator('.spine .tasks li').first().waitFor()
    return page
  }

  test('has the dates of its tasks under those of its stages, and no line cut', async () => {
    const page = await openCase()
    const dates = '.spine .tasks .d:not(:empty), .spine .stage-head .c1:not(:empty)'
    await expect.poll(async () => (await edgesOf(page, dates)).right).toHaveLength(1)
    await expect.poll(() => outside(page, '.spine .tasks .t', 'li')).toEqual([])
  })

  test('folds what is done into one line on a phone', async () => {
    const page = await openCase(phone)
    const fold = page.locator('.spine .fold').first()
    await fold.waitFor()
    await expect.poll(async () => (await fold.boundingBox())?.height ?? 99).toBeLessThan(48)
  })

  test('keeps what it says of a date within the date’s cell on a phone', async () => {
    const page = await openCase(phone)
    const cells = () =>
      page
        .locator('.dates li')
        .evaluateAll((all) =>
          all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent),
        )
    await page.locator('.dates li').first().waitFor()
    await expect.poll(cells).toEqual([])
  })
})

test('stages of nine and of ten begin their names at one edge', async () => {
  const page = await ownersPage('/conveyances')
  await page.locator('td .stage').first().waitFor()
  const counts = () =>
    page
      .locator('td .stage .nine')
      .evaluateAll(
        (all) => new Set(all.map((it) => it.getAttribute('style')?.split('--of')[1])).size,
      )
  await expect.poll(counts).toBeGreaterThan(1)
  await expect
    .poll(async () => (await edgesOf(page, 'td .stage > span:last-child')).left)
    .toHaveLength(1)
})

test('every button of the call board stands within its row, and whole hours beside it', async () => {
  const page = await ownersPage('/quotes/quote-cases/call-status')
  await page.locator('[title="Best hour to call"]').first().waitFor()
  await expect.poll(() => outside(page, 'main tr :is(button, a.btn)', 'tr')).toEqual([])
  const hours = page.locator('[title="Best hour to call"]')
  await expect
    .poll(async () => (await hours.allInnerTexts()).every((it) => /^\d\d:00 to \d\d:00$/.test(it)))
    .toBe(true)
  await expect.poll(() => outside(page, '[title="Best hour to call"]', 'td')).toEqual([])
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
    const need = page.locator('.client-tile').first().locator('.my-part a')
    await expect
      .poll(async () => {
        const box = await need.boundingBox()
        return box !== null && box.y + box.height
      })
      .toBeLessThan(phone.height)
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

test('an agent’s page has one heading and no rail', async () => {
  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  const page = await pageOf(base, agent, '/', { viewport: desktop })
  await page.getByRole('heading', { level: 1, name: 'Home', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Introduce a client' }).waitFor()
  await expect.poll(() => page.getByRole('navigation', { name: 'Areas' }).isVisible()).toBe(false)
})
