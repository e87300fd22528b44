import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { newPage } from '../support/browser.ts'
import { ask, signIn } from '../support/people.ts'

const LATE = 'Later'

const monthName = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', { month: 'short', year: 'numeric' })

const figures = (page: Page, query: string) =>
  ask<QuoteStatistics>(page, `/api/quote-cases/statistics?${query}`)

const conversionOf = ({ quotes, instructed }: { quotes: number; instructed: number }) =>
  (instructed * 100) / quotes

/** The words of a row of a table that is called so, cell by cell. */
const rowOf = async (page: Page, table: string, name: string) => {
  const row = page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await row.waitFor()
  return row
}

test('the manager finds out why conversion fell in the month before this one', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'manager@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { months } = await figures(page, 'months=3')
  const [earlier, fallen] = months
  if (!earlier || !fallen) throw new Error('three months were asked for')
  expect(conversionOf(fallen)).toBeLessThan(conversionOf(earlier) - 15)

  await page.goto('/quotes/quote-cases/stats')
  const byMonth = page.getByRole('table', { name: 'By month of the first price' })
  await byMonth.getByRole('link', { name: monthName(fallen.month) }).click()
  await page.waitForURL((url) => url.searchParams.get('until') === fallen.month)
  const instructed = await rowOf(page, 'Funnel', 'Instructed')
  await instructed.getByText(String(fallen.instructed), { exact: true }).waitFor()
  await expect.poll(() => instructed.locator('.bad').innerText()).toMatch(/^−\d\d$/)

  // Not the introducers: those who ask on the website no longer become clients.
  const web = await rowOf(page, 'Conversion by source', 'Web form')
  const share = async (of: typeof web) => Number.parseFloat(await of.locator('.num').innerText())
  await expect.poll(() => share(web)).toBeLessThan(25)
  const agents = await rowOf(page, 'Conversion by source', 'Estate agent')
  await expect.poll(() => share(agents)).toBeGreaterThan(50)

  // They waited for their first answer, and went to somebody else.
  await page.getByRole('button', { name: 'First response', exact: true }).click()
  const { cuts, dead } = await figures(page, `months=1&until=${fallen.month}`)
  const late = cuts.speed.find(({ name }) => name === LATE)
  if (!late) throw new Error('nobody waited')
  const row = await rowOf(page, 'Conversion by first response', LATE)
  await expect.poll(() => share(row)).toBe(0)
  const prompt = await rowOf(page, 'Conversion by first response', 'Within 15 minutes')
  await expect.poll(() => share(prompt)).toBe(100)
  expect(dead[0]?.reason).toBe('chose_another_firm')
  await page
    .getByRole('table', { name: 'Why quotes were lost' })
    .getByText('Chose another firm')
    .waitFor()

  await row
    .getByRole('link', { name: String(late.dead), exact: true })
    .nth(1)
    .click()
  await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await page.getByText(`${late.dead} quotes`).waitFor()
  const rows = page.getByRole('table', { name: 'Quotes' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(late.dead)
  await expect.poll(() => rows.getByText('Lost', { exact: true }).count()).toBe(late.dead)
  for (const chip of ['First priced from', 'Progress', 'First response'])
    await page.getByLabel(chip, { exact: true }).waitFor()
})

test('every figure says what it counts when it takes the focus, and nothing is past the edge of a phone', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'manager@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/quotes/quote-cases/stats')
  const funnel = page.getByRole('table', { name: 'Funnel' })
  await funnel.getByRole('button', { name: 'Quotes' }).waitFor()
  await page.getByRole('button', { name: 'Refresh' }).focus()
  for (let tries = 0; tries < 12; tries += 1) {
    await page.keyboard.press('Tab')
    if (await funnel.getByRole('button', { name: 'Leads' }).evaluate((it) => it.matches(':focus')))
      break
  }
  await page
    .getByText('Leads received in the period, without duplicates and spam.')
    .first()
    .waitFor()

  for (const width of [320, 768, 1920, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    const boxes = page.locator('.chart-box')
    await boxes.first().waitFor()
    // How far each drawing is from filling its box, in px.
    const spare = () =>
      boxes.evaluateAll((all) =>
        all.map((box) => box.clientWidth - (box.querySelector('svg')?.clientWidth ?? 0)),
      )
    await expect.poll(async () => (await spare()).every((px) => px === 0)).toBe(true)
  }
})

test('an adviser sees the league without the names of others', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'adviser@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/quotes/quote-cases/quote-monthly-giver-stats?months=12')
  const league = page.getByRole('table', { name: 'Quote givers' })
  await league.getByRole('link', { name: 'Callum Reid' }).waitFor()
  await league.getByText('A colleague').waitFor()
  await expect.poll(() => league.getByText('Hannah Oyelaran').count()).toBe(0)
})

/** How many rows the list that a page of figures led to has in all, as its foot says. */
const listed = async (page: Page, noun: string, count: number) => {
  const words = count === 1 ? `1 ${noun}` : `${count} ${noun}s`
  await page.getByText(words, { exact: true }).first().waitFor()
  const rows = page.getByRole('main').locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(Math.min(count, 50))
}

test('counts of leads and each giver’s reasons lead to as many rows', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'manager@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { givers, dead } = await figures(page, 'months=12')
  const giver = givers.find(({ dead_by }) => dead_by.length > 1)
  const [most] = giver?.dead_by ?? []
  if (!giver?.name || !most) throw new Error('no giver lost a quote')
  await page.goto('/quotes/quote-cases/quote-monthly-giver-stats?months=12')
  const reasons = await rowOf(page, 'Lost by reason', giver.name)
  const column = dead.findIndex(({ reason }) => reason === most.reason)
  await reasons.getByRole('cell').nth(column).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await listed(page, 'quote', most.count)

  await page.goto('/quotes/agents-breakdown/dev-malhotra/quote-bdm?months=12')
  const grid = page.getByRole('table', { name: 'Dev Malhotra, by introducer' })
  const leads = grid.locator('tbody tr td:nth-of-type(3) a').first()
  const count = Number(await leads.innerText())
  await leads.click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
  await listed(page, 'lead', count)
  for (const chip of ['Received from', 'Introducer', 'Branch', 'BDM'])
    await page.getByLabel(chip, { exact: true }).waitFor()
})

test('a BDM logs a visit once, and the manager sets the target that it is held against', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'bdm@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/quotes/agents-breakdown/dev-malhotra/quote-bdm?months=12')
  await page.getByRole('button', { name: 'Log a visit' }).click()
  const visit = page.getByRole('dialog', { name: 'Log a visit by Dev Malhotra' })
  await visit.getByRole('button', { name: 'Log the visit' }).click()
  await visit.getByText('Choose the introducer.').first().waitFor()
  const place = visit.getByRole('combobox', { name: 'Introducer or branch' })
  await place.fill('Bellwether')
  const option = page.getByRole('option').nth(1)
  const where = (await option.innerText()).trim()
  await option.click()
  await visit.getByLabel('Note', { exact: true }).fill('They open a branch in May.')
  await visit.getByRole('button', { name: 'Log the visit' }).dblclick()
  await visit.waitFor({ state: 'detached' })
  const visits = page.getByRole('table', { name: 'Visits' })
  const logged = visits.getByRole('row').filter({ hasText: 'They open a branch in May.' })
  await logged.getByText(where).waitFor()
  await expect.poll(() => logged.count()).toBe(1)

  const manager = await newPage(inject('base'))
  await signIn(manager, 'newbusiness@harcourt.test')
  await manager.getByRole('heading', { level: 1 }).waitFor()
  await manager.goto('/quotes/agents-breakdown/dev-malhotra/quote-bdm?months=1')
  await manager.getByRole('button', { name: 'Set a target' }).click()
  const target = manager.getByRole('dialog', { name: 'Target for Dev Malhotra' })
  await target.getByLabel('Target', { exact: true }).fill('1234')
  await target.getByRole('button', { name: 'Set the target' }).click()
  await target.waitFor({ state: 'detached' })
  const quotes = await rowOf(manager, 'Targets', 'Quotes')
  const { total } = await ask<{ total: { quotes: number } }>(
    manager,
    '/api/quote-cases/breakdown/dev-malhotra?by=bdm&months=1',
  )
  await quotes.getByText(`${total.quotes} of 1,234`).waitFor()
})

test('the league is a PDF, for the same months, without the names of others', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'adviser@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/quotes/quote-cases/quote-monthly-giver-stats?months=12&stage=sold')
  await page.getByRole('table', { name: 'Quote givers' }).waitFor()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [asked, download] = await Promise.all([
    page.waitForRequest((it) => it.url().includes('/statistics/league')),
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All as PDF' }).click(),
  ])
  expect(new URL(asked.url()).search).toBe('?months=12&stage=sold')
  expect(download.suggestedFilename()).toBe('quote-givers.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(8_000)
})
