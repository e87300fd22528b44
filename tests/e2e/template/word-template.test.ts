import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'
import { signIn } from '../../support/people.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'
import { aWordTemplate, item, p, row, table } from '../../worker/support/document/word.ts'

const base = inject('base')
const marker = `${Date.now()}`.slice(-6)
const name = `Moving letter ${marker}`
const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const fileOf = (text: string) => ({
  name: `${name}.docx`,
  mimeType,
  buffer: Buffer.from(
    aWordTemplate(
      p(text) +
        item('First step') +
        table(row('{% for client in clients %}{{ client.name }}', '{{ client.role }}{% endfor %}')),
      { header: '{{ firm.name }}' },
    ),
  ),
})

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

test('a firm uploads its own Word letter, corrects a field, publishes it, and makes it of a case', {
  timeout: 120_000,
}, async () => {
  const page = await newPage(base)
  // Nothing is previewed of a file with an unknown field.
  allowNoise(page, /409.*previews/)
  await signIn(page, 'owner@harcourt.test')
  await page.goto('/admin/templates/documents/create')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Your Word file').setInputFiles(fileOf(`Dear {{ client.nmes }} ${marker}`))
  await page.getByRole('link', { name: `${name}.docx` }).waitFor()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByText('Did you mean “client.names”?').waitFor()
  await page
    .getByLabel('Replace it with another Word file')
    .setInputFiles(fileOf(`Dear {{ client.names }} ${marker}`))
  await page.getByText('No problems found.').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved').waitFor()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText(`Dear Amara Okonkwo and Lewis Okonkwo ${marker}`).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('In use', { exact: true }).waitFor()

  const [{ id = '' } = {}] = await someConveyances(owner)
  const casePage = await pageOf(base, owner, `/conveyances/${id}?tab=documents`)
  await casePage.getByRole('button', { name: 'Make a document' }).click()
  await casePage.getByLabel('Template').fill(name)
  await casePage.getByRole('option', { name: new RegExp(name) }).click()
  await casePage.getByRole('region', { name: 'Preview' }).getByText(marker).waitFor()
  await casePage.getByRole('button', { name: 'Make the document' }).click()
  await casePage.getByText(`${name}, version 1`).waitFor()
  const found = async () =>
    dataOf(await owner.get(`/api/conveyances/${id}/document-matches?q=${marker}`))
  await expect.poll(found).toHaveLength(1)
})
