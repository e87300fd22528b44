import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../support/api.ts'
import {
  first,
  live,
  nameOf,
  open,
  openDates,
  quiet,
  standing,
  withLine,
} from '../support/live-pages.ts'
import { aDraft, aSentQuote, someConveyances } from '../support/quotes.ts'

const base = inject('base')
let owner: Caller
let supervisor: Caller
let ownerName = ''
let supervisorName = ''

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  supervisor = await callerFor(base, 'supervisor@harcourt.test')
  ownerName = await nameOf(owner)
  supervisorName = await nameOf(supervisor)
})

test('on a phone the bar and the dot say the same in words', async () => {
  const { page, line } = await withLine(owner, '/conveyances', {
    viewport: { width: 320, height: 640 },
  })
  await expect.poll(() => standing(page).innerText()).toBe('')
  await line.cut()
  await expect.poll(() => standing(page).innerText()).toMatch(/^Reconnecting since \d\d:\d\d$/)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(320)
  line.mend()
  await live(page)
})

test('everybody who looks at a case sees who else does, each once, by who they are', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await open(owner, `/conveyances/${id}`)
  const here = page.locator('.case-head .here')
  await expect.poll(() => here.count()).toBe(0)
  const other = await open(supervisor, `/conveyances/${id}`)
  await expect.poll(() => here.innerText()).toContain(`${first(supervisorName)} is here`)
  const second = await other.context().newPage()
  quiet(second)
  await second.goto(`/conveyances/${id}`)
  await live(second)
  await expect.poll(() => here.locator('.av').count()).toBe(1)
  await expect
    .poll(() => second.locator('.case-head .here').innerText())
    .toContain(first(ownerName))
  await second.close()
  await page.waitForTimeout(1500)
  await expect.poll(() => here.locator('.av').count()).toBe(1)
  await other.close()
  await expect.poll(() => here.count()).toBe(0)
})

test('presence is shown on a quote, its draft and its editing', async () => {
  const quote = await aSentQuote(owner)
  const draft = await aDraft(owner)
  for (const path of [`/${quote.id}`, `/${quote.id}/edit`, `/${draft.id}/draft-edit`]) {
    const page = await open(owner, `/quotes/quote-cases${path}`)
    const other = await open(supervisor, `/quotes/quote-cases${path}`)
    const here = page.locator('.here')
    await expect.poll(() => here.innerText()).toContain(first(supervisorName))
    await Promise.all([page.close(), other.close()])
  }
})

test('a form is free again when whoever had it goes, even without a word', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const mine = await withLine(owner, `/conveyances/${id}`)
  const theirs = await open(supervisor, `/conveyances/${id}`)
  await openDates(mine.page)
  await mine.page.waitForTimeout(300)
  const other = await openDates(theirs)
  await expect.poll(() => other.locator('.edited-by').innerText()).toContain('has been editing')
  await mine.line.cut()
  await expect.poll(() => other.locator('.edited-by').innerText()).toBe('')
  await expect.poll(() => other.getByLabel('Completion target').isEnabled()).toBe(true)
})

test('a draft that was taken over stops saving itself and keeps what is typed', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const adviserName = await nameOf(adviser)
  const draft = await aDraft(adviser)
  const path = `/quotes/quote-cases/${draft.id}/draft-edit`
  const mine = await open(adviser, path)
  const address = (page: Page) =>
    page.getByRole('region', { name: 'Property sold' }).getByLabel('Address')
  await address(mine).fill('7 My Lane, Bath')
  await mine.getByText(/^Draft saved/).waitFor()
  const theirs = await open(owner, path)
  await expect
    .poll(() => theirs.locator('.edited-by').innerText())
    .toMatch(new RegExp(`^${adviserName} has been editing this draft since`))
  await expect.poll(() => address(theirs).isDisabled()).toBe(true)
  await address(mine).fill('8 My Lane, Bath')
  const seen = () => address(theirs).inputValue()
  await expect.poll(seen).toBe('8 My Lane, Bath')

  await theirs.getByRole('button', { name: 'Take over' }).click()
  await expect.poll(() => mine.locator('.edited-by').innerText()).toContain('took over')
  await address(theirs).fill('9 Their Street, Bath')
  await theirs.getByText(/^Draft saved/).waitFor()
  await address(mine).fill('10 My Lane, Bath')
  await mine.getByText(/^Not saved: somebody else took over/).waitFor()
  await mine.waitForTimeout(1500)
  const { quote_case } = dataOf(await owner.get(`/api/quote-cases/${draft.id}`))
  expect(quote_case.facts.sale.address).toBe('9 Their Street, Bath')
  await expect.poll(() => address(mine).inputValue()).toBe('10 My Lane, Bath')

  await mine.getByRole('button', { name: 'Take back' }).click()
  await mine.getByRole('button', { name: 'Save draft' }).click()
  const chooser = mine.getByRole('alert').filter({ hasText: 'Keep mine' })
  await chooser.waitFor()
  await chooser.getByRole('button', { name: 'Keep mine' }).click()
  await mine.getByText(/^Draft saved/).waitFor()
  await expect.poll(() => address(theirs).inputValue()).toBe('9 Their Street, Bath')
})

test('one person in two tabs does not fight with themselves', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await open(owner, `/conveyances/${id}`)
  const tab = await page.context().newPage()
  quiet(tab)
  await tab.goto(`/conveyances/${id}`)
  await live(tab)
  await expect.poll(() => page.locator('.case-head .here').count()).toBe(0)
  await openDates(page)
  await page.waitForTimeout(300)
  const dialog = await openDates(tab)
  await expect
    .poll(() => dialog.locator('.edited-by').innerText())
    .toMatch(/^You have been editing the key dates in another tab since \d\d:\d\d\./)
  await dialog.getByRole('button', { name: 'Take over' }).click()
  await expect
    .poll(() => page.locator('.edited-by').innerText())
    .toMatch(/^You continued in another tab at/)
})

test('what one did in one tab is no notice in the other; what somebody else did is one in both, read in both', async () => {
  const earner = await callerFor(base, 'conveyancer@harcourt.test')
  const { id: earnerId } = dataOf(await earner.get('/auth/user'))
  const { rows } = dataOf(await owner.get(`/api/conveyances?fee_earner=${earnerId}`))
  const { id } = rows.find(({ status }: { status: string }) => status === 'pre_contract')
  const page = await open(earner, `/conveyances/${id}`)
  const tab = await page.context().newPage()
  quiet(tab)
  await tab.goto('/conveyances')
  await live(tab)
  const bells = () =>
    Promise.all(
      [page, tab].map((page) =>
        page.getByRole('button', { name: /^Notices/ }).getAttribute('aria-label'),
      ),
    )
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Waiting for the lender')
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'hidden' })
  // Longer than a notice waits, and longer than what one did counts as one's own.
  await page.waitForTimeout(6000)
  await expect.poll(bells).toEqual(['Notices', 'Notices'])

  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  const resumption = { version: conveyance.version, notify: [] }
  dataOf(await owner.post(`/api/conveyances/${id}/resumption`, resumption))
  // Its status, and perhaps who has it now.
  const isNew = (bell: string | null) => /^Notices, [1-3] new$/.test(bell ?? '')
  await expect.poll(async () => (await bells()).every(isNew)).toBe(true)
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page.getByText('Case status changed').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(bells).toEqual(['Notices', 'Notices'])
})
