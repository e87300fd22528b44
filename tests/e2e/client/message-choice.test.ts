import { expect, inject, test } from 'vitest'
import { type Caller, callerFor, clientFor, dataOf } from '../../support/api.ts'
import { newFacts, someConveyances } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const fields = [
  ...['title', 'first_name', 'middle_name', 'last_name', 'preferred_name', 'date_of_birth'],
  ...['emails', 'phones', 'communication', 'vulnerability', 'version'],
]

const enterAddress = async (owner: Caller, id: string) => {
  const { contact } = dataOf(await owner.get(`/api/contacts/${id}`))
  const details = Object.fromEntries(fields.map((key) => [key, contact[key]]))
  const address = { lines: '14 Larkfield Road\nBristol', postcode: 'BS1 4AA', from: null, to: null }
  dataOf(await owner.call('PATCH', `/api/contacts/${id}`, { ...details, addresses: [address] }))
}

test('a client chooses letters on a phone, and staff print the next one and say so', {
  timeout: 90_000,
}, async () => {
  const owner = await callerFor(base, 'owner@harcourt.test')
  const facts = newFacts('sale')
  const [opened] = await someConveyances(owner, facts)
  const id = opened?.id ?? ''
  const path = `/api/conveyances/${id}`
  const { conveyance } = dataOf(await owner.get(path))
  await enterAddress(owner, conveyance.clients[0].contact_id)

  const email = facts.clients[0]?.email ?? ''
  const client = await pageOf(base, await clientFor(base, owner, email), '/', phone)
  await client.getByRole('link', { name: 'Choose how we tell you of news' }).click()
  await client.getByRole('heading', { level: 1, name: 'How we tell you' }).waitFor()
  await client.getByLabel(/^By email/).uncheck()
  await client.getByLabel(/^By letter/).check()
  await client.getByRole('button', { name: 'Save' }).click()
  await client.getByText('Saved. We tell you in this way from now on.').waitFor()

  const { version } = dataOf(await owner.get(path)).conveyance
  dataOf(await owner.post(`${path}/facts`, { version, fact: 'forms_sent' }))
  const staff = await pageOf(base, owner, '/admin/communications?view=letters')
  const line = staff.getByRole('listitem').filter({ hasText: conveyance.ref })
  await line.getByText('14 Larkfield Road, Bristol, BS1 4AA').waitFor()
  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: /^Download \d+ letter/ }).click()
  expect((await download).suggestedFilename()).toBe('Letters.pdf')
  await staff.getByRole('button', { name: 'They are printed' }).click()
  await expect.poll(() => line.count()).toBe(0)
  const said = await pageOf(base, owner, `/conveyances/${id}?tab=messages`)
  await said.locator('summary').filter({ hasText: 'automatic' }).first().click()
  await said
    .getByText(/^Your property forms/)
    .first()
    .waitFor()
})
