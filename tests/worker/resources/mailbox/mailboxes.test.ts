import { expect, test } from 'vitest'
import { aFirm } from '../../support/firm.ts'
import { aFirmWithMail, connect, registration, withMail } from '../../support/graph/firm.ts'
import { standInGraph } from '../../support/graph/graph.ts'

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
  expect(data).toEqual({ rows: [], refusal: refused.body.error.message })
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
