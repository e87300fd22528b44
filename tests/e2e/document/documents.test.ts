import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { allowNoise } from '../../support/browser.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'
import { aPdf, aWordFile } from '../../worker/support/document/files.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const aFile = (name: string, bytes: Uint8Array, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test('a file is uploaded, refused by its bytes, previewed and renamed', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=documents&group=enquiries`)
  allowNoise(page, /status of 422/)
  const part = page.getByRole('region', { name: 'Documents' })
  await part.getByRole('button', { name: 'Upload' }).click()
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await part
    .getByLabel('Drop or paste files here')
    .setInputFiles([
      aFile('Replies.docx', aWordFile('The boundary wall belongs to the seller'), word),
      aFile('Not a plan.pdf', aWordFile('x'), 'application/pdf'),
    ])
  await part.getByText('it is an archive', { exact: false }).waitFor()
  await part.getByRole('button', { name: 'Replies.docx', exact: true }).click()
  await page.getByText('The boundary wall belongs to the seller').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await part.getByRole('searchbox').fill('boundary seller')
  await part.getByRole('button', { name: 'Actions for Replies.docx' }).click()
  await page.getByRole('menuitem', { name: 'Rename, move or share' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Replies to enquiries')
  await page.getByRole('button', { name: 'Save document' }).click()
  await part.getByRole('button', { name: 'Replies to enquiries.docx', exact: true }).waitFor()
  const names = async () =>
    dataOf(await owner.get(`/api/conveyances/${id}/documents`)).map(
      (it: { name: string }) => it.name,
    )
  await expect.poll(names).toEqual(['Replies to enquiries.docx'])
})

test('a client sends a document from a phone and reads what is shared with them', async () => {
  const facts = newFacts()
  const [{ id = '', matter_type = '' } = {}] = await someConveyances(owner, facts)
  const client = await clientFor(base, owner, facts.clients[0]?.email ?? '')
  const page = await pageOf(base, client, `/documents/${matter_type}/title?case=${id}`, phone)
  // The browser's own viewer of PDFs.
  allowNoise(page, /chrome(?:-extension)?:\/\//)
  await page.getByText('There are no documents here yet.').waitFor()
  await page
    .getByLabel('Photos or files')
    .setInputFiles([aFile('Deeds.pdf', aPdf(), 'application/pdf')])
  await page.getByRole('link', { name: 'Deeds.pdf' }).click()
  await page.getByRole('heading', { name: 'Deeds.pdf' }).waitFor()
  await page.getByText('You sent us this').waitFor()
  await page.locator('iframe[title="Preview of Deeds.pdf"]').waitFor()
  const documents = async () => dataOf(await owner.get(`/api/conveyances/${id}/documents`))
  await expect.poll(async () => (await documents()).length).toBe(1)
})
