import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { ask, signIn } from '../support/people.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is wrong with a page, a line each. */
const faultsOf = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.map(
    (it) => `${path} ${it.id}: ${it.nodes.map((node) => node.target.join(' '))}`,
  )
}

const firstId = async (page: Page, path: string) =>
  (await ask<{ rows: { id: string }[] }>(page, path)).rows[0]?.id ?? ''

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  test('the pages of the main job have no fault of accessibility', {
    timeout: 120_000,
  }, async () => {
    const page = await newPage(inject('base'), 'localhost', { colorScheme })
    const atDoor = await faultsOf(page, '/auth/login')
    await signIn(page, 'owner@harcourt.test')
    const quote = await firstId(page, '/api/quote-cases?view=accepted')
    const conveyance = await firstId(page, '/api/conveyances')
    const found = [...atDoor]
    for (const path of [
      '/',
      '/quotes/create',
      `/quotes/quote-cases/${quote}`,
      '/conveyances',
      `/conveyances/${conveyance}`,
      '/admin/communications',
      '/admin/users',
    ])
      found.push(...(await faultsOf(page, path)))
    expect(found).toEqual([])
  })
})
