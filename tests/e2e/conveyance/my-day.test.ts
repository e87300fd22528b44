import type { Locator, Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
let owner: Caller
let conveyance: { id: string; ref: string }

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  const [opened] = await someConveyances(owner)
  if (!opened) throw new Error('no case was opened')
  conveyance = opened
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add a task' })
const lineOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const chooseCase = async (page: Page) => {
  await dialogOf(page).getByRole('combobox', { name: 'Case' }).fill(conveyance.ref)
  await page.getByRole('option', { name: conveyance.ref }).click()
}

/** Presses Tab until a control has the focus. */
const tabTo = async (page: Page, control: Locator) => {
  await control.waitFor()
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} never got the focus.`)
}

test('a task is added to a case from the day without a mouse, and stands on it', async () => {
  const page = await pageOf(base, owner, '/')
  await tabTo(page, page.getByRole('button', { name: 'Task', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialogOf(page).getByRole('combobox', { name: 'Case' }))
  await page.keyboard.type(conveyance.ref)
  await page.getByRole('option', { name: conveyance.ref }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: conveyance.ref }).waitFor({ state: 'detached' })
  await tabTo(page, dialogOf(page).getByLabel('Task', { exact: true }))
  await page.keyboard.type('Call about the gift')
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'detached' })
  await lineOf(page, 'Call about the gift').waitFor()
})

test('a task is added for somebody else on a phone, and stands on their day', async () => {
  const page = await pageOf(base, owner, '/', phone)
  await page.getByRole('button', { name: 'Task', exact: true }).tap()
  await dialogOf(page).getByRole('button', { name: 'Add task' }).tap()
  await dialogOf(page).getByText('Choose a case.').waitFor()
  await chooseCase(page)
  await dialogOf(page).getByLabel('Task', { exact: true }).fill('Ask for the lease')
  await dialogOf(page).getByLabel('Assigned to').selectOption({ label: 'Eleanor Shaw' })
  await dialogOf(page).getByRole('button', { name: 'Add task' }).tap()
  await dialogOf(page).waitFor({ state: 'detached' })
  const eleanor = await callerFor(base, 'conveyancer@harcourt.test')
  const { due_today } = dataOf(await eleanor.get('/api/my-day'))
  const titles = due_today.map((task: { title: string }) => task.title)
  expect(titles).toContain('Ask for the lease')
})

test('the month of exchanges and completions is a page with whole addresses', async () => {
  const page = await pageOf(base, owner, '/')
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('calendar') === 'month')
  const entry = page.getByRole('main').locator('.month .cut').first()
  await entry.waitFor()
  await expect.poll(() => entry.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the day has the form in which a call is logged', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/')
  await page.getByRole('button', { name: 'Log a call' }).click()
  await page.getByRole('dialog').getByLabel('Note', { exact: true }).waitFor()
})
