import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

const aCase = async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  return id
}
const open = (id: string) => pageOf(inject('base'), owner, `/conveyances/${id}?tab=overview`)

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What stands beside the label of a fact. */
const factOf = (page: Page, of: string, label: string) =>
  part(page, of)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

const change = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click()
  return page.getByRole('dialog', { name: `Change ${name}` })
}

const save = async (dialog: Awaited<ReturnType<typeof change>>) => {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('each part of a case is changed where it is read', async () => {
  const id = await aCase()
  const page = await open(id)
  await factOf(page, 'Property', 'Deposit').getByText('–').waitFor()

  const property = await change(page, 'the property')
  await property.getByText('Leasehold', { exact: true }).click()
  await property.getByLabel('Price').fill('410000')
  await property.getByLabel('Deposit').fill('41000')
  await save(property)
  await factOf(page, 'Property', 'Tenure').getByText('Leasehold').waitFor()
  await factOf(page, 'Property', 'Deposit').getByText('£41,000.00').waitFor()

  const parties = await change(page, 'the other parties')
  await parties.getByLabel('Other side’s firm').fill('Brookes Tanner')
  await parties.getByLabel('Their email').fill('sunita@brookes.example')
  await save(parties)
  await factOf(page, 'Other parties', 'Their email').getByText('sunita@brookes.example').waitFor()

  const team = await change(page, 'the team')
  await team.getByLabel('Our fees, before VAT').fill('1250')
  await save(team)

  const clients = await change(page, 'the clients')
  await clients.getByLabel('Role').first().selectOption('executor')
  await save(clients)
  await factOf(page, 'Clients', 'Executor').waitFor()

  const { conveyance } = dataOf(await owner.get(`/api/conveyances/${id}`))
  expect(conveyance).toMatchObject({
    tenure: 'leasehold',
    price: 410_000_00,
    deposit: 41_000_00,
    fees: 1_250_00,
    other_side: { firm: 'Brookes Tanner', handler: null, email: 'sunita@brookes.example' },
  })
})

test('facts stand beside each other on a desk and below each other on a phone', async () => {
  const page = await open(await aCase())
  const left = async (name: string) => (await part(page, name).boundingBox())?.x ?? 0
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect
    .poll(async () => (await left('Other parties')) - (await left('Clients')))
    .toBeGreaterThan(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await left('Other parties')) - (await left('Clients'))).toBe(0)
})
