import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'

const marker = `${Date.now()}`.slice(-6)

const textbox = (page: Page) => page.locator('.cm-content')

test('an editor changes a locked text, and a second person publishes it', {
  timeout: 120_000,
}, async () => {
  const editor = await newPage(inject('base'))
  await signIn(editor, 'owner@harcourt.test')
  await editor.goto('/admin/templates/snippets?q=regulator-clc')
  await editor
    .getByRole('link', { name: /Regulated by the CLC/ })
    .first()
    .click()
  await editor.getByRole('button', { name: 'Edit as draft' }).click()

  await textbox(editor).click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type(` Marked {{ today | long_dat }} ${marker}.`)
  await editor.getByText('Did you mean “long_date”?').waitFor()
  await editor.keyboard.press('Control+A')
  await editor.keyboard.type(`Checked on {{ today | long_date }}, ${marker}.`)
  await editor
    .getByRole('region', { name: 'Preview' })
    .getByText(`Checked on 23 November 2026, ${marker}.`)
    .waitFor()
  await editor.getByText('No problems found.').waitFor()
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await editor.getByText('Draft saved').waitFor()
  await editor.getByRole('button', { name: 'Send for review' }).click()
  await editor.getByText('Sent for review by').waitFor()

  const second = await newPage(inject('base'))
  await signIn(second, 'manager@harcourt.test')
  await second.goto(new URL(editor.url()).pathname)
  await second.getByRole('button', { name: 'Publish' }).click()
  await second.getByLabel('What changed').fill('Day added')
  await second.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await second.getByText('In use', { exact: true }).waitFor()
  await expect.poll(() => editor.getByText('In use', { exact: true }).count()).toBe(1)
})
