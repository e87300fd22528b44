import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { newPerson, openSale } from '../../support/new-person.ts'
import { pageOf } from '../../support/signed-in.ts'

const CASES = 3

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

test('somebody leaves in three steps, and their cases are a colleague’s', async () => {
  const leaver = await newPerson(inject('base'), owner, { first_name: 'Nell', role: 'Conveyancer' })
  const { name } = leaver
  for (let count = 0; count < CASES; count++) await openSale(owner, leaver)
  const page = await pageOf(inject('base'), owner, `/admin/users/${leaver.id}?tab=leave`)
  await page.getByText('All of this has to be handed over').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Who takes over').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Choose who takes this over.').first().waitFor()
  for (const select of await page.locator('.leave-step select').all()) {
    const option = select.locator('option:not([disabled])').nth(1)
    await select.selectOption((await option.getAttribute('value')) ?? '')
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Nell leaves now` }).click()
  const dialog = page.getByRole('dialog', { name: `${name} leaves now?` })
  await dialog.getByText('The clients are not told.').waitFor()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Left', exact: true }).waitFor()
  const shown = async () => dataOf(await owner.get(`/api/users/${leaver.id}`)).user
  await expect.poll(async () => (await shown()).status).toBe('left')
  await expect.poll(async () => (await shown()).open_cases).toBe(0)
  const { departure } = dataOf(await owner.get(`/api/users/${leaver.id}/departure`))
  expect(departure.moves.reduce((sum: number, it: { count: number }) => sum + it.count, 0)).toBe(
    CASES,
  )
})
