import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

const factsOf = async (id: string) =>
  Object.keys(dataOf(await owner.get(`/api/conveyances/${id}`)).conveyance.facts)

test('a regulated step is done by its record and by no tick', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}`)
  const row = page.locator('#task-conflict-check')
  await row.getByRole('button', { name: 'Record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record what was seen' })
  await dialog.getByLabel('Names searched').fill('Owen Tarrant')
  await dialog.getByLabel('What was searched, and the result').fill('Clients and parties: no match')
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => factsOf(id)).toContain('conflict_clear')
  await page
    .getByText(/Conflict check clear: Owen Tarrant/)
    .first()
    .waitFor()
})

test('a matter is aborted with a preview and reinstated from its menu', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Abort the matter')
  const abort = page.getByRole('dialog', { name: 'Abort the matter' })
  await abort.getByText('Message to the client').click()
  await abort.getByText(/is not going ahead, and we have stopped work on it/).waitFor()
  await abort.getByLabel('Reason').fill('The buyer withdrew')
  await abort.getByRole('button', { name: 'Abort the matter' }).click()
  await page.locator('.case-ids .chip', { hasText: 'Aborted' }).waitFor()
  await expect.poll(() => page.locator('.spine input.box:not(:checked)').count()).toBe(0)
  await choose('Reinstate the matter')
  const back = page.getByRole('dialog', { name: 'Reinstate the matter' })
  await back.getByLabel('Reason').fill('The buyer is back')
  await back.getByRole('button', { name: 'Reinstate the matter' }).click()
  await page.locator('.case-ids .chip', { hasText: 'Opening' }).waitFor()
})

test('a client reads what we need and finds no button that pretends', async () => {
  const client = await clientFor(base, owner, 'client@sample.test')
  const cases: { id: string; things_to_do: unknown[] }[] = dataOf(
    await client.get('/api/client/cases'),
  )
  const waiting = cases.find((it) => it.things_to_do.length > 0)
  expect(waiting).toBeDefined()
  const page = await pageOf(base, client, `/milestones?case=${waiting?.id}`)
  const needs = page.getByRole('region', { name: 'What we need from you' })
  await needs.waitFor()
  await expect.poll(() => needs.getByRole('button').count()).toBe(0)
})
