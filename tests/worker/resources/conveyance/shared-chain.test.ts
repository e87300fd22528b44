import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

test('a client sees the addresses of a chain once it is shared, and nothing more of it', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const email = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance.clients[0].email
  const user = await firm.inside(({ users }) => users.byEmail(email))
  if (user === null) throw new Error('the client has no account')
  const client = await firm.signedIn(user, 'clients')
  const shown = async () => (await client.get(`/api/client/cases/${id}`)).body.data.chain
  const link = { position: 'below', address: '3 Mill Lane', firm: 'Hale', contact: 'Jo', note: '?' }
  const save = (version: number, is_shared?: boolean) =>
    owner.send('PUT', `/api/conveyances/${id}/chain`, { version, links: [link], is_shared })
  expect((await save(0)).status).toBe(200)
  expect(await shown()).toBeNull()
  expect((await save(1, true)).status).toBe(200)
  expect(await shown()).toEqual([null, '3 Mill Lane'])
  expect((await save(2, false)).status).toBe(200)
  expect(await shown()).toBeNull()
})
