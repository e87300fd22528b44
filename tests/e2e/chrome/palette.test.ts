import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

test('the palette opens empty each time, finds by telephone, and stays closed under a dialog', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, owner, '/conveyances')
  await page.getByRole('button', { name: 'Save view' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('Find a case, person, page or action').last()
  await field.fill('Larkfield')
  await page.keyboard.press('Escape')
  await expect.poll(() => field.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await expect.poll(() => field.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await expect.poll(() => field.count()).toBe(0)

  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.waitFor()
  await page.keyboard.press('Control+k')
  await dialog.getByLabel('Name').fill('Still here')
  await expect.poll(() => page.locator('.palette').count()).toBe(0)
})
