import { expect, test } from 'vitest'
import { anyCase } from '#domain/communication/firm/conditions'
import { instructed } from '../../support/cases.ts'
import {
  anActive,
  content,
  dataOf,
  hold,
  messagesOf,
  resume,
} from '../../support/communications.ts'
import { aFirm } from '../../support/firm.ts'

const aCase = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [conveyance] = await instructed(firm, owner)
  return { firm, owner, id: conveyance.id as string, ref: conveyance.ref as string }
}

test('an active communication replaces the standard text, and a paused one gives it back', async () => {
  const { firm, owner, id } = await aCase()
  const draft = dataOf(await owner.post('/api/communications', content()))
  expect(draft).toMatchObject({ status: 'draft', version: 1 })
  await hold(owner, id)
  await resume(owner, id)
  const activated = dataOf(
    await owner.post(`/api/communications/${draft.id}/activation`, { version: 1 }),
  )
  expect(activated.communication).toMatchObject({ status: 'active', version: 2 })
  await hold(owner, id)
  await resume(owner, id)
  dataOf(await owner.post(`/api/communications/${draft.id}/pause`, { version: 2 }))
  await hold(owner, id)
  const [standard, own, again, ...more] = await messagesOf(firm, 'conveyance.held')
  expect(more).toEqual([])
  expect([standard.communication, again.communication]).toEqual([null, null])
  expect(again.subject).toBe(standard.subject)
  expect(own.communication).toEqual({ id: draft.id, version: 2 })
  expect(own.body).toContain('We look again on Monday 5 January.')
  const { versions, log } = dataOf(await owner.get(`/api/communications/${draft.id}`))
  expect(versions.map((it: { version: number }) => it.version)).toEqual([3, 2, 1])
  expect(log).toHaveLength(1)
  const [row] = dataOf(await owner.get('/api/communications'))
  expect([row.id, row.sent + row.not_sent + row.failed]).toEqual([draft.id, 1])
})

test('what is more specific is sent, and rivals are refused', async () => {
  const { firm, owner, id } = await aCase()
  await anActive(owner)
  const conditions = { ...anyCase, matter_types: ['sale' as const] }
  const special = await anActive(owner, { conditions, subject: 'A sale rests' })
  await hold(owner, id)
  expect((await messagesOf(firm, 'conveyance.held')).map((it) => it.subject)).toEqual([
    'A sale rests',
  ])
  const rival = dataOf(await owner.post('/api/communications', content({ name: 'Rival' })))
  const refused = await owner.post(`/api/communications/${rival.id}/activation`, { version: 1 })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'communication.rival'])
  const widened = await owner.send('PUT', `/api/communications/${special.id}`, {
    ...content(),
    version: special.version,
  })
  expect(widened.status).toBe(409)
  const beside = dataOf(await owner.get(`/api/communications/${special.id}`))
  expect(beside.communication).toEqual(special)
})

test('text with values that the event lacks, or with bank details, is refused beside its field', async () => {
  const { owner } = await aCase()
  const answer = await owner.post(
    '/api/communications',
    content({ subject: '{total}', body: 'Sort code 12-34-56' }),
  )
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.error.fields)).toEqual(['subject', 'body'])
})

test('within a batch only the last message is sent', async () => {
  const { firm, owner, id } = await aCase()
  await anActive(owner, { timing: { kind: 'batch', minutes: 20 } })
  await hold(owner, id)
  await resume(owner, id)
  await hold(owner, id)
  const [first, last] = await messagesOf(firm, 'conveyance.held')
  expect([first.status, first.reason]).toEqual(['suppressed', 'duplicate'])
  expect([last.status, last.not_before]).toEqual(['queued', first.not_before])
  const queued = await firm.inside(({ store }) =>
    store.rows<{ due_at: string; id: string }>(
      `SELECT due_at, json_extract(doc, '$.message_id') AS id FROM outbox
       WHERE kind = 'message' AND due_at > ?`,
      new Date().toISOString(),
    ),
  )
  expect(queued).toEqual([{ due_at: first.not_before, id: last.id }])
})

test('what waits of a communication that is paused is not sent', async () => {
  const { firm, owner, id } = await aCase()
  const { id: own, version } = await anActive(owner, { timing: { kind: 'after', minutes: 60 } })
  await hold(owner, id)
  expect(await messagesOf(firm, 'conveyance.held')).toMatchObject([
    { status: 'queued', reason: 'scheduled' },
  ])
  const { log } = dataOf(await owner.post(`/api/communications/${own}/pause`, { version }))
  expect(log).toMatchObject([{ status: 'suppressed', reason: 'paused' }])
  const queued = await firm.inside(({ outbox }) => outbox.due('message', '9999', 20))
  expect(queued.map(({ doc }) => doc)).not.toContain(JSON.stringify({ message_id: log[0].id }))
})

test('at most one is sent to a person within the hours of a limit', async () => {
  const { firm, owner, id } = await aCase()
  await anActive(owner, { throttle_hours: 24 })
  await hold(owner, id)
  await resume(owner, id)
  await hold(owner, id)
  const [first, second] = await messagesOf(firm, 'conveyance.held')
  expect(first.status).not.toBe('suppressed')
  expect([second.status, second.reason]).toEqual(['suppressed', 'throttled'])
})

test('a message that is read first waits until somebody approves it, once', async () => {
  const { firm, owner, id } = await aCase()
  await anActive(owner, { approval: 'review_first' })
  await hold(owner, id)
  await resume(owner, id)
  await hold(owner, id)
  const waiting = dataOf(await owner.get('/api/messages?view=approval')).rows
  expect(waiting.map((it: { status: string }) => it.status)).toEqual([
    'awaiting_approval',
    'awaiting_approval',
  ])
  const [second, first] = waiting
  const approve = { version: first.version }
  const manager = await firm.as('New-business manager')
  expect((await manager.post(`/api/messages/${first.id}/approval`, approve)).status).toBe(403)
  dataOf(await owner.post(`/api/messages/${first.id}/approval`, approve))
  expect((await owner.post(`/api/messages/${first.id}/approval`, approve)).status).toBe(409)
  const reason = 'They know already'
  dataOf(await owner.post(`/api/messages/${second.id}/refusal`, { version: 1, reason }))
  await firm.settled()
  const [sent, declined] = await messagesOf(firm, 'conveyance.held')
  expect(sent.status).toBe('sent')
  expect([declined.status, declined.reason]).toEqual(['suppressed', reason])
})

test('an approved message that waits for its time says so, and one whose time has come does not', async () => {
  const { firm, owner, id } = await aCase()
  const timing = { kind: 'after' as const, minutes: 600 }
  await anActive(owner, { approval: 'review_first', timing, quiet_hours: false })
  await hold(owner, id)
  const [waiting] = dataOf(await owner.get('/api/messages?view=approval')).rows
  const approve = { version: waiting.version }
  const approved = dataOf(await owner.post(`/api/messages/${waiting.id}/approval`, approve))
  expect([approved.status, approved.reason]).toEqual(['queued', 'scheduled'])
  await resume(owner, id)
  await hold(owner, id)
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE messages SET doc = json_set(doc, '$.not_before', '2020-01-06T09:00:00.000Z')
       WHERE status = 'awaiting_approval'`,
    )
  })
  const [late] = dataOf(await owner.get('/api/messages?view=approval')).rows
  const path = `/api/messages/${late.id}/approval`
  const sent = dataOf(await owner.post(path, { version: late.version }))
  expect([sent.status, sent.reason]).toEqual(['queued', null])
})

test('a preview reads as the message of a case would, and only within scope', async () => {
  const { firm, owner, ref } = await aCase()
  const { type, audience, channel, subject, body } = content()
  const preview = { type, audience, channel, subject, body, ref }
  expect(dataOf(await owner.post('/api/communication-previews', preview))).toMatchObject({
    ref,
    subject: `Your case ${ref} rests`,
    to: ['Owen Tarrant'],
  })
  const newest = await owner.post('/api/communication-previews', { ...preview, ref: '' })
  expect(dataOf(newest).ref).toBe(ref)
  const quote = { ...preview, type: 'quote.sent', subject: '{number}', body: '{link}', ref: '' }
  expect(dataOf(await owner.post('/api/communication-previews', quote)).body).toMatch(/own link/)
  const editor = await firm.as('Template editor')
  const refused = await editor.post('/api/communication-previews', preview)
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['ref']])
})
