import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { recordSeen } from '../../support/evidence.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

/** Presses Tab until the control with this name has the focus; it must be seen to have it. */
const tabTo = async (page: Page, name: RegExp, most = 120) => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const it = document.activeElement as HTMLElement | null
      const labels = it instanceof HTMLInputElement ? [...(it.labels ?? [])] : []
      const texts = labels.map((label) => label.textContent)
      return [it?.getAttribute('aria-label'), ...texts, it?.textContent].find(Boolean)?.trim() ?? ''
    })
    if (name.test(at)) return
  }
  throw new Error(`Nothing called ${name} gets the focus within ${most} presses of Tab.`)
}

test('a quote is typed and sent without a mouse', async () => {
  const adviser = await callerFor(base, 'adviser@harcourt.test')
  const page = await pageOf(base, adviser, '/quotes/create')
  await page.getByLabel('First client, first name').waitFor()
  const [client] = newFacts('sale').clients
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await type(/^First client, first name$/, client?.first_name ?? '')
  await type(/^Last name$/, client?.last_name ?? '')
  await type(/^Email$/, client?.email ?? '')
  await tabTo(page, /^Both$/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, /^Still marketing$/)
  await page.keyboard.press('ArrowRight')
  await type(/^Address$/, '14 Larkfield Road, Shrewsbury')
  await type(/^Postcode$/, 'SY3 9CV')
  await type(/^Price$/, '412,500')
  await tabTo(page, /^Freehold$/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Send by email$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Send the quote' }).waitFor()
  await tabTo(page, /^Send$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/quotes\/quote-cases\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  const { quote_case } = dataOf(await adviser.get(`/api/quote-cases/${id}`))
  expect([quote_case.status, quote_case.facts.sale.price]).toEqual(['sent', 412_500_00])
})

test('a task is ticked without a mouse', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  await recordSeen(owner, await callerFor(base, 'supervisor@harcourt.test'), id)
  const page = await pageOf(base, owner, `/conveyances/${id}`)
  await page.locator('.spine').waitFor()
  await tabTo(page, /^Done: Make welcome call$/)
  await page.keyboard.press('Space')
  await expect
    .poll(async () => {
      const { plan } = dataOf(await owner.get(`/api/conveyances/${id}`))
      return plan.milestones
        .flatMap((it: { tasks: { title: string; status: string }[] }) => it.tasks)
        .find((it: { title: string }) => it.title === 'Make welcome call')?.status
    })
    .toBe('done')
})
