import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const marker = `${Date.now()}`.slice(-6)

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

test('an editor changes a letter, a second person publishes it, and the next case uses it', {
  timeout: 120_000,
}, async () => {
  const editor = await newPage(base)
  await signIn(editor, 'owner@harcourt.test')
  await editor.goto('/admin/templates/documents?q=witness-notes')
  await editor
    .getByRole('link', { name: /Notes for witnesses/ })
    .first()
    .click()
  await editor.getByRole('button', { name: 'Edit as draft' }).click()
  await editor.locator('.cm-content').click()
  await editor.keyboard.press('Control+End')
  await editor.keyboard.type(`\n\nMarked ${marker}.`)
  await editor.getByRole('region', { name: 'Preview' }).getByText(`Marked ${marker}.`).waitFor()
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await editor.getByText('Draft saved').waitFor()
  await editor.getByRole('button', { name: 'Send for review' }).click()
  await editor.getByText('Sent for review by').waitFor()

  const second = await newPage(base)
  await signIn(second, 'manager@harcourt.test')
  await second.goto(new URL(editor.url()).pathname)
  await second.getByRole('button', { name: 'Publish' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await second.getByText('In use', { exact: true }).waitFor()

  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=documents`)
  // The browser's own viewer of PDFs.
  allowNoise(page, /chrome(?:-extension)?:\/\//)
  await page.getByRole('button', { name: 'Make a document' }).click()
  await page.getByLabel('Template').fill('witnesses')
  await page.getByRole('option', { name: /Notes for witnesses/ }).click()
  await page.getByRole('region', { name: 'Preview' }).getByText(`Marked ${marker}.`).waitFor()
  await page.getByRole('button', { name: 'Make the document' }).click()
  await page.getByText(/Notes for witnesses, version \d+/).waitFor()
  const made = async () =>
    dataOf(await owner.get(`/api/conveyances/${id}/documents`)).map(
      (it: { name: string; versions: { pages: number }[] }) => [it.name, it.versions[0]?.pages],
    )
  await expect.poll(made).toEqual([['Notes for witnesses.pdf', 2]])
  expect(
    dataOf(await owner.get(`/api/conveyances/${id}/document-matches?q=${marker}`)),
  ).toHaveLength(1)
})
