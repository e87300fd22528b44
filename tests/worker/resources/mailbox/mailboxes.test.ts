import { expect, test } from 'vitest'
import { aFirm } from '../../support/firm.ts'
import { aFirmWithMail, connect, registration, withMail } from '../../support/graph/firm.ts'
import { standInGraph } from '../../support/graph/graph.ts'
import { departure } from '../../support/leave.ts'

test('a registration is saved without a secret, whose text no answer holds', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const saved = await owner.send('PUT', '/api/mail-registration', { version: 0, registration })
  expect(saved.body.data).toMatchObject({
    settings: { version: 1, registration },
    secret_set_at: null,
  })
  const secret = await owner.send('PUT', '/api/mail-registration/secret', {
    version: 1,
    secret: 'very secret text',
  })
  expect(secret.body.data.secret_set_at).not.toBeNull()
  expect(secret.text).not.toContain('very secret')
  const other = { ...registration, client_id: '99999999-2222-3333-4444-555555555555' }
  const changed = await owner.send('PUT', '/api/mail-registration', {
    version: 2,
    registration: other,
  })
  expect(changed.body.data.secret_set_at).toBeNull()
  const stale = await owner.send('PUT', '/api/mail-registration', { version: 1, registration })
  expect(stale.status).toBe(409)
})

test('where no mailbox can be reached the reason is said and nothing is connected', async () => {
  const { owner, conveyancer } = await aFirmWithMail()
  const body = { address: 'completions@harcourt.test', since: '2026-01-05' }
  const refused = await owner.post('/api/mailboxes', body)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'mailbox.unreachable'])
  const { data } = (await conveyancer.get('/api/own-mailboxes')).body
  expect(data).toEqual({ rows: [], refusal: refused.body.error.message, consents: [] })
})

test('a mailbox is seen and changed by its owner and a manager, and nobody else knows of it', async () => {
  const { firm, owner, conveyancer } = await aFirmWithMail()
  const other = await firm.as('Conveyancer')
  const mailbox = await withMail(firm, standInGraph(), (runtime) =>
    connect(runtime, conveyancer.user.id),
  )
  const path = `/api/mailboxes/${mailbox.id}`
  expect((await other.get('/api/own-mailboxes')).body.data.rows).toEqual([])
  const pausing = { version: 1, is_paused: true }
  expect((await other.send('PUT', `${path}/pausing`, pausing)).status).toBe(404)
  const paused = await conveyancer.send('PUT', `${path}/pausing`, pausing)
  expect(paused.body.data).toMatchObject({ state: 'paused', version: 2, next_at: null })
  expect((await owner.send('PUT', `${path}/pausing`, pausing)).status).toBe(409)
  const folders = { version: 2, private_folders: ['Family'] }
  expect((await owner.send('PUT', `${path}/folders`, folders)).body.data).toMatchObject({
    private_folders: ['Family'],
  })
  const ended = await owner.post(`${path}/ending`, { version: 3 })
  expect(ended.body.data).toMatchObject({ state: 'disconnected' })
  expect((await owner.post(`${path}/ending`, { version: 4 })).status).toBe(409)
  expect((await owner.get('/api/mailboxes')).text).not.toContain('refresh')
})

const byImap = {
  address: 'post@brookes.test',
  server: 'localhost:1993',
  username: 'post',
  password: 'very secret words',
  since: '2026-01-05',
}

test('a mailbox is connected by IMAP without any registration, and no answer holds its password', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const conveyancer = await firm.as('Conveyancer')
  const own = await conveyancer.post('/api/own-mailboxes', byImap)
  expect(own.body.data).toMatchObject({
    kind: 'imap',
    access: 'password',
    server: { host: 'localhost', port: 1993, username: 'post' },
    owner: { id: conveyancer.user.id },
    health: { state: 'importing' },
  })
  expect((await owner.post('/api/imap-mailboxes', byImap)).body.error.code).toBe('mailbox.taken')
  expect((await conveyancer.post('/api/imap-mailboxes', byImap)).status).toBe(403)
  const other = { ...byImap, address: 'completions@brookes.test' }
  const shared = await owner.post('/api/imap-mailboxes', other)
  expect(shared.body.data).toMatchObject({ owner: null, state: 'on' })
  const all = await owner.get('/api/mailboxes')
  expect(all.body.data.rows).toHaveLength(2)
  expect(own.text + shared.text + all.text).not.toContain('very secret')
})

test('a mail server elsewhere is refused in the local environment, beside its field', async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer')
  for (const server of ['imap.brookes.test', '192.168.0.1', 'http://localhost']) {
    const refused = await conveyancer.post('/api/own-mailboxes', { ...byImap, server })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['server']])
  }
  const future = await conveyancer.post('/api/own-mailboxes', { ...byImap, since: '2999-01-01' })
  expect(Object.keys(future.body.error.fields)).toEqual(['since'])
  expect((await conveyancer.get('/api/own-mailboxes')).body.data.rows).toEqual([])
})

test('the client at Google is saved with its secret, which no answer holds, by whoever looks after mailboxes', async () => {
  const { owner, conveyancer } = await aFirmWithMail()
  const client = { client_id: '1234-abcd.apps.googleusercontent.com', secret: 'very secret text' }
  const path = '/api/google-mail-client'
  expect((await conveyancer.send('PUT', path, { version: 0, client })).status).toBe(403)
  const saved = await owner.send('PUT', path, { version: 0, client })
  expect(saved.body.data.google).toMatchObject({ version: 1, client_id: client.client_id })
  expect(saved.body.data.google.secret_set_at).not.toBeNull()
  expect(saved.text).not.toContain('very secret')
  expect((await owner.send('PUT', path, { version: 0, client })).status).toBe(409)
  const other = { ...client, client_id: 'somebody@example.test' }
  expect((await owner.send('PUT', path, { version: 1, client: other })).status).toBe(422)
})

test('the mailbox of somebody who leaves is read no more, and what they had begun to write is gone', async () => {
  const { firm, owner, conveyancer, id } = await aFirmWithMail()
  const tom = await firm.user({ role: 'Conveyancer', first_name: 'Tom', last_name: 'Byrne' })
  await withMail(firm, standInGraph(), (runtime) => connect(runtime, conveyancer.user.id))
  const saved = await conveyancer.send('PUT', `/api/message-drafts/${crypto.randomUUID()}`, {
    ...{ version: 0, record: { kind: 'conveyance', id }, way: 'email', email_id: null },
    values: { text: 'Before I go' },
  })
  expect(saved.status, saved.text).toBe(200)
  const left = await owner.post(
    `/api/users/${conveyancer.user.id}/departure`,
    departure(conveyancer.user, tom),
  )
  expect(left.status, left.text).toBe(200)
  const { rows } = (await owner.get('/api/mailboxes')).body.data
  expect(rows).toMatchObject([{ address: 'anna@harcourt.test', state: 'disconnected' }])
  const drafts = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>('SELECT doc FROM message_drafts'),
  )
  expect(drafts.map(({ doc }) => JSON.parse(doc))).toMatchObject([
    { values: {}, ended: { as: 'discarded' } },
  ])
})
