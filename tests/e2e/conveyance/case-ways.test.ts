import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import type { CaseFile } from '#domain/conveyance/api'
import { type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { fillExchange } from '../../support/exchange-form.ts'
import { someConveyances } from '../../support/quotes.ts'
import { isReadyToExchange, workCase } from '../../support/ready-case.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
let supervisor: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
  supervisor = await callerFor(inject('base'), 'supervisor@harcourt.test')
})

const today = londonDate(new Date().toISOString())
const open = (path: string) => pageOf(inject('base'), owner, path)
const fileOf = async (id: string): Promise<CaseFile> =>
  dataOf(await owner.get(`/api/conveyances/${id}`))
const aCase = async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  return id
}

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('every detail of a case is changed in one form', async () => {
  const id = await aCase()
  const page = await open(`/conveyances/${id}`)
  await choose(page, 'Edit details')
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await dialog.getByLabel('Town').fill('Shrewsbury')
  await dialog.getByRole('button', { name: 'Add a person' }).click()
  await dialog.getByRole('group', { name: 'Person 1' }).getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Other side’s firm').fill('Brookes Tanner')
  await dialog.getByLabel('Their case handler').fill('Sunita Rao')
  await dialog.getByLabel('Lender', { exact: true }).fill('Halifax')
  await dialog.getByRole('option', { name: 'Halifax' }).click()
  await dialog.getByLabel('Lender’s reference').fill('H-77')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const { conveyance } = await fileOf(id)
  expect(conveyance).toMatchObject({
    address: { town: 'Shrewsbury' },
    counterparties: ['Asha Rao'],
    other_side: { firm: 'Brookes Tanner', handler: 'Sunita Rao', email: null },
    lender: { name: 'Halifax', ref: 'H-77', amount: null },
  })
})

test('a task is assigned to somebody, and a fact is recorded on its own day', async () => {
  const id = await aCase()
  const page = await open(`/conveyances/${id}`)
  await page.getByRole('button', { name: /^More actions: Check for conflicts/ }).click()
  await page.getByRole('menuitem', { name: 'Assign', exact: true }).click()
  const assign = page.getByRole('dialog', { name: 'Assign task' })
  const person = assign.getByLabel('Assigned to')
  await person.selectOption({ index: 1 })
  const chosen = await person.inputValue()
  await assign.getByRole('button', { name: 'Assign', exact: true }).click()
  await assign.waitFor({ state: 'hidden' })
  const conflict = ({ evidence }: Task) => evidence === 'conflict_clear'
  expect(tasksOf((await fileOf(id)).plan).find(conflict)?.assignee.user?.id).toBe(chosen)

  await choose(page, 'Record a fact')
  const fact = page.getByRole('dialog', { name: 'Record a fact' })
  await fact.getByLabel('What happened').fill('Memorandum of sale confirmed')
  await fact.getByRole('option', { name: 'Memorandum of sale confirmed' }).click()
  await fact.getByRole('button', { name: 'Record' }).click()
  await fact.waitFor({ state: 'hidden' })
  expect((await fileOf(id)).conveyance.facts.memo_confirmed).toBeDefined()
})

test('a case is opened without a quote', async () => {
  const page = await open('/conveyances')
  await page.getByRole('link', { name: 'New case' }).click()
  await page.getByRole('heading', { name: 'New case', level: 1 }).waitFor()
  await page.getByLabel('Address', { exact: true }).fill('7 Quiet Lane')
  await page.getByLabel('Town').fill('Shrewsbury')
  await page.getByLabel('Postcode').fill('SY2 6AA')
  await page.getByLabel('Price').fill('310000')
  await page.getByRole('group', { name: 'Client 1' }).getByLabel('Name').fill('Ines Quiet')
  await page.getByLabel('Fee earner').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Open the case' }).click()
  await page.waitForURL(/\/conveyances\/[0-9a-f-]{36}$/)
  const { conveyance } = await fileOf(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(conveyance).toMatchObject({
    nation: 'England',
    quote_case_id: null,
    price: 31_000_000,
    key_dates: { instructed_on: today },
  })
})

/** Makes a case ready to exchange, and then asks for one more reply. */
const workToLateEnquiry = async (id: string) => {
  const { conveyance, plan } = await workCase(owner, supervisor, id, isReadyToExchange)
  const accepted = tasksOf(plan).find(({ evidence }) => evidence === 'enquiries_accepted')
  const path = `/api/conveyances/${id}/tasks/${accepted?.key}/reopening`
  dataOf(await owner.post(path, { version: conveyance.version }))
}

test('exchange is possible before all replies are accepted, with a reason', async () => {
  const id = await aCase()
  await workToLateEnquiry(id)
  const page = await open(`/conveyances/${id}`)
  await choose(page, 'Exchange contracts')
  const dialog = page.getByRole('dialog', { name: 'Exchange contracts' })
  await dialog.getByLabel('Time agreed').fill('00:00')
  await fillExchange(dialog, '2027-03-25')
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByLabel(/^Reason for exchanging before/).fill('The client accepts the risk')
  await dialog.getByRole('button', { name: 'Exchange', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await fileOf(id)).conveyance.exchange?.waivers).toEqual([
    { what: 'enquiries_accepted', reason: 'The client accepts the risk' },
  ])
})
