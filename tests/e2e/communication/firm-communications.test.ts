import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const name = `Back on track ${`${Date.now()}`.slice(-6)}`

test('an owner writes a text for an event, previews it, and sends it in place of the standard one', {
  timeout: 60_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/admin/communications/create')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Event', { exact: true }).selectOption('conveyance.reinstated')
  const subject = page.getByLabel('Subject')
  await expect.poll(() => subject.inputValue()).toContain('{ref}')
  await subject.fill('{ref} goes on')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText(/^\d\d-[SPRT]-\d{5} goes on$/).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Activate' }).waitFor()
})

test('a cell of the matrix is switched off with a reason, and restored', {
  timeout: 60_000,
}, async () => {
  const page = await newPage(inject('base'))
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/admin/communication-matrix')
  const cell = (mode: string) =>
    page.getByRole('button', { name: `Case reinstated, agent, email: ${mode}`, exact: true })
  await page.getByRole('button', { name: 'Case reinstated, client, email: Must be sent' }).waitFor()
  await cell('On').click()
  await page.getByText('1 change', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Save as version/ }).click()
  await page.getByLabel('Why').fill('Agents ring us anyway')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Agents ring us anyway').waitFor()
  await cell('Off').waitFor()
  await page.getByRole('button', { name: 'Restore' }).last().click()
  await cell('On').waitFor()
})
