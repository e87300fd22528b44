import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { expectLook } from '../support/looks.ts'
import { signIn } from '../support/people.ts'

const files = readdirSync('src/islands/admin/kit/examples', { recursive: true, encoding: 'utf8' })
const folders = new Map(
  files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [basename(file, '.tsx'), dirname(file)]),
)
const parts = [...folders.keys()]

let page: Page
beforeAll(async () => {
  page = await newPage(inject('base'), 'localhost', {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await signIn(page, 'owner@harcourt.test')
  // Headings have their font from the second page on.
  await page.waitForFunction(() => localStorage.getItem('heading-font'))
})

const open = async (search: string) => {
  await page.clock.setFixedTime('2026-11-20T10:42:00Z')
  await page.goto(`/admin/uikit${search}`)
  await page.locator('.kit-part').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const picture = async (part: string) => {
  const shown = page.locator(`#${part} .kit-part`)
  await shown.scrollIntoViewIfNeeded()
  return shown.screenshot({ animations: 'disabled', caret: 'hide' })
}

test('every part of the kit is shown with its code', async () => {
  await open('')
  const shown = () =>
    page.locator('.kit > section').evaluateAll((all) => all.map(({ id }) => id).toSorted())
  await expect.poll(shown).toEqual(parts.toSorted())
  await page.getByRole('button', { name: 'Code of Buttons' }).click()
  await page.locator('#buttons pre', { hasText: 'className="btn main"' }).waitFor()
})

test('a part is found by a word', async () => {
  await open('')
  await page.getByLabel('Find a component').fill('danger')
  await page.locator('#type').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('#buttons').count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?find=danger')
})

describe.each(['light', 'dark'])('by %s', (theme) => {
  beforeAll(() => open(`?theme=${theme}`))
  test.each(parts)('%s looks as it did', async (part) => {
    expectLook(`${folders.get(part)}/${part}-${theme}`, await picture(part))
  })
})

describe.each(['density=compact', 'density=roomy', 'dir=rtl', 'motion=none'])(
  'with %s',
  (setting) => {
    test('the kit looks as it did, and nothing reaches past the edge', async () => {
      await open(`?${setting}`)
      const over = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(over).toBeLessThanOrEqual(0)
      for (const part of ['buttons', 'fields', 'tabs', 'marks'])
        expectLook(`${folders.get(part)}/${part}-${setting.replace('=', '-')}`, await picture(part))
    })
  },
)
