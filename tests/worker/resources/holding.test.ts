import { expect, test } from 'vitest'
import type { HistoryEntry } from '#domain/conveyance/api'
import { historyText } from '#domain/conveyance/history'
import { instructed } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'

test('a case that is taken off hold is recorded, broadcast and told to those chosen', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [{ id }] = await instructed(firm, owner)
  const { version } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const held = await owner.post(`/api/conveyances/${id}/hold`, {
    version,
    reason: 'Probate',
    look_again_on: '2099-01-05',
  })
  expect(held.status, held.text).toBe(200)
  await firm.inside(({ store }) => {
    store.write('CREATE TABLE queued (doc TEXT NOT NULL)')
    store.write(
      `CREATE TRIGGER queueing AFTER INSERT ON outbox WHEN new.kind = 'broadcast'
       BEGIN INSERT INTO queued (doc) VALUES (new.doc); END`,
    )
  })
  const { conveyance } = held.body.data
  const resumed = await owner.post(`/api/conveyances/${id}/resumption`, {
    version: conveyance.version,
    notify: ['client'],
  })
  expect(resumed.status, resumed.text).toBe(200)
  const rows = await firm.inside(({ store }) => ({
    audit: store.rows(`SELECT name FROM audit WHERE name = 'conveyance.resumed'`),
    queued: store.rows(`SELECT doc FROM queued WHERE doc LIKE '%conveyance.resumed%'`),
    messages: store.rows(
      `SELECT json_extract(doc, '$.channel') AS channel, json_extract(doc, '$.to_address') AS address
       FROM messages WHERE json_extract(doc, '$.type') = 'conveyance.resumed' ORDER BY id`,
    ),
  }))
  expect(rows.audit).toHaveLength(1)
  expect(rows.queued).toHaveLength(1)
  expect(rows.messages).toEqual([{ channel: 'email', address: 'owen@tarrant.test' }])
  const { history } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const sentences = history.map((it: HistoryEntry) => historyText(it))
  expect(sentences).toContain('Taken off hold. Client was emailed.')
})
