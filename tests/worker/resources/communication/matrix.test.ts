import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { anActive, dataOf, hold, messagesOf, resume } from '../../support/communications.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const path = '/api/communication-matrix'

const save = (by: Caller, version: number, cells: object, reason = 'Fewer messages') =>
  by.send('PUT', path, { version, cells, reason })

const aCase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  return { firm, owner, id, ref }
}

test('a cell that is off keeps its message from being sent, with the reason', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  dataOf(await save(owner, 0, { 'quote.accepted/internal/internal': 'off' }))
  await instructed(firm, owner)
  const told = (await messagesOf(firm, 'quote.accepted')).map((it) => [
    it.channel,
    it.status === 'suppressed' ? it.reason : 'goes',
  ])
  expect(told).toContainEqual(['internal', 'matrix_off'])
  expect(told).toContainEqual(['email', 'goes'])
})

test('one who wants no texts gets none, unless the firm sends them whatever clients chose', async () => {
  const { firm, owner, id } = await aCase()
  await anActive(owner, { channel: 'sms', body: '{ref} rests' })
  const texts = async () =>
    (await messagesOf(firm, 'conveyance.held'))
      .filter((it) => it.channel === 'sms')
      .map((it) => it.reason)
  await hold(owner, id)
  await resume(owner, id)
  await firm.inside(({ contacts, store }) => {
    const row = store.row<{ id: string }>('SELECT id FROM contacts')
    const contact = contacts.get(row?.id ?? '')
    const communication = { ...contact.communication, channels: ['email' as const] }
    contacts.replace({ ...contact, version: contact.version + 1, communication }, contact.version)
  })
  await hold(owner, id)
  await resume(owner, id)
  dataOf(await save(owner, 0, { 'conveyance.held/client/sms': 'on' }))
  await hold(owner, id)
  const [first, second, third] = await texts()
  expect(first).not.toBe('no_consent')
  expect(second).toBe('no_consent')
  expect(third).not.toBe('no_consent')
})

test('what the law asks for cannot be switched off, and a refusal changes nothing', async () => {
  const { owner } = await aCase()
  const refused = await save(owner, 0, {
    'conveyance.held/client/email': 'off',
    'conveyance.held/agent/email': 'off',
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.error.fields)).toEqual(['cells.conveyance.held/client/email'])
  expect(dataOf(await owner.get(path)).matrix.version).toBe(0)
})

test('a matrix that somebody else saved meanwhile is not overwritten, and a version is restored', async () => {
  const { owner } = await aCase()
  const cells = { 'conveyance.held/agent/email': 'off' }
  dataOf(await save(owner, 0, cells))
  const late = await save(owner, 0, { 'conveyance.aborted/agent/email': 'off' })
  expect([late.status, late.body.error.code]).toEqual([409, 'stale'])
  dataOf(await save(owner, 1, {}, 'Agents asked for it'))
  const { matrix, versions } = dataOf(await save(owner, 2, cells, 'Restored version 1'))
  expect(matrix).toMatchObject({ version: 3, cells, reason: 'Restored version 1' })
  expect(versions.map((it: { reason: string }) => it.reason)).toEqual([
    'Restored version 1',
    'Agents asked for it',
    'Fewer messages',
  ])
  expect((await save(owner, 3, cells)).status).toBe(422)
})

test('a replay tells what the events of a case send', async () => {
  const { firm, owner, id, ref } = await aCase()
  await hold(owner, id)
  const { lines } = dataOf(await owner.get(`${path}/replay?ref=${ref}`))
  expect(
    lines.map((it: Record<string, unknown>) => `${it['type']} ${it['audience']} ${it['channel']}`),
  ).toEqual([
    'conveyance.opened client email',
    'conveyance.opened internal internal',
    'conveyance.held client email',
  ])
  expect((await owner.get(`${path}/replay?ref=26-S-99999`)).status).toBe(404)
  const editor = await firm.as('Template editor')
  expect((await editor.get(`${path}/replay?ref=${ref}`)).status).toBe(404)
})
