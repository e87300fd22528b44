import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import writeSheet from 'write-excel-file/node'
import type { LeadRow } from '#domain/lead/lead'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { newPage } from '../support/browser.ts'
import { ask, signIn } from '../support/people.ts'

const opened = async (path: string) => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: /^Import/ }).waitFor()
  return page
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'))

/** Letters of a number: each name is one that no other has. */
const lettersOf = (nth: number) =>
  [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

const leadLine = (nth: number, run: string, email?: string) =>
  `${run}-${nth},03/11/2025,Imogen ${run}${lettersOf(nth)},${email ?? `i${nth}@${run}.test`},07700 ${900_000 + nth},Sale,BS1 4AA,"£412,500",Left column`

const head =
  'Lead ID,Enquiry date,Client name,E-mail,Mobile no.,Type of work,Post code,Value,Colour'

const tallied = async (page: Page) =>
  (await page.getByRole('list', { name: 'Results' }).locator('b').allInnerTexts()).map((text) =>
    Number(text.replaceAll(',', '')),
  )

const checked = async (page: Page) => {
  await page
    .getByLabel('How did these people agree to be contacted?')
    .selectOption('existing_client')
  await page.getByRole('button', { name: /^Check/ }).click()
  await page.getByText('Nothing was saved.').waitFor()
}

test('a CSV file with formulas and bad rows is mapped, checked, imported, and adds nothing again', async () => {
  const run = `q${lettersOf(Date.now() % 100_000)}`
  const file = csv(
    head,
    leadLine(1, run),
    leadLine(2, run, 'nobody at home'),
    `${run}-3,03/11/2025,"=HYPERLINK(""http://evil.test"",""Click"")",i3@${run}.test,07700 900303,Sale,BS1 4AA,£1,x`,
    leadLine(4, run),
  )
  const page = await opened('/quotes/leads?view=import')
  await choose(page, 'spring.csv', file)
  const field = (column: string) => page.getByLabel(column, { exact: true })
  await field('Lead ID').waitFor()
  for (const [column, key] of [
    ['Lead ID', 'reference'],
    ['Enquiry date', 'received'],
    ['Client name', 'name'],
    ['E-mail', 'email'],
    ['Mobile no.', 'phone'],
    ['Type of work', 'intent'],
    ['Post code', 'postcode'],
    ['Value', 'price'],
    ['Colour', ''],
  ] as const)
    await expect.poll(async () => [column, await field(column).inputValue()]).toEqual([column, key])
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await page.getByText('Choose how these people agreed to be contacted.').waitFor()

  await checked(page)
  await expect.poll(() => tallied(page)).toEqual([3, 0, 1])
  const rejected = page.getByRole('region', { name: 'Rejected' })
  await rejected.getByText('Row 3').waitFor()
  await rejected.getByText('E-mail “nobody at home”').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rejected.getByRole('button', { name: 'Rejected rows' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('spring, rejected rows.csv')
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Import 3 leads' }).click()
  await page.getByText('spring.csv imported').waitFor()
  await page.getByRole('link', { name: 'See the 3 leads' }).click()
  const table = page.getByRole('table', { name: 'Leads' })
  await expect.poll(() => table.locator('tbody tr').count()).toBe(3)
  const { rows } = await ask<{ rows: LeadRow[] }>(page, `/api/leads?view=all&q=i3@${run}.test`)
  expect(rows[0]?.person).toContain('=HYPERLINK("http://evil.test","Click")')

  await page.goto('/quotes/leads?view=import')
  await page.getByText('spring.csv', { exact: true }).first().waitFor()
  await choose(page, 'again.csv', file)
  await field('Lead ID').waitFor()
  await checked(page)
  await expect.poll(() => tallied(page)).toEqual([0, 3, 1])
  await expect.poll(() => page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
})

test('a workbook of quotes is imported with its days and its prices', async () => {
  const run = lettersOf(Date.now() % 100_000)
  const heads = [
    'Quote No',
    'Date Quoted',
    'Surname',
    'Matter',
    'Property Postcode',
    'Legal Fees',
    'Status',
  ]
  const day = new Date('2025-02-03T00:00:00Z')
  const line = (nth: number, fee: number | null) => [
    { value: `${run}-${nth}` },
    { value: day, type: Date, format: 'dd/mm/yyyy' },
    { value: `Quoted${run}${lettersOf(nth)}` },
    { value: 'Purchase' },
    { value: 'BS1 4AA' },
    fee === null ? null : { value: fee, type: Number },
    { value: 'Lost' },
  ]
  const sheet = [heads.map((value) => ({ value })), line(1, 945), line(2, null), line(3, 1_020.5)]
  const file = await writeSheet(sheet as never).toBuffer()
  const page = await opened('/quotes?view=import')
  await choose(page, 'quotes.xlsx', Buffer.from(file))
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await page.getByText('Nothing was saved.').waitFor()
  await page.getByText('Enter our fee excluding VAT.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Import 2 quotes' }).click()
  await page.getByText('quotes.xlsx imported').waitFor()
  const { rows } = await ask<{ rows: QuoteCaseRow[] }>(
    page,
    `/api/quote-cases?view=dead&q=Quoted${run}`,
  )
  expect(rows.map((it) => it.fee_ex_vat).toSorted((a, b) => a - b)).toEqual([945_00, 1_020_50])
  expect(rows[0]?.quoted_at?.slice(0, 10)).toBe('2025-02-03')
})

test('a file of 60,000 rows is refused with what to do, and nothing is sent', async () => {
  const page = await opened('/quotes/leads?view=import')
  const sent: string[] = []
  page.on('request', (it) => it.method() === 'POST' && sent.push(it.url()))
  const lines = Array.from({ length: 60_000 }, (_, at) => `Person ${at},p${at}@big.test`)
  await choose(page, 'big.csv', csv('Name,Email', ...lines))
  await page
    .getByText('This file has 60,000 rows; the limit is 50,000. Split it into 2 files', {
      exact: false,
    })
    .waitFor()
  expect(sent.filter((url) => url.includes('import'))).toEqual([])
})

test('an import that a reload interrupts goes on where it was, and doubles nothing', async () => {
  const run = `r${lettersOf(Date.now() % 100_000)}`
  const lines = Array.from({ length: 900 }, (_, at) => leadLine(at, run))
  const page = await opened('/quotes/leads?view=import')
  await choose(page, 'long.csv', csv(head, ...lines))
  await page.getByLabel('Lead ID', { exact: true }).waitFor()
  await checked(page)
  await page.getByRole('button', { name: 'Import 900 leads' }).click()
  await page.getByRole('progressbar', { name: 'Importing long.csv' }).waitFor()
  await page.reload()
  await page.getByText('long.csv imported').waitFor({ timeout: 50_000 })
  await expect.poll(async () => (await tallied(page))[0]).toBe(900)
  const { count } = await ask<{ count: number }>(
    page,
    `/api/leads/totals?view=all&q=${encodeURIComponent(`${run}.test`)}`,
  )
  expect(count).toBe(900)
})
