import { expect, test, vi } from 'vitest'
import { setAsideReason } from '#domain/set-aside/labels'
import { listSetAside, orFailAside } from '#tenant/core/set-aside'
import { aSentQuote, instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

const LISTS = [
  '/api/users',
  '/api/users?sort=roles',
  '/api/users?sort=login',
  '/api/users?q=a',
  '/api/user-choices',
  '/api/roles',
  '/api/agencies',
  '/api/my-day',
  '/api/contacts',
  '/api/messages',
  '/api/calls',
  '/api/leads?view=all',
  '/api/conveyances?view=all',
  '/api/quote-cases?view=all',
  '/api/fee-scales',
  '/api/admin/workflows',
  '/api/lead-imports',
  '/api/visits',
  '/api/saved-views?list=users',
  '/api/search?q=som',
]

const TABLES = ['users', 'roles', 'contacts', 'messages', 'quote_cases', 'conveyances', 'plans']

const BROKEN = [
  `'{}'`,
  `'[]'`,
  `json_set(doc, '$.roles', 5, '$.clients', 5)`,
  `json_set(doc, '$.first_name', json('null'), '$.last_name', json('[]'))`,
  `json_set(doc, '$.id', 'another')`,
]

test.each(TABLES)('a malformed row of %s is left out of the lists, which answer', async (table) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.user({ role: 'Conveyancer', first_name: 'Ada' })
  const cashier = await firm.user({ role: 'Cashier' })
  await instructed(firm, owner)
  await aSentQuote(owner)
  for (const broken of BROKEN) {
    await firm.inside(({ store }) => {
      const key = table === 'plans' ? 'conveyance_id' : 'id'
      const id =
        table === 'users'
          ? cashier.id
          : store.row<{ id: string }>(
              `SELECT ${key} AS id FROM ${table} ${table === 'roles' ? `WHERE name = 'Cashier'` : ''} ORDER BY ${key} DESC LIMIT 1`,
            )?.id
      store.write(
        `UPDATE ${table} SET doc = ${table === 'roles' ? `json_set(${broken}, '$.name', 'Cashier')` : broken} WHERE ${key} = ?`,
        id ?? '',
      )
    })
    for (const path of LISTS) {
      const { status, text } = await owner.get(path)
      expect(status, `${path} with ${broken}: ${text}`).toBe(200)
    }
  }
  logged.mockRestore()
})

test('the record itself says that it cannot be read, and is set aside', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const cashier = await firm.user({ role: 'Cashier' })
  await firm.inside(({ store }) =>
    store.write(`UPDATE users SET doc = json_remove(doc, '$.roles') WHERE id = ?`, cashier.id),
  )
  const answer = await owner.get(`/api/users/${cashier.id}`)
  expect(answer.status).toBe(500)
  expect(answer.body.error.message).toContain('Admin › Set aside')
  const [row] = (await owner.get('/api/set-aside')).body.data
  expect(row).toMatchObject({ kind: 'users', id: cashier.id })
  expect(setAsideReason(row.kind, row.reason)).toBe('Its field “roles” is missing or not valid.')
  logged.mockRestore()
})

test('what was set aside is listed, downloaded without tokens, and back after a repair', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const cashier = await firm.as('Cashier')
  expect((await cashier.get('/api/set-aside')).status).toBe(403)
  const broken = await firm.user({ role: 'Conveyancer' })
  const breakDoc = `json_set(json_remove(doc, '$.roles'), '$.note', 'https://x/login?token=${'t'.repeat(43)}')`
  await firm.inside(({ store }) =>
    store.write(`UPDATE users SET doc = ${breakDoc} WHERE id = ?`, broken.id),
  )
  await owner.get('/api/users')
  const record = { kind: 'users', id: broken.id }
  const query = new URLSearchParams(record).toString()
  const shown = await owner.get(`/api/set-aside-document?${query}`)
  expect(shown.status).toBe(200)
  expect(shown.body.data.text).toContain(broken.email)
  expect(shown.text).not.toContain('t'.repeat(43))
  const other = new URLSearchParams({ kind: 'users', id: owner.user.id }).toString()
  expect((await owner.get(`/api/set-aside-document?${other}`)).status).toBe(404)
  const still = await owner.post('/api/set-aside/attempts', record)
  expect(still.body.data.reason).toContain('roles')
  await firm.inside(({ store }) =>
    store.write('UPDATE users SET doc = ? WHERE id = ?', JSON.stringify(broken), broken.id),
  )
  const back = await owner.post('/api/set-aside/attempts', record)
  expect(back.body.data).toEqual({ reason: null })
  expect((await owner.get('/api/set-aside')).body.data).toEqual([])
  const names = await firm.inside(({ store }) =>
    store.rows(`SELECT name FROM audit WHERE name = 'set-aside.restored'`),
  )
  expect(names).toHaveLength(1)
  logged.mockRestore()
})

test('a broadcast that was given up is listed, and goes again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await firm.inside(({ store }) =>
    store.write(
      `INSERT INTO outbox (id, kind, doc, due_at, attempts, error, dead_at)
       VALUES ('b1', 'broadcast', '{}', '2026', 5, 'refused', '2026-03-02')`,
    ),
  )
  const record = { kind: 'outbox', id: 'b1' }
  expect((await owner.get('/api/set-aside')).body.data).toMatchObject([record])
  expect((await owner.post('/api/set-aside/attempts', record)).body.data).toEqual({ reason: null })
  expect((await owner.post('/api/set-aside/attempts', { kind: 'sessions', id: 'x' })).status).toBe(
    404,
  )
  logged.mockRestore()
})

test('a quote on which the expiry itself fails stops no other, and is set aside', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const broken = await firm.inside(({ store }) => [
    orFailAside(store, { table: 'quote_cases', id: 'q1' }, () => {
      store.write(`INSERT INTO numbers (name, last) VALUES ('half', 1)`)
      throw new RangeError('Invalid date')
    }),
    orFailAside(store, { table: 'quote_cases', id: 'q2' }, () => 'expired'),
    store.row(`SELECT name FROM numbers WHERE name = 'half'`),
    listSetAside(store).map(({ id, reason }) => [id, setAsideReason('quote_cases', reason)]),
  ])
  expect(broken).toEqual([null, 'expired', null, [['q1', 'A nightly job failed on it.']]])
  logged.mockRestore()
})
