import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { exampleOf, pages, stripped } from '../spec/pages.ts'
import { type Caller, callerFor, clientFor, dataOf } from '../support/api.ts'
import { allowNoise, newPage } from '../support/browser.ts'
import { REFUSED_HTML, setHtml } from '../support/set-html.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { pageOf } from '../support/signed-in.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** 320 is also what a window of 1280 shows at 400 %. */
const widths = [320, 390, 768, 1024, 1440, 1920]

/** Where a record for a page's `:id` is found; a page whose noun has none yet is shown without. */
const lists: Readonly<Record<string, string>> = {
  '/admin/roles/:id': '/api/roles',
  '/admin/users/:id': '/api/users',
  '/admin/workflows/:id': '/api/admin/workflows',
  '/conveyances/:id': '/api/conveyances',
  '/quotes/leads/:id': '/api/leads',
  '/quotes/quote-cases/:id': '/api/quote-cases',
  '/quotes/quote-cases/:id/edit': '/api/quote-cases?view=open',
  '/quotes/quote-cases/:id/draft-edit': '/api/quote-cases?view=drafts',
  '/workflows/:id': '/api/admin/workflows',
}

type Visitor = 'nobody' | 'staff' | 'client' | 'agent'
const visitorOf = (path: string, auth: boolean): Visitor => {
  if (path.endsWith('/login') || path === '/403') return 'nobody'
  if (path.startsWith('/clients')) return 'client'
  return auth && path.startsWith('/agents') ? 'agent' : 'staff'
}

const shown: Partial<Record<Visitor, Page>> = {}
let owner: Caller

beforeAll(async () => {
  const base = inject('base')
  owner = await callerFor(base, 'owner@harcourt.test')
  const client = await clientFor(base, owner, 'client@sample.test')
  const agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  shown.nobody = await newPage(base)
  shown.staff = await pageOf(base, owner, '/403')
  shown.client = await pageOf(base, client, '/403')
  shown.agent = await pageOf(base, agent, '/403')
  for (const page of Object.values(shown)) {
    allowNoise(page, /40[34]/, REFUSED_HTML)
    await page.addInitScript(noteShifts)
  }
})

const addressOf = async (path: string, visitor: Visitor) => {
  const list = lists[path]
  const found = list ? dataOf(await owner.get(list)) : []
  const [first]: { id: string }[] = Array.isArray(found) ? found : found.rows
  const id = first?.id
  const address = id ? path.replace(':id', id) : exampleOf(path)
  const audience = visitor === 'client' ? 'clients' : visitor === 'agent' ? 'agents' : null
  return (audience && stripped(address, audience)) ?? address
}

const screen = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const open = async (page: Page, address: string, size: typeof screen) => {
  await page.setViewportSize(size)
  await page.goto(address)
  await page.locator(':is(main, .sign-in, .alone) :is(h1, h2)').first().waitFor()
  // The sign-in page goes on fetching what comes after it.
  await page.waitForLoadState(address.endsWith('/login') ? 'load' : 'networkidle')
  await page.waitForFunction(() => document.querySelector('.skel:not(.kit-part .skel)') === null)
}

const faultsOf = async (page: Page, theme: 'light' | 'dark') => {
  // A colour on its way to the other theme is none that anybody reads.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.map(
    (it) => `${theme} ${it.id}: ${it.nodes.map((node) => node.target.join(' '))}`,
  )
}

/** Milliseconds in which a page settles at a new width, also on a machine with much else to do. */
const SETTLING = 10_000
const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

/** What reaches past the edge: '1024: TD.num 1042' */
const pastEdge = () => {
  const edge = document.documentElement.clientWidth
  return [...document.querySelectorAll('body *')]
    .map((it) => ({ it, right: Math.round(it.getBoundingClientRect().right) }))
    .filter(({ right }) => right > edge)
    .map(({ it, right }) => `${edge}: ${it.tagName}.${it.className} ${right}`)
    .slice(-3)
}

const pastEdges = async (page: Page) => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const settled = page.waitForFunction(fits, null, { polling: 100, timeout: SETTLING })
    await settled.catch(async () => found.push(String(width), ...(await page.evaluate(pastEdge))))
  }
  return found
}

describe('every page can be used by everybody, at every size', () => {
  test.each(pages)('$path', async ({ path, auth }) => {
    const visitor = visitorOf(path, auth)
    const page = shown[visitor]
    if (page === undefined) throw new Error(`Nobody to visit ${path}`)
    const address = await addressOf(path, visitor)
    await open(page, address, phone)
    await expect.poll(() => shiftsOf(page)).toEqual([])
    await open(page, address, screen)
    await expect.poll(() => shiftsOf(page)).toEqual([])
    await expect.poll(() => page.evaluate(setHtml)).toBe('TypeError')
    const faults = [...(await faultsOf(page, 'light')), ...(await faultsOf(page, 'dark'))]
    expect({ faults, past: await pastEdges(page) }).toEqual({ faults: [], past: [] })
  })
})
