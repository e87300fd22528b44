import { describe, expect, test } from 'vitest'
import { eventText } from '#domain/events'
import { UserSort } from '#domain/user/account-api'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'

const nobody = '01900000-0000-7000-8000-000000000000'

const newcomer = {
  type: 'staff',
  email: 'Priya.Nair@harcourt.test',
  first_name: 'Priya',
  last_name: 'Nair',
  roles: ['Legal assistant'],
  team: 'Residential',
  job_title: 'Legal assistant',
  phone: null,
  is_fee_earner: false,
  agency_id: null,
}

const tokenTo = (firm: FirmUnderTest, email: string): Promise<string> =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE to_address = ? AND json_extract(doc, '$.type') = 'user.invited'
       ORDER BY id DESC LIMIT 1`,
      email,
    )
    return /[?&]token=([\w-]+)/.exec(JSON.parse(row?.doc ?? '{}').body)?.[1] ?? ''
  })

/** The user whose password a link sets; null when it does not work. */
const setPassword = (firm: FirmUnderTest, token: string) =>
  firm.step((steps) => steps.setPassword({ token, hash: 'hash' }))

const change = (by: Caller, of: Caller['user'], given: object) => {
  const { email, first_name, last_name, roles, team, job_title, phone, is_fee_earner } = of
  const now = { email, first_name, last_name, roles, team, job_title, phone, is_fee_earner }
  const body = { ...now, agency_id: null, version: of.version, ...given }
  return by.send('PATCH', `/api/users/${of.id}`, body)
}

describe('an invitation', () => {
  test('makes an account that its link lets in once', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { status, body } = await owner.post('/api/users', newcomer)
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ email: 'priya.nair@harcourt.test', status: 'invited' })
    const token = await tokenTo(firm, 'priya.nair@harcourt.test')
    expect(token).not.toBe('')
    expect(await setPassword(firm, token)).toBe(body.data.user.id)
    expect(await setPassword(firm, token)).toBeNull()
    const user = await firm.inside(({ users }) => users.get(body.data.user.id))
    expect(user.status).toBe('active')
    const priya = await firm.signedIn(user)
    expect((await priya.get('/api/conveyances')).status).toBe(200)
    expect((await priya.get('/api/users')).status).toBe(403)
  })

  test('sent again stops the link before it', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { user } = (await owner.post('/api/users', newcomer)).body.data
    const first = await tokenTo(firm, user.email)
    const again = await owner.post(`/api/users/${user.id}/invitation`, { version: user.version })
    expect(again.status).toBe(200)
    const second = await tokenTo(firm, user.email)
    expect(await setPassword(firm, first)).toBeNull()
    expect(await setPassword(firm, second)).toBe(user.id)
    const late = await owner.post(`/api/users/${user.id}/invitation`, { version: 2 })
    expect(late.body.error.code).toBe('not_invited')
  })

  test('to an address that is somebody’s says whose', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    await firm.user({ email: 'priya.nair@harcourt.test', first_name: 'Priya', last_name: 'Nair' })
    const found = await owner.get('/api/user-holders?email=PRIYA.nair@harcourt.test')
    expect(found.body.data).toMatchObject({ name: 'Priya Nair', status: 'active' })
    const { status, body } = await owner.post('/api/users', newcomer)
    expect(status).toBe(422)
    expect(body.error.fields.email).toEqual(['Priya Nair already uses this address (active).'])
  })

  test('of an agent needs their agency and gives the agents’ role alone', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const agent = { ...newcomer, type: 'agent', roles: ['Agent'] }
    expect((await owner.post('/api/users', agent)).body.error.fields).toHaveProperty('agency_id')
    const wrong = await owner.post('/api/users', { ...newcomer, roles: ['Agent'] })
    expect(wrong.body.error.fields.roles).toEqual([
      'Agent is not a role for this type of account. Choose another.',
    ])
  })
})

describe('nobody', () => {
  test('gives a role that grants more than they hold', async () => {
    const firm = await aFirm()
    const manager = await firm.as('Practice manager')
    const assistant = await firm.user({ role: 'Template editor' })
    const raised = await change(manager, assistant, { roles: ['Owner'] })
    expect(raised.status).toBe(422)
    expect(raised.body.error.code).toBe('more_than_held')
    expect(raised.body.error.fields.roles[0]).toContain('Owner grants access that you do not have')
    const own = await change(manager, manager.user, { roles: ['Practice manager', 'Owner'] })
    expect(own.body.error.code).toBe('more_than_held')
    const lateral = await change(manager, assistant, { roles: ['Template editor', 'Auditor'] })
    expect(lateral.status).toBe(200)
  })

  test('is told of a role as free to give when it is not', async () => {
    const firm = await aFirm()
    const manager = await firm.as('Practice manager')
    const { roles } = (await manager.get('/api/user-choices')).body.data
    const beyond = (name: string) =>
      roles.find((it: { name: string }) => it.name === name)?.beyond.length
    expect(beyond('Owner')).toBeGreaterThan(0)
    expect(beyond('Auditor')).toBe(0)
    expect(beyond('Client')).toBeUndefined()
  })

  test('changes the address or the roles of somebody who may do more', async () => {
    const firm = await aFirm()
    const manager = await firm.as('Practice manager')
    const owner = await firm.user({ role: 'Owner' })
    const taken = await change(manager, owner, { email: 'mine@harcourt.test' })
    expect(taken.status).toBe(422)
    expect(taken.body.error.fields.email[0]).toContain('has more access than you')
    const demoted = await change(manager, owner, { roles: ['Auditor'] })
    expect(demoted.status).toBe(422)
    expect(demoted.body.error.fields.roles[0]).toContain('has more access than you')
    expect((await change(manager, owner, { job_title: 'Partner' })).status).toBe(200)
  })

  test('takes over somebody who does other work, but a manager may suspend them', async () => {
    const firm = await aFirm()
    const manager = await firm.as('Practice manager')
    const cashier = await firm.user({ role: 'Cashier' })
    const taken = await change(manager, cashier, { email: 'mine@harcourt.test' })
    expect(taken.body.error.fields.email[0]).toContain('has more access than you')
    const suspended = await manager.post(`/api/users/${cashier.id}/suspension`, { version: 1 })
    expect([suspended.status, suspended.body.data.user.status]).toEqual([200, 'suspended'])
  })

  test('suspends themselves, or the last who could change roles', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const own = await owner.post(`/api/users/${owner.user.id}/suspension`, { version: 1 })
    expect(own.body.error.code).toBe('own_account')
    const demoted = await change(owner, owner.user, { roles: ['Auditor'] })
    expect([demoted.status, demoted.body.error.code]).toEqual([409, 'last_keeper'])
    expect((await owner.get('/api/roles')).status).toBe(200)
    const second = await firm.as('Owner')
    const done = await second.post(`/api/users/${owner.user.id}/suspension`, { version: 1 })
    expect(done.status).toBe(200)
  })
})

describe('a suspended person', () => {
  test('is out from the next call on, and their sockets are told to close', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const assistant = await firm.as('Legal assistant')
    const put = await firm.inside(({ store }) => {
      store.write('DELETE FROM outbox')
      return store.rows('SELECT id FROM outbox').length
    })
    expect(put).toBe(0)
    const { id } = assistant.user
    const done = await owner.post(`/api/users/${id}/suspension`, { version: 1 })
    expect(done.body.data).toMatchObject({ user: { status: 'suspended' }, sessions: [] })
    expect((await assistant.get('/auth/user')).status).toBe(401)
    const texts = await firm.inside(({ store }) =>
      store
        .rows<{ name: string; detail: string }>(
          'SELECT name, detail FROM audit WHERE subject_id = ? ORDER BY seq',
          id,
        )
        .map((it) => [it.name, eventText(it.name, JSON.parse(it.detail))]),
    )
    const name = `${assistant.user.first_name} ${assistant.user.last_name}`
    expect(texts).toEqual([
      ['user.updated', `${name} was suspended`],
      ['permissions.changed', `Access of ${name} ended`],
      ['session.ended', `${name} signed out of one session`],
    ])
    const back = await owner.send('DELETE', `/api/users/${id}/suspension?version=2`)
    expect(back.body.data.user.status).toBe('active')
    expect((await assistant.get('/auth/user')).status).toBe(401)
  })

  test('cannot use a link that was on its way', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { user } = (await owner.post('/api/users', newcomer)).body.data
    const token = await tokenTo(firm, user.email)
    await owner.post(`/api/users/${user.id}/suspension`, { version: user.version })
    expect(await setPassword(firm, token)).toBeNull()
  })
})

test('signing somebody out ends one session or all of them', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const user = await firm.user({ role: 'Legal assistant' })
  const [runtime, home] = [await firm.signedIn(user), await firm.signedIn(user)]
  const shown = (await owner.get(`/api/users/${user.id}`)).body.data
  expect(shown.sessions).toHaveLength(2)
  const path = `/api/users/${user.id}/sessions`
  await owner.send('DELETE', `${path}/${runtime.actor.session?.id}`)
  expect((await runtime.get('/auth/user')).status).toBe(401)
  expect((await home.get('/auth/user')).status).toBe(200)
  expect((await owner.send('DELETE', `${path}/${owner.actor.session?.id}`)).status).toBe(200)
  expect((await owner.get('/auth/user')).status).toBe(200)
  expect((await owner.send('DELETE', path)).body.data.sessions).toEqual([])
  expect((await home.get('/auth/user')).status).toBe(401)
})

test('the list finds by words, kind and status, and shows what each has to do', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner', { first_name: 'Eleanor', last_name: 'Shaw' })
  await firm.user({ role: 'Cashier', first_name: 'Ivy', last_name: 'Abbot' })
  await firm.user({ role: 'Auditor', last_name: 'Zeal', status: 'suspended' })
  await firm.user({ role: 'Client', type: 'client' })
  const names = async (query: string) =>
    (await owner.get(`/api/users${query}`)).body.data.rows.map(
      (it: { last_name: string }) => it.last_name,
    )
  expect(await names('?type=staff')).toEqual(['Abbot', 'Shaw', 'Zeal'])
  expect(await names('?type=staff&status=suspended')).toEqual(['Zeal'])
  expect(await names('?q=eleanor%20sh')).toEqual(['Shaw'])
  const [row] = (await owner.get('/api/users?q=shaw')).body.data.rows
  expect(row).toMatchObject({ open_cases: 0, overdue: 0 })
  expect(row.last_login_at).toMatch(/^\d{4}-/)
})

test('a user shows what they may do and which role gives it', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const user = await firm.user({ roles: ['Cashier', 'Legal assistant'] })
  const { access, scope } = (await owner.get(`/api/users/${user.id}`)).body.data
  const roles = (name: string) =>
    access.find((it: { permission: string }) => it.permission === name)?.roles
  expect(roles('payments.create')).toEqual(['Cashier'])
  expect(roles('conveyance.update').toSorted()).toEqual(['Cashier', 'Legal assistant'])
  expect(scope).toEqual({ conveyance: 'all', quotes: 'own' })
  expect((await owner.get(`/api/users/${nobody}`)).status).toBe(404)
})

test('a change on top of somebody else’s is refused with what stands', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const user = await firm.user({ role: 'Legal assistant' })
  expect((await change(owner, user, { job_title: 'Paralegal' })).status).toBe(200)
  const late = await change(owner, user, { job_title: 'Trainee' })
  expect(late.status).toBe(409)
  expect(late.body.error.current.job_title).toBe('Paralegal')
})

describe('the list of users', () => {
  test('comes by name or by address, either way, a page at a time', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    for (const email of ['b@harcourt.test', 'c@harcourt.test', 'a@harcourt.test'])
      await owner.post('/api/users', { ...newcomer, email })
    const list = async (search: string) =>
      (await owner.get(`/api/users?type=staff&q=@harcourt.test${search}`)).body.data
    const addresses = async (search: string): Promise<string[]> =>
      (await list(search)).rows.map((it: { email: string }) => it.email)
    const up = await addresses('&sort=email')
    expect(up).toEqual(up.toSorted())
    const known = ['a@harcourt.test', 'b@harcourt.test', 'c@harcourt.test']
    expect(up.filter((email) => known.includes(email))).toEqual(known)
    expect(await addresses('&sort=email&direction=desc')).toEqual(up.toReversed())
    expect((await owner.get('/api/users?sort=team')).status).toBe(422)
  })

  test('comes by every column that sorts, both ways, who was never in last, and so does its file', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    for (const [at, roles] of [
      ['Conveyancer', 'Legal assistant'],
      ['Conveyancer'],
      ['Owner'],
    ].entries())
      await owner.post('/api/users', { ...newcomer, email: `${at}@harcourt.test`, roles })
    for (const role of ['Conveyancer', 'Compliance', 'Conveyancer']) await firm.as(role)
    type Row = Record<'id' | 'first_name' | 'last_name' | 'email', string> & {
      readonly roles: readonly string[]
      readonly last_login_at: string | null
    }
    const keys: Readonly<Record<UserSort, (it: Row) => string | null>> = {
      name: (it) => `${it.last_name} ${it.first_name}`.toLowerCase(),
      email: (it) => it.email,
      roles: (it) => it.roles.join(', ').toLowerCase(),
      login: (it) => it.last_login_at,
    }
    const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
    const all: Row[] = (await owner.get('/api/users')).body.data.rows
    expect(all.filter((it) => it.last_login_at === null)).toHaveLength(3)
    for (const sort of UserSort.options)
      for (const direction of ['asc', 'desc']) {
        const sign = direction === 'asc' ? 1 : -1
        const expected = all.toSorted((a, b) => {
          const [one, other] = [keys[sort](a), keys[sort](b)]
          if ((one === null) !== (other === null)) return one === null ? 1 : -1
          return sign * (compare(one ?? '', other ?? '') || compare(a.id, b.id))
        })
        const query = `sort=${sort}&direction=${direction}`
        const { rows } = (await owner.get(`/api/users?${query}`)).body.data
        expect(rows, query).toEqual(expected)
        const file = (await owner.get(`/api/users/export?${query}&columns=email`)).text
        const emails = expected.map(({ email }) => email)
        expect(file.trim().split('\r\n').slice(1), query).toEqual(emails)
      }
  })
})
