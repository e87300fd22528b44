import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../support/api.ts'
import { pageOf } from '../support/signed-in.ts'

const base = inject('base')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const callNext = async (page: Page) => {
  await page.getByRole('button', { name: 'Call next' }).click()
  await page.getByRole('dialog').getByLabel('Note').waitFor()
}

/** What the plain address of a page does not show. */
const states: [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/?calendar=month&day=2026-12-01'],
  ['/lead-form'],
  ['/quotes/leads?view=settings'],
  ['/quotes/quote-cases/call-status', callNext],
  ['/quotes/quote-cases/stats?months=6'],
]

test.each(states)('%s has no fault of accessibility in either theme', async (path, act) => {
  const page = await pageOf(base, owner, path, { reducedMotion: 'reduce' })
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await act?.(page)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map((it) => it.target.join(' '))}`)
  }
  expect(found).toEqual([])
})
