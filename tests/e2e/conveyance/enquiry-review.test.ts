import { expect, inject, test } from 'vitest'
import { callerFor } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')

const list = `Enquiries, second round

1. Who owns the hedge? Who owns the wall?

We have reported to our client on the searches.

2. Please send the gas certificate.

3. Please send the EPC.`

test('a list is checked beside its text: split, moved and placed in its round before it is added', async () => {
  const by = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(by)
  const page = await pageOf(base, by, `/conveyances/${id}?tab=enquiries`)
  await page.getByRole('button', { name: 'Add or paste a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add enquiries' })
  await dialog.getByLabel('Paste the list').fill(list)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByText('The text that they were read from').click()
  await dialog.getByRole('listitem').filter({ hasText: 'We have reported' }).first().waitFor()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Round' }).inputValue()).toBe('2')

  await dialog.getByRole('button', { name: 'Split at the cursor' }).first().click()
  await dialog.getByRole('button', { name: 'Move item 4 up' }).click()
  const last = dialog.getByLabel('Classification of item 4')
  await last.focus()
  await last.selectOption('Utilities, drainage, heating, solar, broadband')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('textbox', { name: 'Round' }).fill('3')
  await dialog.getByRole('button', { name: 'Add 4 enquiries' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const round = page.getByRole('rowgroup').filter({ hasText: 'Round 3' })
  await expect
    .poll(() => round.locator('b').allInnerTexts())
    .toEqual([
      'Who owns the hedge?',
      'Who owns the wall?',
      'Please send the EPC.',
      'Please send the gas certificate.',
    ])
})

test('the client is asked with the lead-in, and whoever writes is warned of contact that ends cover', async () => {
  const by = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(by)
  const part = {
    ...{ label: '1(a)', section: null, parent: 'As to the extension, please supply:' },
    ...{ text: 'the permission', classification: 'PLN', reply: null, comment: null },
  }
  const body = { direction: 'we_answer', raised_on: '2025-01-06', round: 1, enquiries: [part] }
  await by.post(`/api/conveyances/${id}/enquiries`, body)
  const page = await pageOf(base, by, `/conveyances/${id}?tab=enquiries`)
  await page.getByLabel('Choose enquiry 1', { exact: true }).check()
  await page.getByRole('button', { name: 'Ask the client about 1 enquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the client' })
  await expect
    .poll(() => dialog.getByLabel('Question').inputValue())
    .toBe('As to the extension, please supply: the permission')
  await dialog.getByText('Do not contact the council').waitFor()
  await dialog.getByLabel('Where to look').fill('Ask the council for a copy.')
  await dialog.getByText('This sends the client to the council.').waitFor()
})

test('a firm words what clients and agents read of a classification', async () => {
  const by = await callerFor(base, 'owner@harcourt.test')
  const page = await pageOf(base, by, '/admin/additional-enquiry-classifications')
  await page.getByText('Fittings and contents').click()
  const phrase = page.getByLabel('What clients and agents read')
  await phrase.fill('What stays in the house')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved').waitFor()
  await page.reload()
  await expect.poll(() => phrase.inputValue()).toBe('What stays in the house')
})
