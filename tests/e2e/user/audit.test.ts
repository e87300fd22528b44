import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

test('an owner finds an event, reads its changes, and checks the log', {
  timeout: 90_000,
}, async () => {
  const owner = await newPage(inject('base'))
  await signIn(owner, 'owner@harcourt.test')
  await owner.goto('/admin/audit')
  const rows = owner.getByRole('table', { name: 'Audit log' }).locator('tbody tr')
  await rows.first().waitFor()
  await owner.getByRole('link', { name: 'Sign-ins' }).click()
  await rows.filter({ hasText: 'Signed in' }).first().waitFor()
  await expect.poll(() => rows.filter({ hasText: 'Quote' }).count()).toBe(0)
  await owner.getByRole('button', { name: 'Change', exact: true }).click()
  await owner.getByLabel('Email address').fill('contact@regulator.test')
  await owner.getByLabel('Mail the end of the log each night').check()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('is mailed to contact@regulator.test each night').waitFor()
  await owner.goto('/admin/audit?event=audit.head-mail-changed')
  const search = owner.getByPlaceholder('Person, reference or name')
  await rows.first().waitFor()
  await rows.first().locator('a.row-link').click()
  const drawer = owner.getByRole('dialog', { name: /^Row \d+$/ })
  await drawer.getByRole('cell', { name: 'contact@regulator.test' }).waitFor()
  await drawer.getByRole('link', { name: 'All by this person' }).click()
  await rows.filter({ hasText: 'Signed in' }).first().waitFor()
  await owner.goto('/admin/audit?record=conveyance:none')
  await owner.getByText('Only the events of one record').waitFor()
  await owner.getByRole('link', { name: 'Show all records' }).click()
  await search.fill('nobody of this name')
  await owner.getByText('No event matches').waitFor()
  await owner.getByRole('button', { name: 'Check now' }).click()
  await owner.getByRole('status').getByText('Whole').waitFor()
})

test('the command checks the log of the product that runs', { timeout: 90_000 }, async () => {
  const { port } = new URL(inject('base'))
  const { stdout } = await promisify(execFile)(process.execPath, [
    'worker/local/run.mjs',
    'worker/local/operator/audit.ts',
    ...['verify', '--port', port],
  ])
  expect(stdout).toMatch(/^[\d,]+ rows checked, from row 1 of /)
  expect(stdout).toContain('The log is whole.')
})
