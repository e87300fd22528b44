import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, sentTo } from '../../support/api.ts'
import { aCaseToDo, askForEverything, type CaseToDo } from '../../support/case-to-do.ts'
import { blankPageOf, pageOf } from '../../support/signed-in.ts'
import { expectUsable, fits, press, typeInto } from '../../support/tabbing.ts'

const base = inject('base')
/** What a window of 1280 pixels shows at 400 %. */
const narrow = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const

let owner: Caller
let client: Caller
let opened: CaseToDo

beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
  opened = await aCaseToDo(owner)
  const staff = await blankPageOf(base, owner)
  await askForEverything(staff, opened.id)
  await staff.context().close()
  client = await clientFor(base, owner, opened.email)
})

const open = async (path: string) => shown(await pageOf(base, client, path, narrow))

const shown = async (page: Page) => {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.skel') === null)
  return page
}

/** The 6-digit code in the newest message of a kind to the client. */
const codeIn = async (type: string) => {
  const { body } = await sentTo(owner, opened.email, type)
  return /\b\d{6}\b/.exec(body)?.[0] ?? ''
}

const pages: readonly (readonly [name: string, path: () => string])[] = [
  ['home', () => '/'],
  ['milestones', () => `/milestones?case=${opened.id}`],
  ['case history', () => '/case-history'],
  ['how we tell you', () => '/messages'],
  ['documents', () => '/documents'],
  ['payments', () => '/payment'],
  ['other payment', () => '/payment-other'],
  ['payment details', () => '/payment-details'],
  ['proof of identity', () => `/identity/${opened.id}`],
]

test.each(pages)(
  'every control of the page %s is reached by Tab at 320 pixels, and seen to be',
  async (_, path) => {
    await expectUsable(await open(path()))
  },
)

const sign = async (page: Page) => {
  await press(page, /^See (what|both things|all \d+ things)/)
  await page.getByRole('link', { name: 'Read and sign' }).waitFor()
  await press(page, /^Read and sign$/)
  await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  await press(page, /^Send me a code$/)
  const code = await codeIn('signature.code-sent')
  await page.getByLabel('6-digit code').waitFor()
  await typeInto(page, /^6-digit code/, code)
  await page.keyboard.press('Enter')
  await page.getByLabel('Your full name').waitFor()
  await expect.poll(() => page.evaluate(fits)).toBe(true)
  await typeInto(page, /^Your full name/, opened.name)
  await press(page, /I agree to sign it electronically/, 'Space')
  await press(page, /^Sign$/)
  await page.getByRole('heading', { name: 'You have signed' }).waitFor()
}

test('a client signs and pays at 320 pixels without a mouse', async () => {
  const page = await open('/')
  await sign(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'See how to pay' }).waitFor()
  await press(page, /^See how to pay$/)
  await page.getByRole('button', { name: 'Continue to the test payment' }).waitFor()
  await press(page, /^Continue to the test payment$/)
  await page.getByText('This is a test. No money moves').waitFor()
  await press(page, /^Pay £120.00 with the test card/)
  await page.getByRole('heading', { name: 'Paid and closed' }).waitFor()
  await expect.poll(() => page.evaluate(fits)).toBe(true)
})

test('a client sees our bank details and hides them without a mouse', async () => {
  const page = await open('/payment-details')
  await press(page, /^Send me a code$/)
  const code = await codeIn('bank-details.code-sent')
  await page.getByLabel('6-digit code').waitFor()
  await typeInto(page, /^6-digit code/, code)
  await page.keyboard.press('Enter')
  const account = page.getByRole('region', { name: 'Our client account' })
  await account.waitFor()
  await expect.poll(() => page.evaluate(fits)).toBe(true)
  await press(page, /^Hide bank details$/)
  await account.waitFor({ state: 'detached' })
})
