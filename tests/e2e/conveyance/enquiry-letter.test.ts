import { expect, inject, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const other_side = {
  ...{ firm: 'Hale Moor LLP', handler: 'Priya Shah' },
  ...{ email: 'priya@halemoor.example', phone: null },
}
const entry = {
  ...{ label: '1', section: null, parent: null, reply: null, comment: null },
  ...{ text: 'Please supply a copy of the Transfer of 1999.', classification: 'TIT' },
}
const content = {
  ...{ use: 'enquiry', title: 'Enclosed', classification: 'TIT' },
  text: 'We enclose the document for {{ property.line }}.',
}

test('a standard reply is put into an answer, made into a letter, and marked as sent with it', async () => {
  const base = inject('base')
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  const path = `/api/conveyances/${id}`
  const { version, address } = dataOf(await owner.get(path)).conveyance
  await owner.call('PATCH', path, { version, other_side })
  await owner.post('/api/standard-replies', { content })
  const raised_on = londonDate(new Date().toISOString())
  const list = { direction: 'we_answer', raised_on, round: 1, enquiries: [entry] }
  await owner.post(`${path}/enquiries`, list)

  const page = await pageOf(base, owner, `/conveyances/${id}?tab=enquiries`)
  await page.getByLabel('Choose enquiry 1', { exact: true }).check()
  await page.getByRole('button', { name: 'Reply to 1 enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Insert a standard reply').selectOption({ label: 'Enclosed' })
  const reply = dialog.getByLabel(/^1\. Please supply/)
  await expect.poll(() => reply.inputValue()).toBe(`We enclose the document for ${address.line}.`)
  await dialog.getByRole('button', { name: 'Record 1 reply' }).click()
  await page.getByRole('button', { name: 'Make a document of 1 reply' }).click()
  await dialog.getByRole('button', { name: 'Make the document' }).click()
  await dialog.getByText('Nothing has been sent').waitFor()
  const sent = page.getByText(/^Sent by /)
  await expect.poll(() => sent.count()).toBe(0)
  await dialog.getByRole('button', { name: 'Send by email' }).click()
  await dialog.getByLabel('Message').fill('Please find our replies attached.')
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await sent.waitFor()
})
