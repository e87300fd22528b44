import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addDays, londonDate } from '#domain/dates'
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

const sendAnotherWay = async (page: Page) => {
  await page.getByRole('button', { name: 'Send replies' }).click()
  const dialog = page.locator('dialog:modal')
  await dialog.getByRole('button', { name: 'Make the document' }).click()
  await dialog.getByRole('button', { name: 'Record as sent another way' }).click()
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
  const { conveyance } = await dataOf(await owner.get(`/api/conveyances/${id}`))
  await owner.call('PATCH', `/api/conveyances/${id}`, {
    version: conveyance.version,
    other_side: { firm: 'Hale Moor LLP', handler: null, email: null, phone: null },
  })
  const undertakings = async (): Promise<readonly { status: string }[]> =>
    dataOf(await owner.get(`/api/conveyances/${id}/undertakings`))

  const writer = await pageOf(base, conveyancer, tab)
  const receive = await dialogOf(writer, 'Record requisitions')
  await receive.getByLabel('From', { exact: true }).fill('Hale Moor LLP')
  await receive.getByRole('button', { name: 'Record requisitions' }).click()
  await receive.waitFor({ state: 'hidden' })
  await answerAll(writer)
  await propose(writer, 'We undertake to use our best endeavours to redeem the charge.')
  const send = writer.getByRole('button', { name: 'Send replies' })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')

  const approver = await pageOf(base, owner, tab)
  await decide(approver, 'No', 'Best endeavours bind us to nothing that can be proved.')
  await writer.getByText('Best endeavours bind us', { exact: false }).waitFor()
  await propose(writer, 'We undertake to redeem the charge within five working days.')
  await decide(approver, 'Yes, it is given')
  await writer.getByText('Owed', { exact: true }).waitFor()
  await sendAnotherWay(writer)
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

test('a requisition is answered, sent and amended beside the queue of the firm', {
  timeout: 120_000,
}, async () => {
  const base = inject('base')
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id = '' } = {}] = await someConveyances(owner)
  const { conveyance } = await dataOf(await owner.get(`/api/conveyances/${id}`))
  const today = londonDate(new Date().toISOString())
  await owner.post(`/api/conveyances/${id}/requisitions`, {
    ...{ kind: 'hmlr', firm: 'HM Land Registry', reference: 'K482LWX', received_on: today },
    ...{ due_on: addDays(today, 9), points: ['Supply the certificate of death.'] },
  })

  const page = await pageOf(base, owner, `/quotes/requisition-replies?tab=hmlr&q=${conveyance.ref}`)
  await page.getByRole('link', { name: conveyance.ref }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Requisition' })
  await drawer.getByRole('button', { name: 'Flag Supply the certificate of death.' }).click()
  const form = page.locator('dialog:modal')
  await form.getByLabel('What has to be looked at').fill('Is it certified?')
  await form.getByRole('button', { name: 'Flag', exact: true }).click()
  await drawer.getByText(/^To be looked at/).waitFor()
  await drawer.getByRole('button', { name: 'Edit replies' }).click()
  await form.getByLabel('Supply the certificate of death.').fill('We enclose it.')
  await form.getByRole('button', { name: 'Save replies' }).click()
  await drawer.locator('dd').getByText('We enclose it.').waitFor()
  const send = drawer.getByRole('button', { name: 'Send replies' })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
  await drawer.getByRole('button', { name: /^Looked at/ }).click()
  await expect.poll(() => send.getAttribute('aria-disabled')).not.toBe('true')
  await send.click()
  await form.getByRole('button', { name: 'Make the document' }).click()
  await form.getByRole('button', { name: 'Record as sent' }).click()
  await drawer.getByText('Replied', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Amend replies' }).click()
  await form.getByLabel('What changes').fill('A newer certificate.')
  await form.getByRole('button', { name: 'Open the replies' }).click()
  await drawer.getByText('A newer certificate.', { exact: false }).waitFor()
  await drawer.getByText('To reply', { exact: true }).waitFor()
})
