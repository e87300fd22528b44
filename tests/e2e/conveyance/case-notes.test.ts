import { beforeAll, expect, inject, test } from 'vitest'
import { type Caller, callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

test('a note says who reads it before it is added, and another page shows it at once', async () => {
  const [{ id = '' } = {}] = await someConveyances(owner)
  const page = await pageOf(base, owner, `/conveyances/${id}?tab=notes`)
  const form = page.getByRole('region', { name: 'Notes' })
  await form.getByText('Only staff see this note.').waitFor()
  await form.getByLabel('Note', { exact: true }).fill('Keys are with the agent')
  await form.getByLabel('The client').check()
  await form.getByText('The client sees this note.').waitFor()
  await form.getByRole('button', { name: 'Add note' }).click()
  await form.getByRole('listitem').filter({ hasText: 'Keys are with the agent' }).waitFor()
  const notes = async () => dataOf(await owner.get(`/api/conveyances/${id}/notes`))
  await expect.poll(async () => (await notes()).length).toBe(1)
  const body = { text: 'From another page', shared_with: [], mentions: [] }
  await owner.post(`/api/conveyances/${id}/notes`, body)
  await form.getByRole('listitem').filter({ hasText: 'From another page' }).waitFor()
})
