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
