import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const marker = `${Date.now()}`.slice(-6)
const number = `07700 ${marker}`

test('an adviser’s new contact is found by telephone, corrected, and merged with their other record', {
  timeout: 90_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/conveyances')
  await page.getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  for (const first of ['Rhiannon', 'Rhi']) {
    await page.goto('/conveyances/contacts')
    await page.getByRole('button', { name: 'New contact' }).click()
    const form = page.getByRole('dialog', { name: 'New contact' })
    await form.getByLabel('First name').fill(first)
    await form.getByLabel('Last name').fill(`Vaughan${marker}`)
    await form.getByRole('button', { name: 'Add a telephone number' }).click()
    await form.getByLabel('Number', { exact: true }).fill(number)
    await form.getByLabel('Main number').check()
    await form.getByRole('button', { name: 'Create contact' }).click()
    await page.getByRole('heading', { level: 1, name: `${first} Vaughan${marker}` }).waitFor()
  }

  await page.goto(`/conveyances/contacts?q=${encodeURIComponent(number)}`)
  const rows = page.getByRole('table', { name: 'Contacts' }).locator('tbody tr')
  await rows.nth(1).waitFor()
  await page.getByRole('link', { name: `Rhiannon Vaughan${marker}` }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit contact' })
  await edit.getByLabel('Preferred name').fill('Non')
  await edit.getByRole('button', { name: 'Save' }).click()
  await edit.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page
    .getByRole('row', { name: /Preferred name/ })
    .getByText('Non')
    .waitFor()

  await page.getByRole('button', { name: 'Merge' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge contacts' })
  await merge.getByRole('combobox', { name: 'Other contact' }).fill(`Rhi Vaughan${marker}`)
  await page.getByRole('option', { name: `Rhi Vaughan${marker}` }).click()
  const both = merge.getByRole('table', { name: 'Both contacts' })
  await both.getByRole('cell', { name: `Rhi Vaughan${marker}` }).waitFor()
  await merge.getByRole('button', { name: 'Merge contacts' }).click()
  await merge.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: `Merged with Rhi Vaughan${marker}` }).waitFor()
  await page.goto(`/conveyances/contacts?q=${encodeURIComponent(number)}`)
  await rows.first().waitFor()
  await expect.poll(() => rows.count()).toBe(1)
})
