import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { pageOf } from '../../support/signed-in.ts'

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

type Row = { readonly id: string; readonly open_cases: number; readonly roles: readonly string[] }

/** The member of staff with the fewest open cases of those who have some. */
const somebodyWithCases = async (): Promise<Row & { first_name: string; last_name: string }> => {
  const { rows } = dataOf(await owner.get('/api/users?type=staff&status=active'))
  const workers = rows.filter((it: Row) => it.open_cases > 0 && it.roles.includes('Conveyancer'))
  return workers.toSorted((a: Row, b: Row) => a.open_cases - b.open_cases)[0]
}

test('somebody leaves in three steps, and their cases are a colleague’s', async () => {
  const leaver = await somebodyWithCases()
  const name = `${leaver.first_name} ${leaver.last_name}`
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
  await page.getByRole('button', { name: `${leaver.first_name} leaves now` }).click()
  const dialog = page.getByRole('dialog', { name: `${name} leaves now?` })
  await dialog.getByText('The clients are not told.').waitFor()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Left', exact: true }).waitFor()
  const shown = async () => dataOf(await owner.get(`/api/users/${leaver.id}`)).user
  await expect.poll(async () => (await shown()).status).toBe('left')
  await expect.poll(async () => (await shown()).open_cases).toBe(0)
  const { departure } = dataOf(await owner.get(`/api/users/${leaver.id}/departure`))
  expect(departure.moves.reduce((sum: number, it: { count: number }) => sum + it.count, 0)).toBe(
    leaver.open_cases,
  )
})
