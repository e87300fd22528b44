import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

const listOf = async (path: string, email = 'owner@harcourt.test') => {
  const page = await pageOf(base, await callerFor(base, email), path)
  await rowsIn(page).first().waitFor()
  return page
}

const rowsIn = (page: Page) => page.locator('table.list tbody tr[data-row]')
const tools = (page: Page) => page.getByRole('button', { name: 'Columns and rows' })
const headsIn = (page: Page) => page.locator('table.list thead th:not(.pick)').allInnerTexts()

describe('a list by keyboard', () => {
  test('is walked, picked in, opened and searched with single keys', async () => {
    const page = await listOf('/conveyances')
    await tools(page).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const second = rowsIn(page).nth(1)
    await expect.poll(() => second.getByRole('checkbox').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Reassign' }).waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await page.getByText('2 cases selected').waitFor()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('Street')
    await page.waitForURL(/[?&]q=Street/)
    await page.locator('.totals').getByText('for “Street”').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('opens the row on which it stands', async () => {
    const page = await listOf('/conveyances')
    await tools(page).waitFor()
    const href = await rowsIn(page).nth(2).locator('a.row-link').getAttribute('href')
    for (const key of ['j', 'j', 'j', 'Enter']) await page.keyboard.press(key)
    await page.waitForURL((url) => url.pathname === href)
    await page.goBack()
    await rowsIn(page).first().waitFor()
  })
})

test('filters are chips that the address keeps', async () => {
  const page = await listOf('/conveyances')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Matter' }).click()
  await page.getByRole('combobox', { name: 'Matter' }).selectOption({ label: 'Sale' })
  await page.waitForURL(/matter_type=sale/)
  await expect
    .poll(async () => new Set(await page.locator('td .c-matter').allInnerTexts()))
    .toEqual(new Set(['Sale']))
  await page.reload()
  await page.getByRole('button', { name: 'Remove: Matter' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('a list is filtered by a range of dates, named or typed day first', async () => {
  const page = await listOf('/conveyances')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Next date' }).click()
  const panel = page.getByRole('dialog', { name: 'Next date' })
  await panel.getByRole('button', { name: 'Next 30 days' }).click()
  await page.waitForURL(/dates=next-30/)
  await panel.getByLabel('From').fill('1/2/2030')
  await page.waitForURL(/dates=2030-02-01\.\./)
  await page.getByText('No case matches').waitFor()
  await panel.getByRole('checkbox', { name: 'Offer, search and form expiries' }).check()
  await page.waitForURL(/dates_of=exchange%2Ccompletion%2Cexpiry/)
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await rowsIn(page).first().waitFor()
})

test('a date is chosen from the calendar by keyboard', async () => {
  const page = await listOf('/conveyances?dates=2026-11-23..2026-11-27')
  await page.getByRole('button', { name: /^Next date Mon 23 Nov/ }).click()
  const from = page.getByLabel('From')
  await expect.poll(() => from.inputValue()).toBe('Mon 23 Nov 2026')
  await from.press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  await calendar.getByRole('button', { name: 'Monday 23 November 2026' }).press('Escape')
  await expect.poll(() => calendar.count()).toBe(0)
  await from.press('Alt+ArrowDown')
  await calendar.getByRole('button', { name: 'Monday 23 November 2026' }).press('ArrowDown')
  await calendar.getByRole('button', { name: 'Monday 30 November 2026' }).press('PageDown')
  await calendar.getByRole('button', { name: 'Wednesday 30 December 2026' }).press('Enter')
  await page.waitForURL(/dates=2026-12-30\.\.(&|$)/)
  await expect.poll(() => from.inputValue()).toBe('Wed 30 Dec 2026')
})

test('a view that one person shares is on another’s list', async () => {
  const name = `Sales ${Date.now()}`
  const owner = await listOf('/conveyances?matter_type=sale&sort=client')
  await owner.getByRole('button', { name: 'Save view' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Share with everyone who can see this list').check()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const views = owner.getByRole('navigation', { name: 'Views' })
  const tab = views.getByRole('link', { name })
  await tab.waitFor()
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')

  const supervisor = await listOf('/conveyances', 'supervisor@harcourt.test')
  await supervisor.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click()
  await supervisor.waitForURL(/matter_type=sale&sort=client/)
  await expect.poll(() => supervisor.locator('th.by').innerText()).toContain('client')

  await owner.getByRole('button', { name: 'Manage views' }).click()
  await owner.getByRole('button', { name: `Delete ${name}` }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => tab.count()).toBe(0)
})

test('columns are chosen and ordered by keyboard, and stand after a reload', async () => {
  const page = await listOf('/conveyances')
  await tools(page).click()
  const panel = page.getByRole('dialog', { name: 'Columns and rows' })
  await panel.getByRole('checkbox', { name: 'Ref', exact: true }).focus()
  await page.keyboard.press('Space')
  for (const head of ['Stage', 'Next task', 'Contact'])
    await panel.getByRole('checkbox', { name: head, exact: true }).uncheck()
  await panel.getByRole('checkbox', { name: 'Fee earner' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  const wanted = [
    'Property and client',
    'Who is acting, working days',
    'Due',
    'Fee earner',
    'Next date',
    'Ref',
    '',
  ]
  await expect.poll(() => headsIn(page)).toEqual(wanted)
  await panel.getByRole('button', { name: 'Compact' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'One line' }).click()
  await page.reload()
  await rowsIn(page).first().waitFor()
  await expect.poll(() => headsIn(page)).toEqual(wanted)
  await expect.poll(() => heightOf(page)).toBeLessThan(36)
})

const heightOf = async (page: Page) => (await rowsIn(page).first().boundingBox())?.height ?? 99

test('a target date is changed where it stands; what is wrong with it is said beside it', async () => {
  const page = await listOf('/conveyances?status=pre_contract&columns=ref,exchange')
  allowNoise(page, /422/)
  await page
    .getByRole('button', { name: /^Change: Exchange target/ })
    .first()
    .click()
  const field = page.getByLabel(/^Exchange target of/)
  await field.fill('2030-12-25')
  await field.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/is not a working day/)
    .waitFor()
  await field.fill('2030-12-19')
  await field.press('Enter')
  await page.getByText('19 Dec 2030').waitFor()
  await page.getByRole('button', { name: /19 Dec 2030/ }).click()
  await field.press('Escape')
  await expect.poll(() => field.count()).toBe(0)
})

test('the file of a list holds the rows and columns that it shows', async () => {
  const page = await listOf('/conveyances?matter_type=purchase&columns=ref,client,fees')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  expect(text.startsWith('\uFEFFRef,Client,Fees\r\n')).toBe(true)
  const [, ...lines] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
  const shown = await page.locator('a.row-link').allInnerTexts()
  expect(lines.map(([ref]) => ref)).toEqual(shown)
  await expect
    .poll(async () =>
      (await page.locator('.totals').innerText()).startsWith(`${lines.length} case`),
    )
    .toBe(true)
})

test('cases are given to another fee earner together', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/conveyances?status=pre_contract&sort=ref')
  await rowsIn(page).first().waitFor()
  const refs = (await page.locator('td .ref').allInnerTexts()).slice(0, 2)
  for (const at of [0, 1]) await rowsIn(page).nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Reassign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reassign 2 cases' })
  await dialog.getByLabel('Fee earner').selectOption({ label: 'Priya Nair' })
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await page.getByText('2 cases reassigned to Priya Nair').waitFor()
  const { rows } = dataOf(await owner.get('/api/conveyances?status=pre_contract&sort=ref'))
  const names = rows
    .filter((it: { ref: string }) => refs.includes(it.ref))
    .map((it: { fee_earner: { name: string } }) => it.fee_earner.name)
  expect(names).toEqual(['Priya Nair', 'Priya Nair'])
})

test('past two hundred rows only those in sight are drawn, and the keys still reach each', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const { rows } = dataOf(await owner.get('/api/conveyances?limit=1'))
  const page = await listOf('/conveyances')
  // A long answer stands in for a firm with more cases than the demonstration has.
  await page.route('**/api/conveyances?**', async (route) => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      ...rows[0],
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      ref: `R-${at}`,
    }))
    await route.fulfill({ json: { data: { rows: many, next: null } } })
  })
  await page.getByRole('button', { name: 'Client' }).click()
  const table = page.getByRole('table', { name: 'Conveyances' })
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('1001')
  await expect.poll(() => rowsIn(page).count()).toBeLessThan(100)
  await page.mouse.wheel(0, 20_000)
  await expect
    .poll(async () => Number(await rowsIn(page).last().getAttribute('aria-rowindex')))
    .toBeGreaterThan(250)
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('R-0')
})

test('a phone shows cards, which open as rows do', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/conveyances', { viewport: { width: 390, height: 844 } })
  const cards = page.getByRole('list', { name: 'Conveyances' }).getByRole('listitem')
  await cards.first().waitFor()
  await page
    .getByRole('combobox', { name: 'Sorted by' })
    .selectOption({ label: 'property and client' })
  await page.waitForURL(/sort=client&direction=asc/)
  await page.getByRole('button', { name: 'Sort descending' }).click()
  await page.waitForURL(/sort=client&direction=desc/)
  const { rows } = dataOf(await owner.get('/api/conveyances?sort=client&direction=desc&limit=1'))
  await cards.first().getByText(rows[0].ref).waitFor()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(390)
  await cards.first().getByRole('link').click()
  await page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
})
