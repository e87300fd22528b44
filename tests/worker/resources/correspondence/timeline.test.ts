import { expect, test } from 'vitest'
import type { Correspondence, CorrespondenceEntry } from '#domain/tracked-email/view'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { deliver, mailOf } from '../../support/inbound.ts'
import { aClaimedLead } from '../../support/leads.ts'
import { storedMessages } from '../../support/outgoing.ts'

const PHONE = '+447700900999'

const aCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  const record = { kind: 'conveyance', id }
  const shown = async (query = '', by: Caller = owner): Promise<Correspondence> =>
    (await by.get(`/api/conveyances/${id}/correspondence${query}`)).body.data
  const [client] = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance.clients
  return { firm, owner, id, ref, record, shown, client }
}

const kinds = ({ entries }: Correspondence) => entries.map(({ kind }) => kind)

const callEntry = (record: object, given: object = {}) => ({
  direction: 'in',
  subject: record,
  number: '01632 960118',
  person: 'Sunita Rao',
  started_at: '2026-01-05T10:00:00.000Z',
  duration_s: 185,
  disposition: 'answered',
  note: 'The buyer has the offer.',
  ...given,
})

const whatsappOf = (owner: Caller, given: object = {}) =>
  owner.post('/api/whatsapp-simulations', {
    from: PHONE,
    name: 'Owen',
    text: 'Any news?',
    ...given,
  })

test('a call stands in the timeline of its case with whom, how long and what was said, and in its history', async () => {
  const { firm, owner, id, record, shown } = await aCase()
  expect((await owner.post('/api/calls', callEntry(record))).status).toBe(200)
  const { entries } = await shown('?channel=call')
  expect(entries).toMatchObject([
    {
      kind: 'call',
      at: '2026-01-05T10:00:00.000Z',
      call: {
        person: 'Sunita Rao',
        direction: 'in',
        duration_s: 185,
        note: 'The buyer has the offer.',
      },
    },
  ])
  expect(entries[0]).not.toHaveProperty('call.recording_url')
  expect(kinds(await shown('?q=has%20the%20offer'))).toEqual(['call'])
  const heard = await firm.inside(({ store }) =>
    store.rows(`SELECT seq FROM audit WHERE name = 'call.recorded' AND subject_id = ?`, id),
  )
  expect(heard).toHaveLength(1)
})

test('whoever reads a case reads its calls, and somebody outside it none', async () => {
  const { firm, owner, id, record } = await aCase()
  await owner.post('/api/calls', callEntry(record))
  const manager = await firm.as('Head of conveyancing')
  const { status, body } = await manager.get(`/api/conveyances/${id}/correspondence?channel=call`)
  expect([status, body.data.entries.length]).toEqual([200, 1])
  const adviser = await firm.as('New-business adviser')
  expect((await adviser.get(`/api/conveyances/${id}/correspondence`)).status).toBe(403)
})

test('what arrives by WhatsApp stands in the timeline of the record that its conversation is filed to', async () => {
  const { owner, ref, shown } = await aCase()
  const thread = (await whatsappOf(owner)).body.data.id
  expect(kinds(await shown('?channel=whatsapp'))).toEqual([])
  const file = (version: number, to: string, more: object = {}) =>
    owner.post(`/api/whatsapp-threads/${thread}/filing`, { version, ref: to, ...more })
  await owner.post(`/api/whatsapp-threads/${thread}/messages`, { text: 'On Friday.' })
  expect((await file(2, ref)).status).toBe(200)
  await whatsappOf(owner, { text: 'Thank you' })
  const { entries } = await shown('?channel=whatsapp')
  const texts = (list: readonly CorrespondenceEntry[]) =>
    list.map((it) =>
      it.kind === 'whatsapp' ? it.message.text : it.kind === 'message' && it.message.body,
    )
  expect(texts(entries)).toEqual(['Thank you', 'On Friday.', 'Any news?'])
  expect(entries[0]).toMatchObject({ from: 'Owen', phone: PHONE, is_waiting: true })

  const lead = await aClaimedLead(owner)
  await file(4, lead.number)
  expect((await shown('?channel=whatsapp')).entries).toHaveLength(3)
  await whatsappOf(owner, { text: 'About the other house' })
  expect(texts((await shown('?channel=whatsapp')).entries)).toEqual([
    'Thank you',
    'On Friday.',
    'Any news?',
  ])
  await file(6, ref, { earlier: true })
  const ofLead = (await owner.get(`/api/leads/${lead.id}/correspondence?channel=whatsapp`)).body
    .data
  expect(ofLead.entries).toEqual([])
  expect((await shown('?channel=whatsapp')).entries).toHaveLength(4)
})

test('the people of a case are told of a WhatsApp message about it, besides whoever has the conversation', async () => {
  const { firm, owner, ref } = await aCase()
  const thread = (await whatsappOf(owner)).body.data.id
  await owner.post(`/api/whatsapp-threads/${thread}/filing`, { version: 1, ref })
  await whatsappOf(owner, { text: 'Hello again' })
  const told = await firm.inside(({ store }) =>
    store.rows<{ name: string }>(
      `SELECT name FROM audit WHERE name IN ('whatsapp.tracked', 'whatsapp.received') ORDER BY seq`,
    ),
  )
  expect(told.map(({ name }) => name)).toEqual([
    'whatsapp.received',
    'whatsapp.received',
    'whatsapp.tracked',
  ])
})

test('a text message leaves to a number of the case, without bank details, and says when nobody has agreed', async () => {
  const { firm, owner, record, shown } = await aCase()
  const { ways } = await shown()
  const [to] = ways?.sms ?? []
  expect(to).toMatchObject({ why: null })
  const send = (given: object) =>
    owner.post('/api/texts', { record, to: to?.id, text: 'Keys at 12.', ...given })
  expect((await send({ text: 'Sort code 12-34-56, account 12345678' })).status).toBe(422)
  expect((await send({ to: 'nobody' })).status).toBe(422)
  expect((await send({})).body.data).toEqual({ sent: 1 })
  const sent = (await storedMessages(firm)).filter(({ type }) => type === 'text.sent')
  expect(sent).toMatchObject([{ channel: 'sms', to_address: to?.at, body: 'Keys at 12.' }])
  expect(kinds(await shown('?channel=sms'))).toEqual(['message'])
})

test('a letter waits to be printed once its client has a postal address', async () => {
  const { firm, owner, record, shown, client } = await aCase()
  const letter = { record, to: client.contact_id, subject: 'Your deeds', text: 'They are here.' }
  const before = (await shown()).ways?.letter ?? []
  if (before.length === 0)
    expect((await owner.post('/api/written-letters', letter)).status).toBe(422)
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE contacts SET doc = json_set(doc, '$.addresses', json('[{"lines":"1 High Street","postcode":"BS1 1AA","from":null,"to":null}]'))
       WHERE id = ?`,
      client.contact_id,
    ),
  )
  expect((await shown()).ways?.letter).toMatchObject([
    { id: client.contact_id, at: '1 High Street\nBS1 1AA' },
  ])
  expect((await owner.post('/api/written-letters', letter)).body.data).toEqual({ sent: 1 })
  const { letters } = (await owner.get('/api/letters')).body.data
  expect(letters).toMatchObject([
    { subject: 'Your deeds', status: 'to_print', type: 'letter.written' },
  ])
})

test('a WhatsApp message from a case begins with a template, after consent, and files the conversation to it', async () => {
  const { firm, owner, id, record, shown, client } = await aCase()
  const write = (given: object) =>
    owner.post('/api/written-whatsapp-messages', { record, to: client.contact_id, ...given })
  const refused = await write({ template: 'call-back' })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'whatsapp.not_reached'])
  await firm.inside(({ store }) =>
    store.write(
      `UPDATE contacts SET doc = json_set(doc, '$.whatsapp_opt_in_at', '2026-01-01T00:00:00.000Z') WHERE id = ?`,
      client.contact_id,
    ),
  )
  expect((await write({ text: 'Hello' })).body.error.code).toBe('whatsapp.window_closed')
  expect((await write({ template: 'call-back' })).body.data).toEqual({ sent: 1 })
  const [reached] = (await shown()).ways?.whatsapp ?? []
  await whatsappOf(owner, { from: reached?.at, text: 'Any time' })
  expect((await write({ text: 'At ten then.' })).status).toBe(200)
  const { entries } = await shown('?channel=whatsapp')
  expect(entries.map(({ kind }) => kind)).toEqual(['message', 'whatsapp', 'message'])
  const sent = (await storedMessages(firm)).filter(({ type }) => type === 'whatsapp.sent')
  expect(sent.map(({ subject_id }) => subject_id)).toEqual([id, id])
})

test('the mail of a merged lead is read and answered at the lead that it was merged into', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const adviser = await firm.as('New-business adviser')
  const other = await aClaimedLead(owner, { email: 'old@tarrant.test', phone: '07700 900111' })
  const kept = await aClaimedLead(adviser, { email: 'new@tarrant.test', phone: '07700 900222' })
  const mail = (n: number, text: string) =>
    deliver(
      firm,
      'cases@localhost',
      mailOf({ 'Message-ID': `<m${n}@tarrant.test>`, Subject: `Re: ${other.number}` }, text),
    )
  await mail(1, 'Before the merge')
  const { version } = (await owner.get(`/api/leads/${kept.id}`)).body.data.lead
  const merged = await owner.post(`/api/leads/${kept.id}/merges`, { version, other_id: other.id })
  expect(merged.status, merged.text).toBe(200)
  await mail(2, 'After the merge')
  const { ref, entries } = (await adviser.get(`/api/leads/${kept.id}/correspondence?channel=email`))
    .body.data as Correspondence
  expect(ref).toBe(kept.number)
  const emails = entries.flatMap((it) => (it.kind === 'email' ? it.email : []))
  expect(emails.map(({ excerpt }) => excerpt)).toEqual(['After the merge', 'Before the merge'])
  expect(emails[0]?.filing).toMatchObject({ kind: 'lead', id: kept.id })
  for (const { id } of emails) {
    expect((await adviser.get(`/api/tracked-emails/${id}`)).status).toBe(200)
    const reply = {
      as: 'reply',
      to: ['sunita@brookes.test'],
      subject: 'Re',
      text: 'Hello',
      attachments: [],
    }
    expect((await adviser.post(`/api/tracked-emails/${id}/replies`, reply)).status).toBe(200)
  }
  const sent = (await storedMessages(firm)).filter(({ type }) => type === 'email.sent')
  expect(sent.map(({ subject_id }) => subject_id)).toEqual([kept.id, kept.id])
})
