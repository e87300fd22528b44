import { expect, test } from 'vitest'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { deliver, mailOf } from '../../support/inbound.ts'
import { aMessage } from '../../support/outgoing.ts'
import { clientOf } from '../../support/signing.ts'

test('the messages of each event are counted for 30 days, with the last one whenever it was', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await instructed(firm, owner)
  const figuresOf = async () => {
    const { data } = (await owner.get('/api/communication-figures')).body
    return (type: string) => data.find((it: { type: string }) => it.type === type)
  }
  const stored = await firm.inside(({ store }) =>
    store.rows<{ type: string; count: number }>(
      `SELECT json_extract(doc, '$.type') AS type, count(*) AS count FROM messages GROUP BY 1`,
    ),
  )
  const [some] = stored.filter(({ type }) => type === 'quote.sent')
  expect((await figuresOf())('quote.sent')).toMatchObject({ messages: some?.count, failed: 0 })
  expect((await figuresOf())('complaint.logged')).toMatchObject({ messages: 0, last_at: null })

  await firm.inside(({ store }) => {
    store.write(
      `UPDATE messages SET doc = json_set(doc, '$.created_at', '2020-01-06T09:00:00.000Z', '$.status', 'bounced')
       WHERE json_extract(doc, '$.type') = 'quote.sent'`,
    )
  })
  const old = (await figuresOf())('quote.sent')
  expect(old).toMatchObject({ messages: 0, last_at: '2020-01-06T09:00:00.000Z' })
  expect((await (await firm.as('Conveyancer')).get('/api/communication-figures')).status).toBe(403)
})

test('answers by email are counted once for the nearest message, and never those of a machine', async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id = '', ref = '' } = {}] = await instructed(firm, owner)
  const ids = ['0190a5de-0000-7000-8000-000000000001', '0190a5de-0000-7000-8000-000000000002']
  const named = ids.map((it) => `<${it}@harcourt.test>`)
  const now = new Date().toISOString()
  await firm.inside(({ messages }) => {
    const about = { subject_kind: 'conveyance', subject_id: id, subject_ref: ref } as const
    for (const it of ids)
      messages.insert(
        aMessage(it, { status: 'sent', type: 'conveyance.quiet', created_at: now, ...about }),
      )
  })
  const quiet = async () =>
    (await owner.get('/api/communication-figures')).body.data.find(
      (it: { type: string }) => it.type === 'conveyance.quiet',
    )
  const from = { From: 'owen@tarrant.test' }
  const automatic = { 'In-Reply-To': named[0] ?? '', 'Auto-Submitted': 'auto-replied' }
  await deliver(firm, 'cases@localhost', mailOf({ ...from, ...automatic }, 'Away'))
  expect(await quiet()).toMatchObject({ emailed: 2, replied: 0, portal: null })
  const answer = { ...from, 'In-Reply-To': named[1] ?? '', References: named.join(' ') }
  await deliver(firm, 'cases@localhost', mailOf(answer, 'Thank you'))
  await deliver(firm, 'cases@localhost', mailOf(answer, 'And another thing'))
  expect(await quiet()).toMatchObject({ emailed: 2, replied: 1, portal: null })
  const answered = await firm.inside(({ store }) =>
    store.rows<{ message_id: string }>('SELECT message_id FROM message_replies'),
  )
  expect(answered.map(({ message_id }) => message_id)).toEqual([ids[1]])
})

test('what was written in the portal counts as opened and answered once the client did so', async () => {
  const firm = await aFirm()
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id = '' } = {}] = await instructed(firm, owner)
  const { conveyance } = (await owner.get(`/api/conveyances/${id}`)).body.data
  const client = await clientOf(firm, conveyance.clients, 0)
  const write = (text: string) =>
    earner.post(`/api/conveyances/${id}/client-messages`, {
      client: conveyance.clients[0].contact_id,
      text,
    })
  const portal = async () =>
    (await owner.get('/api/communication-figures')).body.data.find(
      (it: { type: string }) => it.type === 'portal-message.sent',
    ).portal
  await write('Are you free on Friday?')
  expect(await portal()).toEqual({ written: 1, opened: 0, replied: 0 })
  const [shown] = (await client.get('/api/client/messages')).body.data
  await client.post(`/api/client/cases/${id}/message-openings`, { ids: [shown.id] })
  expect(await portal()).toEqual({ written: 1, opened: 1, replied: 0 })
  await client.post(`/api/client/cases/${id}/messages`, { text: 'Yes', files: [] })
  expect(await portal()).toEqual({ written: 1, opened: 1, replied: 1 })
})
