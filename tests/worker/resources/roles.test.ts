import { describe, expect, test } from 'vitest'
import type { RoleMember } from '#domain/user/role/role'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'

test('a session of another host, another token or another person opens nothing', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const other = await firm.as('Auditor')
  const asked = async (given: Partial<Caller['actor']>) =>
    (await firm.caller(owner.user, { ...owner.actor, ...given }).get('/auth/user')).status
  const { session } = owner.actor
  expect(await asked({})).toBe(200)
  expect(await asked({ audience: 'clients' })).toBe(401)
  expect(await asked({ session: session && { ...session, tokenHash: 'another' } })).toBe(401)
  const swapped = other.actor.session && session && { ...session, id: other.actor.session.id }
  expect(await asked({ session: swapped })).toBe(401)
})

test('a suspended user, a changed role and an ended session count from the next call on', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  expect((await by.get('/api/messages')).status).toBe(200)
  await firm.inside(({ users }) => users.replace({ ...by.user, version: 2, roles: ['Cashier'] }, 1))
  expect((await by.get('/api/messages')).status).toBe(403)
  await firm.inside(({ users }) =>
    users.replace({ ...by.user, version: 3, roles: ['Owner'], status: 'suspended' }, 2),
  )
  expect((await by.get('/api/messages')).status).toBe(401)
  const second = await firm.as('Owner')
  await firm.stub.endSession('harcourt', second.actor.session?.id ?? '')
  expect((await second.get('/api/messages')).status).toBe(401)
})

test('a refused call is on the record', async () => {
  const firm: FirmUnderTest = await aFirm()
  const cashier = await firm.as('Cashier')
  await cashier.get('/api/messages')
  const rows = await firm.inside(({ store }) =>
    store.rows(`SELECT actor_id FROM audit WHERE name = 'access.refused'`),
  )
  expect(rows).toEqual([{ actor_id: cashier.user.id }])
})

const shape = {
  name: 'Searches clerk',
  description: 'Orders searches.',
  permissions: ['conveyance.view-any', 'conveyance.view'],
  scope: { conveyance: 'team', quotes: 'none' },
  read_only: false,
}

const roleNamed = async (by: Caller, name: string) => {
  const { data } = (await by.get('/api/roles')).body
  return data.find((it: { name: string }) => it.name === name)
}

describe('a role', () => {
  test('is made of what its maker holds, under a name of its own', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const made = await owner.post('/api/roles', shape)
    expect(made.body.data.role).toMatchObject({ ...shape, system: false })
    const again = await owner.post('/api/roles', { ...shape, name: 'searches CLERK' })
    expect(again.body.error.fields.name).toEqual([
      'A role named Searches clerk already exists. Enter a different name.',
    ])
  })

  test('never grants more than whoever writes it holds', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const keeper = await owner.post('/api/roles', {
      ...shape,
      name: 'Keeper',
      permissions: [...shape.permissions, 'roles.view-any', 'roles.create', 'roles.update'],
    })
    expect(keeper.status).toBe(200)
    const by = await firm.as('Keeper')
    const wider = await by.post('/api/roles', { ...shape, permissions: ['audit.view-any'] })
    expect([wider.status, wider.body.error.code]).toEqual([422, 'more_than_held'])
    const everywhere = { conveyance: 'all', quotes: 'none' }
    const further = await by.post('/api/roles', { ...shape, scope: everywhere })
    expect(further.body.error.fields.permissions[0]).toContain('conveyances: all')
    const { role } = keeper.body.data
    const own = await by.send('PATCH', `/api/roles/${role.id}`, {
      name: role.name,
      description: role.description,
      permissions: [...role.permissions, 'users.update'],
      scope: role.scope,
      read_only: false,
      version: role.version,
    })
    expect(own.body.error.code).toBe('more_than_held')
  })

  test('that was changed counts at once and is told to those who have it', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { role } = (await owner.post('/api/roles', shape)).body.data
    const clerk = await firm.as('Searches clerk')
    expect((await clerk.get('/api/conveyances')).status).toBe(200)
    const changed = await owner.send('PATCH', `/api/roles/${role.id}`, {
      ...shape,
      name: 'Search orders',
      permissions: ['quotes.view-any'],
      version: role.version,
    })
    expect(changed.body.data.members).toMatchObject([{ id: clerk.user.id }])
    expect((await clerk.get('/api/conveyances')).status).toBe(403)
    expect((await clerk.get('/api/quote-cases')).status).toBe(200)
    const detail = await firm.inside(({ store }) =>
      store.row<{ detail: string }>(
        `SELECT detail FROM audit WHERE name = 'permissions.changed' AND subject_id = ?
         ORDER BY seq DESC LIMIT 1`,
        role.id,
      ),
    )
    expect(JSON.parse(detail?.detail ?? '{}')).toMatchObject({ role: 'Search orders' })
  })

  test('of the last who could change roles keeps that permission', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const {
      users: _,
      system: __,
      money_only: ___,
      queue: ____,
      second_factor: _____,
      id,
      ...role
    } = await roleNamed(owner, 'Owner')
    const permissions = role.permissions.filter((name: string) => name !== 'roles.update')
    const done = await owner.send('PATCH', `/api/roles/${id}`, { ...role, permissions })
    expect([done.status, done.body.error.code]).toEqual([409, 'last_keeper'])
    const silent = await owner.send('PATCH', `/api/roles/${id}`, { ...role, read_only: true })
    expect(silent.body.error.code).toBe('last_keeper')
    expect((await roleNamed(owner, 'Owner')).permissions).toContain('roles.update')
  })

  test('that comes with the product keeps its name, and those of outsiders stay as they are', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const cashier = await roleNamed(owner, 'Cashier')
    const body = { ...shape, version: cashier.version }
    const renamed = await owner.send('PATCH', `/api/roles/${cashier.id}`, body)
    expect(renamed.body.error.fields.name[0]).toContain('cannot be renamed')
    const agent = await roleNamed(owner, 'Agent')
    const fixed = await owner.send('PATCH', `/api/roles/${agent.id}`, { ...shape, version: 1 })
    expect(fixed.body.error.code).toBe('external_role')
  })

  test('shows what its members have by other roles, and whether those allow changes', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await firm.user({ roles: ['Cashier'], first_name: 'Ann' })
    await firm.user({ roles: ['Cashier', 'Auditor'], first_name: 'Bob' })
    await firm.user({ roles: ['Cashier', 'Conveyancer'], first_name: 'Cy' })
    const { id } = await roleNamed(owner, 'Cashier')
    const { members } = (await owner.get(`/api/roles/${id}`)).body.data
    const others = members.map(({ name, other }: RoleMember) => [
      name.split(' ')[0],
      other.read_only,
      other.permissions.includes('conveyance.update'),
    ])
    expect(others.toSorted()).toEqual([
      ['Ann', true, false],
      ['Bob', true, true],
      ['Cy', false, true],
    ])
  })

  test('shows how many have it', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await firm.user({ role: 'Cashier' })
    await firm.user({ role: 'Client', type: 'client' })
    expect((await roleNamed(owner, 'Cashier')).users).toBe(1)
    expect((await roleNamed(owner, 'Client')).users).toBe(1)
    expect((await roleNamed(owner, 'Auditor')).users).toBe(0)
  })
})
