import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a dialog on a phone has a button of 48 pixels to close it, which asks before typed text is lost', async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}`, phone)
  const open = async () => {
    await page.locator('#task-conflict-check').getByRole('button', { name: 'Record' }).click()
    return page.getByRole('dialog', { name: 'Record what was seen' })
  }
  const dialog = await open()
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  await expect.poll(() => close.boundingBox()).toMatchObject({ width: 48, height: 48 })
  await close.click()
  await dialog.waitFor({ state: 'hidden' })

  await open()
  await dialog.getByLabel('Names searched').fill('Owen Tarrant')
  await close.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByLabel('Names searched').waitFor()
  await close.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await open()
  await close.waitFor({ state: 'hidden' })
})
