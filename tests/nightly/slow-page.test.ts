import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../support/api.ts'
import { aDraft } from '../support/quotes.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { blankPageOf } from '../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 } }
/** Milliseconds that the answer to who is signed in comes late. */
const LATE = 500

const pages = [
  '/conveyances',
  '/admin/users',
  '/admin/audit',
  '/quotes',
  '/quotes/leads',
  '/quotes/leads/presold',
  '/quotes/quote-cases/presold-quote-list',
]

let owner: Caller
let agent: Caller
let draft: string
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  agent = await callerFor(base, 'agent@bellwether.test', 'agents.localhost')
  draft = (await aDraft(owner)).id
})

/** A page of a slow telephone that learns late who is signed in. */
const slowPageOf = async (caller: Caller) => {
  const page = await blankPageOf(base, caller, phone)
  await page.addInitScript(noteShifts)
  await page.route('**/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE))
    await route.continue()
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.skel') === null)
}

test.each(pages)('nothing on %s moves on a slow telephone', async (path) => {
  const page = await slowPageOf(owner)
  await open(page, path)
  await expect.poll(() => shiftsOf(page)).toEqual([])
})

test('nothing in the form of a draft moves on a slow telephone', async () => {
  const page = await slowPageOf(owner)
  await open(page, `/quotes/quote-cases/${draft}/draft-edit`)
  await expect.poll(() => shiftsOf(page)).toEqual([])
})

test('nothing on the page of an agent moves on a slow telephone', async () => {
  const page = await slowPageOf(agent)
  await open(page, '/')
  await expect.poll(() => shiftsOf(page)).toEqual([])
})
