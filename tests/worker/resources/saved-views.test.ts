import { describe, expect, test } from 'vitest'
import { instructed } from '../support/cases.ts'
import { aFirm, type Caller } from '../support/firm.ts'

const sales = {
  list: 'conveyances',
  name: 'Sales by client',
  search: 'matter_type=sale&sort=client&columns=ref,client,due',
  shared: false,
}

const keep = async (by: Caller, given: object = {}) => {
  const { status, text, body } = await by.post('/api/saved-views', { ...sales, ...given })
  if (status !== 200) throw new Error(text)
  return body.data
}

const namesFor = async (by: Caller, list = 'conveyances') => {
  const { body } = await by.get(`/api/saved-views?list=${list}`)
  return body.data.rows.map((it: { name: string }) => it.name)
}

describe('a saved view', () => {
  test('is its owner’s alone until it is shared', async () => {
    const firm = await aFirm()
    const eleanor = await firm.as('Conveyancer')
    const tom = await firm.as('Conveyancer')
    const view = await keep(eleanor)
    expect(view).toMatchObject({ ...sales, version: 1, owner: { id: eleanor.user.id } })
    expect(await namesFor(eleanor)).toEqual(['Sales by client'])
    expect(await namesFor(tom)).toEqual([])
    const change = await eleanor.send('PATCH', `/api/saved-views/${view.id}`, {
      version: 1,
      shared: true,
    })
    expect(change.body.data).toMatchObject({ version: 2, shared: true })
    expect(await namesFor(tom)).toEqual(['Sales by client'])
  })

  test('counts what the one who asks would see', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer', team: 'east' })
    const owner = await firm.as('Owner')
    await instructed(firm, owner)
    await keep(owner, { shared: true })
    const counted = async (by: Caller) =>
      (await by.get('/api/saved-views?list=conveyances')).body.data.rows[0]
    expect(await counted(owner)).toMatchObject({ count: 1, capped: false })
    const other = await firm.as('Conveyancer', { team: 'west' })
    expect(await counted(other)).toMatchObject({ count: 0 })
  })

  test('counts on the lists of quotes and users too', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    for (const [list, search, count] of [
      ['quotes', 'view=dead', 0],
      ['quotes', 'sort=fee&direction=desc', 0],
      ['leads', 'view=all&sort=price', 0],
      ['quotes-presold', 'q=shaw', 0],
      ['sale-memos', 'view=confirmed', 0],
      ['sale-ready-packs', 'view=stale', 0],
      ['users', 'status=active', 1],
      ['users', 'type=all', 1],
    ] as const) {
      await keep(owner, { list, search, name: `${list} ${search}` })
      const { body } = await owner.get(`/api/saved-views?list=${list}`)
      expect(body.data.rows.at(-1).count, search).toBe(count)
    }
  })

  test('that the list would not understand is refused', async () => {
    const owner = await (await aFirm()).as('Owner')
    for (const search of ['secret=1', 'matter_type=castle', 'columns=DROP TABLE', 'after=x']) {
      const { status, body } = await owner.post('/api/saved-views', { ...sales, search })
      expect([status, Object.keys(body.error.fields)], search).toEqual([422, ['search']])
    }
    const long = await owner.post('/api/saved-views', { ...sales, search: 'q='.padEnd(1001, 'x') })
    expect(long.status).toBe(422)
    const unnamed = await owner.post('/api/saved-views', { ...sales, name: '  ' })
    expect(Object.keys(unnamed.body.error.fields)).toEqual(['name'])
  })

  test('has a name of its own among its owner’s', async () => {
    const owner = await (await aFirm()).as('Owner')
    await keep(owner)
    const second = await owner.post('/api/saved-views', { ...sales, name: 'sales by CLIENT' })
    expect([second.status, Object.keys(second.body.error.fields)]).toEqual([422, ['name']])
    await keep(owner, { list: 'users', search: '' })
  })

  test('moves to the front when it is told to', async () => {
    const owner = await (await aFirm()).as('Owner')
    for (const name of ['One', 'Two', 'Three']) await keep(owner, { name })
    const { body } = await owner.get('/api/saved-views?list=conveyances')
    const three = body.data.rows[2]
    await owner.send('PATCH', `/api/saved-views/${three.id}`, { version: 1, first: true })
    expect(await namesFor(owner)).toEqual(['Three', 'One', 'Two'])
  })

  test('is changed once only when it is sent twice, and not over a newer one', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const key = crypto.randomUUID()
    const first = await owner.post('/api/saved-views', sales, { key })
    const again = await owner.post('/api/saved-views', sales, { key })
    expect(again.body).toEqual(first.body)
    const { id } = first.body.data
    const path = `/api/saved-views/${id}`
    await owner.send('PATCH', path, { version: 1, name: 'Sales' })
    const late = await owner.send('PATCH', path, { version: 1, name: 'Mine' })
    expect([late.status, late.body.error.current.name]).toEqual([409, 'Sales'])
    expect(late.body.error.changed.by).toBe('Owner Person')
    expect((await owner.send('DELETE', `${path}?version=1`)).status).toBe(409)
  })

  test('that is shared is changed by its owner or whoever may change roles', async () => {
    const firm = await aFirm()
    const eleanor = await firm.as('Conveyancer')
    const tom = await firm.as('Conveyancer')
    const owner = await firm.as('Owner')
    const shared = await keep(eleanor, { shared: true })
    const path = `/api/saved-views/${shared.id}`
    const refused = await tom.send('PATCH', path, { version: 1, name: 'Tom’s' })
    expect([refused.status, refused.body.error.message]).toEqual([
      403,
      'Only Conveyancer Person can change this view.',
    ])
    expect((await tom.send('DELETE', `${path}?version=1`)).status).toBe(403)
    expect((await owner.send('DELETE', `${path}?version=1`)).status).toBe(200)
    expect(await namesFor(eleanor)).toEqual([])
    const secret = await keep(eleanor)
    const hidden = await owner.send('DELETE', `/api/saved-views/${secret.id}?version=1`)
    const none = await owner.send('DELETE', '/api/saved-views/nothing?version=1')
    expect([hidden.status, hidden.text]).toEqual([404, none.text])
  })

  test('of a list that somebody may not see is not theirs to open or keep', async () => {
    const firm = await aFirm()
    const adviser = await firm.as('New-business adviser')
    expect((await adviser.get('/api/saved-views?list=users')).status).toBe(403)
    const kept = await adviser.post('/api/saved-views', { ...sales, list: 'users', search: '' })
    expect(kept.status).toBe(403)
    const owner = await firm.as('Owner')
    const shared = await keep(owner, { list: 'users', search: '', shared: true })
    const asked = await adviser.send('PATCH', `/api/saved-views/${shared.id}`, { version: 1 })
    expect(asked.status).toBe(404)
  })

  test('leaves its making, changing and deleting on the record', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const { id } = await keep(owner)
    await owner.send('PATCH', `/api/saved-views/${id}`, { version: 1, name: 'Sales' })
    await owner.send('DELETE', `/api/saved-views/${id}?version=2`)
    const rows = await firm.inside(({ audit }) => audit.history('saved-view', id, 9))
    expect(rows.map((it) => [it.name, it.version, JSON.parse(it.changed)])).toEqual([
      ['saved-view.deleted', 3, []],
      ['saved-view.changed', 2, ['name']],
      ['saved-view.created', 1, ['name', 'search', 'shared']],
    ])
    expect(JSON.parse(rows[0]?.detail ?? '{}')).toMatchObject({ name: 'Sales' })
  })

  test('is one of thirty at most', async () => {
    const owner = await (await aFirm()).as('Owner')
    for (let at = 0; at < 30; at++) await keep(owner, { name: `View ${at}` })
    const { status, body } = await owner.post('/api/saved-views', sales)
    expect([status, body.error.fields.name[0]]).toEqual([
      422,
      'You already have 30 views of this list. Delete one first.',
    ])
  })
})
