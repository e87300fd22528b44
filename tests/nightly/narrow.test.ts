import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, dataOf } from '../support/api.ts'
import { allowNoise } from '../support/browser.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')
let owner: Caller
let client: Caller
let places: readonly (readonly [layout: string, path: string])[]
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  client = await clientFor(base, owner, 'client@sample.test')
  const cases = dataOf(await owner.get('/api/conveyances?view=all'))
  const quotes = dataOf(await owner.get('/api/quote-cases?view=all'))
  places = [
    ['default', '/403?permission=roles.update'],
    ['default', '/nothing-here'],
    ['coloured-icons-with-outline', '/'],
    ['coloured-icons-with-outline', '/conveyances'],
    ['coloured-icons-with-outline', `/conveyances/${cases.rows[0].id}`],
    ['coloured-icons-with-outline', `/quotes/quote-cases/${quotes.rows[0].id}`],
    ['coloured-icons-with-outline', '/quotes/create'],
    ['coloured-icons-with-outline', '/quotes/quote-cases/stats'],
    ['coloured-icons-with-outline', '/quotes/quote-cases/quote-monthly-giver-stats'],
    ['default-full-height', '/quotes/quote-cases/dead-tomorrow'],
    ['default-full-height', '/admin/communication-matrix'],
    ['floating-sidebar', '/admin/users'],
    ['floating-sidebar', '/admin/roles/create'],
    ['sidebar-floating-content', '/admin/communications/create'],
  ]
})

const widthOf = (page: Page) =>
  page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    layout: document.documentElement.dataset['layout'],
  }))

const look = async (page: Page, layout: string, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForTimeout(300)
  return [path, await widthOf(page), { over: 0, layout }] as const
}

test.each([390, 320])(
  'every layout fits a screen %i pixels wide without scrolling sideways',
  async (width) => {
    const viewport = { width, height: 700 }
    const page = await pageOf(base, owner, '/', { viewport, hasTouch: true })
    allowNoise(page, /status of 40[34]/)
    for (const [layout, path] of places) {
      const [, found, wanted] = await look(page, layout, path)
      expect([path, found]).toEqual([path, wanted])
    }
    const portal = await pageOf(base, client, '/', { viewport, hasTouch: true })
    for (const path of ['/', '/milestones', '/case-history', '/payment']) {
      const [, found, wanted] = await look(portal, 'clients', path)
      expect([path, found]).toEqual([path, wanted])
    }
    await page.context().clearCookies()
    const [, found, wanted] = await look(page, 'auth', '/auth/login')
    expect(found).toEqual(wanted)
  },
)
