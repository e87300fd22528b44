import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor } from '../../support/api.ts'
import { aSentQuote } from '../../support/quotes.ts'
import { blankPageOf, pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const DEAD_TOMORROW = '/quotes/quote-cases/dead-tomorrow'
let owner: Caller

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  await aSentQuote(owner)
})

/** Shows the open quotes as those that expire tomorrow, of which other tests may have left none. */
const withOpenQuotes = async (page: Page) => {
  await page.route(/\/api\/quote-cases\?.*view=dead-tomorrow/, (route) =>
    route.continue({ url: route.request().url().replace('view=dead-tomorrow', 'view=open') }),
  )
}

/** The Sunday before today, at ten. */
const sunday = () => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() - (day.getUTCDay() || 7))
  return `${day.toISOString().slice(0, 10)}T10:00:00Z`
}

const deadTomorrowOn = async (at: string | null) => {
  const page = await blankPageOf(base, owner, { viewport: { width: 1440, height: 900 } })
  if (at) await page.clock.setFixedTime(at)
  await withOpenQuotes(page)
  await page.goto(DEAD_TOMORROW)
  await page.getByRole('table', { name: 'Dead tomorrow' }).waitFor()
  return page
}

/** Runs in the page: whether nothing of an element is cut off or stands outside the window. */
const isWhole = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth + 1
}

test.each([1024, 1440])(
  'every button of the call board is whole at %i px, and so is the best hour',
  async (width) => {
    const page = await pageOf(base, owner, '/quotes/quote-cases/call-status', {
      viewport: { width, height: 900 },
    })
    const board = page.getByRole('table', { name: 'Call board' })
    const lastButton = board.getByRole('button', { name: /^Actions for/ }).first()
    await lastButton.waitFor()
    await expect.poll(() => lastButton.evaluate(isWhole)).toBe(true)
    const hour = board.getByText(/^\d\d:00 to \d\d:00$/).first()
    await expect.poll(() => hour.evaluate(isWhole)).toBe(true)
  },
)

test('beside what expires tomorrow stands whom to call, with one way to call them in each row', async () => {
  const page = await deadTomorrowOn(null)
  const caller = page.getByRole('complementary', { name: 'Caller' })
  await caller.getByRole('link', { name: /^[+0]/ }).waitFor()
  await caller.getByRole('button', { name: 'Log a call' }).waitFor()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Call / }) })
  await expect.poll(() => row.first().getByRole('link', { name: /call/i }).count()).toBe(1)
  await expect.poll(() => row.first().getByRole('button', { name: /call/i }).count()).toBe(0)
})

test('on a Sunday nobody is to be called before the next working day', async () => {
  const page = await deadTomorrowOn(sunday())
  await page
    .getByText(/^Call on /)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Call now').count()).toBe(0)
})
