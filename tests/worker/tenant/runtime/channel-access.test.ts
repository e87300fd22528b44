import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

test('a channel is for those who may see what it tells of', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer', team: 'east' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const east = await firm.as('Legal assistant', { team: 'east' })
  const west = await firm.as('Legal assistant', { team: 'west' })
  const adviser = await firm.as('New-business adviser')
  const client = await firm.signedIn(
    await firm.user({ type: 'client', contact_id: 'c1' }),
    'clients',
  )
  const agent = await firm.signedIn(await firm.user({ type: 'agent', agency_id: 'a1' }), 'agents')
  const may = async (by: typeof owner, channel: string) =>
    (await firm.stub.mayJoin('harcourt', by.actor, channel)).allowed
  const private_ = (rest: string) => `private-tenant.harcourt.${rest}`
  const presence = `presence-tenant.harcourt.conveyance.${id}`

  expect(await may(east, private_('conveyances'))).toBe(true)
  expect(await may(adviser, private_('conveyances'))).toBe(false)
  expect(await may(adviser, private_('quotes'))).toBe(true)
  expect(await may(client, private_('conveyances'))).toBe(false)
  expect(await may(east, private_(`user.${east.user.id}`))).toBe(true)
  expect(await may(west, private_(`user.${east.user.id}`))).toBe(false)
  expect(await may(client, private_('client.c1'))).toBe(true)
  expect(await may(client, private_('client.c2'))).toBe(false)
  expect(await may(owner, private_('client.c1'))).toBe(false)
  expect(await may(agent, private_('agency.a1'))).toBe(true)
  expect(await may(agent, private_('agency.a2'))).toBe(false)
  expect(await may(east, presence)).toBe(true)
  expect(await may(west, presence)).toBe(false)
  expect(await may(client, presence)).toBe(false)
  expect(await may(agent, presence)).toBe(false)
  for (const name of [
    'private-tenant.northgate.conveyances',
    'private-x',
    'conveyances',
    '',
    private_('nothing'),
    private_('constructor'),
  ])
    expect(await may(owner, name), name).toBe(false)
  const { member } = await firm.stub.mayJoin('harcourt', east.actor, presence)
  expect(member).toEqual({
    user_id: east.user.id,
    user_info: { name: 'Legal assistant Person', initials: 'LP' },
  })
})

test('who edits a workflow is seen by those who may edit it, and only while it is there', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const draft = await owner.post('/api/admin/workflows', { name: 'Ours', from: '3' })
  const { id } = draft.body.data
  const may = async (by: typeof owner, of: string) =>
    (await firm.stub.mayJoin('harcourt', by.actor, `presence-tenant.harcourt.workflow.${of}`))
      .allowed
  expect(await may(owner, id)).toBe(true)
  expect(await may(await firm.as('Template editor'), id)).toBe(true)
  expect(await may(await firm.as('Conveyancer'), id)).toBe(false)
  expect(await may(owner, '01900000-0000-7000-8000-000000000000')).toBe(false)
})
