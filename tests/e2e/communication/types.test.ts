import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

test('a type says when it fires and sends its text to whoever asks', {
  timeout: 60_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/admin/communication-types')
  const row = page.getByRole('row', { name: /conveyance\.held/ })
  await row.getByText('Somebody puts a case on hold and chooses whom to tell.').waitFor()
  await row.getByRole('link', { name: 'Case put on hold' }).click()
  const drawer = page.getByRole('dialog', { name: 'Case put on hold' })
  await drawer.getByText('{look_again_on}').waitFor()
  await drawer.getByRole('button', { name: 'Send a test to me' }).first().click()
  await drawer.getByText('Queued for owner@harcourt.test, by email.').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.goto('/admin/communications')
  await page
    .getByText(/^Test: /)
    .first()
    .waitFor()
})

test('an email template is sent to whoever edits it as its preview shows it', {
  timeout: 60_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/admin/templates/emails')
  await page.locator('main table a[href*="/admin/templates/emails/"]').first().click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Send a test to me' }).click()
  await preview.getByText('Queued for owner@harcourt.test, by email.').waitFor()
})
