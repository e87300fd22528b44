import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const screen = { viewport: { width: 1440, height: 900 } }
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

/** Runs in the page: the share of the main column that an element takes. */
const shareOfPage = (element: Element) =>
  element.getBoundingClientRect().width /
  (document.querySelector('main')?.getBoundingClientRect().width ?? 1)

const underlined = (page: Page) =>
  page
    .locator('.running-cards a:hover')
    .evaluateAll(([card]) =>
      [card, ...(card?.querySelectorAll('*') ?? [])]
        .filter((it) => it && getComputedStyle(it).textDecorationLine === 'underline')
        .map((it) => it?.tagName),
    )

test('the workflows use the width of the page, and their milestones that of their column', async () => {
  const page = await pageOf(inject('base'), owner, '/workflows', screen)
  const table = page.getByRole('table', { name: 'Workflows' })
  await table.waitFor()
  await expect.poll(() => table.evaluate(shareOfPage)).toBeGreaterThan(0.9)
  const bar = table.locator('.milestone-bar').first()
  await expect.poll(() => bar.evaluate(shareOfPage)).toBeGreaterThan(0.25)
})

test('a pointer over a case of a workflow underlines its address alone', async () => {
  const page = await pageOf(inject('base'), owner, '/workflows', screen)
  await page.getByRole('table', { name: 'Workflows' }).getByRole('link', { name: 'Sale' }).click()
  await page.locator('.running-cards a').first().hover()
  await expect.poll(() => underlined(page)).toEqual(['B'])
})
