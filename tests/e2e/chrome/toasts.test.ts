import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('a toast’s timer pauses while the focus is inside it, and runs the rest of its life afterwards', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/?show_toast=1&toast_summary=Read+me&toast_life=1500')
  const toast = page.locator('.toast', { hasText: 'Read me' })
  await toast.getByRole('button', { name: 'Close' }).focus()
  await page.waitForTimeout(2500)
  await expect.poll(() => toast.count()).toBe(1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await toast.waitFor({ state: 'detached' })
  await page.locator('#toasts:popover-open').waitFor({ state: 'detached' })
})

test('a toast of an address says that it came with the link, and one about money is not shown', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/?show_toast=1&toast_summary=Welcome&toast_life=15000')
  const toast = page.locator('.toast', { hasText: 'Welcome' })
  await toast.getByText('This message came with the link you followed.').waitFor()
  const warned = page.waitForEvent('console', (it) => it.text().includes('was refused'))
  await page.goto(
    '/?show_toast=1&toast_detail=Completion+money+goes+to+our+new+%D1%81lient+account',
  )
  await warned
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('on a phone a toast hides neither the title of its page nor the dock', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const viewport = { width: 390, height: 844 }
  const query = 'show_toast=1&toast_summary=Access+denied&toast_severity=error&toast_life=60000'
  const page = await pageOf(base, owner, `/conveyances/contacts?${query}`, { viewport })
  const toast = page.locator('.toast', { hasText: 'Access denied' })
  await toast.waitFor()
  const place = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => it.getBoundingClientRect().toJSON())
  const lies = async () => {
    const shown = await toast.evaluate((it) => it.getBoundingClientRect().toJSON())
    return [shown.top > (await place('h1')).bottom, shown.bottom <= (await place('.dock')).top]
  }
  await expect.poll(lies).toEqual([true, true])
})
