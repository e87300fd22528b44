import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

/** Pixels that have to lie between two words on one line. */
const SPACE = 3

/** Runs in the page: the pairs of labels of one chart that touch, or come nearer than `space` to each other. */
const touching = (space: number) =>
  [...document.querySelectorAll('.chart-box')].flatMap((chart) => {
    const labels = [...chart.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    return labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right + space &&
            one.box.left < box.right + space &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.text} ${other.text}`),
    )
  })

const labelCount = (page: Page) => page.locator('.chart-box .axis text').count()

test.each([390, 768, 1440])('no label of a chart touches its neighbour at %i px', async (width) => {
  const page = await pageOf(inject('base'), owner, '/quotes/quote-cases/stats?months=12', {
    viewport: { width, height: 900 },
  })
  await expect.poll(() => labelCount(page), { timeout: 20_000 }).toBeGreaterThan(4)
  await expect.poll(() => page.evaluate(touching, SPACE)).toEqual([])
})

test('figures leave the page by one button with a menu', async () => {
  const page = await pageOf(inject('base'), owner, '/quotes/quote-cases/quote-monthly-giver-stats')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const choices = page.getByRole('menuitem')
  await expect.poll(() => choices.allInnerTexts()).toEqual(['Givers as CSV', 'All as PDF', 'Print'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Givers as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('givers.csv')
})

test('where there are fewer leads than quotes a sentence says why', async () => {
  const page = await pageOf(inject('base'), owner, '/quotes/quote-cases/stats')
  await page.getByText('More quotes than leads: some start without a lead').waitFor()
})
