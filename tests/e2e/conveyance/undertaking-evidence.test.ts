import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const dialogOf = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return page.getByRole('dialog')
}

const propose = async (page: Page, wording: string) => {
  const dialog = await dialogOf(page, 'Add an undertaking')
  await dialog.getByLabel('The other firm').fill('Hale Moor LLP')
  await dialog.getByLabel('Wording').fill(wording)
  await dialog.getByRole('button', { name: 'Add the undertaking' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const decide = async (page: Page, answer: string, reason?: string) => {
  const dialog = await dialogOf(page, 'Approve or refuse')
  await dialog.getByText(answer, { exact: true }).click()
  if (reason) await dialog.getByLabel('Why not').fill(reason)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const answerAll = async (page: Page) => {
  const dialog = await dialogOf(page, 'Edit replies')
  for (const field of await dialog.getByRole('textbox').all())
    if ((await field.inputValue()) === '') await field.fill('Confirmed.')
  await dialog.getByRole('button', { name: 'Save replies' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('requisitions are answered with an undertaking that is refused, then approved, and discharged by evidence alone', {
  timeout: 120_000,
}, async () => {
  const base = inject('base')
  const owner = await callerFor(base, 'owner@harcourt.test')
  const conveyancer = await callerFor(base, 'conveyancer@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  const tab = `/conveyances/${id}?tab=requisitions`
  const undertakings = async (): Promise<readonly { status: string }[]> =>
    dataOf(await owner.get(`/api/conveyances/${id}/undertakings`))

  const writer = await pageOf(base, conveyancer, tab)
  const receive = await dialogOf(writer, 'Record requisitions')
  await receive.getByLabel('From', { exact: true }).fill('Hale Moor LLP')
  await receive.getByRole('button', { name: 'Record requisitions' }).click()
  await receive.waitFor({ state: 'hidden' })
  await answerAll(writer)
  await propose(writer, 'We undertake to use our best endeavours to redeem the charge.')
  const send = writer.getByRole('button', { name: 'Record as sent' })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')

  const approver = await pageOf(base, owner, tab)
  await decide(approver, 'No', 'Best endeavours bind us to nothing that can be proved.')
  await writer.getByText('Best endeavours bind us', { exact: false }).waitFor()
  await propose(writer, 'We undertake to redeem the charge within five working days.')
  await decide(approver, 'Yes, it is given')
  await writer.getByText('Owed', { exact: true }).waitFor()
  await send.click()
  await send.waitFor({ state: 'detached' })

  const bare = await dialogOf(writer, 'Discharge')
  await bare.getByLabel('What it shows').fill('The lender says so.')
  await bare.getByRole('button', { name: 'Discharge', exact: true }).click()
  await bare.getByText('Choose the document that proves it.').first().waitFor()
  expect((await undertakings()).map(({ status }) => status).toSorted()).toEqual([
    'given',
    'refused',
  ])
  await writer.keyboard.press('Escape')

  await owner.post(`/api/conveyances/${id}/made-files`, {
    ...{ kind: 'template', id: crypto.randomUUID(), template: 'witness-notes', recipient: null },
    ...{ answers: {}, format: 'pdf', document: null, group: 'signing', folder: '' },
    ...{ name: 'Discharge of the charge', is_shared: false },
  })
  await writer.reload()
  const proven = await dialogOf(writer, 'Discharge')
  const document = proven.getByLabel('Document that proves it')
  await document.fill('Discharge of')
  await writer.getByRole('option', { name: /Discharge of the charge/ }).click()
  await proven.getByLabel('What it shows').fill('The charge is off the register.')
  await proven.getByRole('button', { name: 'Discharge', exact: true }).click()
  await writer.getByText('Discharged', { exact: true }).waitFor()
  expect((await undertakings()).map(({ status }) => status).toSorted()).toEqual([
    'discharged',
    'refused',
  ])
})
