import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { money } from '#lib/format'
import { newPage } from '../../support/browser.ts'
import { ask, signIn } from '../../support/people.ts'

type Listed = { readonly rows: readonly QuoteCaseRow[] }

const listed = (page: Page, view: string) =>
  ask<Listed>(page, `/api/quote-cases?view=${view}&limit=200`)

test('the heads of quotes and of leads sort them, and the address says how', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const presses = [
    ['/quotes', 'Fee', 'td.q-fee', 'quote-cases?view=all&sort=fee'],
    ['/quotes/leads', 'Person', 'td.q-person b', 'leads?sort=person'],
  ] as const
  for (const [path, name, cell, asked] of presses) {
    await page.goto(path)
    const head = page.getByRole('columnheader', { name })
    for (const [direction, said] of [
      ['asc', 'ascending'],
      ['desc', 'descending'],
    ] as const) {
      await head.getByRole('button').click()
      await page.waitForURL(new RegExp(`[?&]sort=${name.toLowerCase()}&direction=${direction}`))
      await expect.poll(() => head.getAttribute('aria-sort')).toBe(said)
      const { rows } = await ask<{ rows: readonly (QuoteCaseRow & { person: string })[] }>(
        page,
        `/api/${asked}&direction=${direction}`,
      )
      const expected = rows
        .slice(0, 8)
        .map((it) => (name === 'Fee' ? money(it.fee_ex_vat) : it.person))
      await expect
        .poll(async () => (await page.locator(`table.list ${cell}`).allInnerTexts()).slice(0, 8))
        .toEqual(expected)
    }
    await page.reload()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
  }
})

test('tomorrow’s dead are extended in one go and stay alive', async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const { rows: dying } = await listed(page, 'dead-tomorrow')
  expect(dying.length).toBeGreaterThan(1)

  await page.goto('/quotes')
  await page.getByRole('link', { name: /^Dead tomorrow/ }).click()
  await page.getByText(/quotes expire at the end of/).waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('button', { name: 'Extend 7 days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByLabel('Reason').fill('Waits for the survey')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()

  await page.getByText(`${dying.length} quotes extended`).waitFor()
  await page.getByRole('heading', { name: 'No quotes expire tomorrow' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'No quotes expire tomorrow' }).waitFor()

  const alive = new Map((await listed(page, 'open')).rows.map((row) => [row.id, row]))
  for (const { id, dead_on } of dying) {
    const now = alive.get(id)?.dead_on ?? ''
    expect(now > (dead_on ?? '9')).toBe(true)
  }

  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByText('Waits for the survey').first().waitFor()
  await expect.poll(() => page.getByText('Waits for the survey').count()).toBe(dying.length)
})
