import { expect, test } from 'vitest'
import type { Lead } from '#domain/lead/lead'
import type { Correspondence } from '#domain/tracked-email/view'
import { instructed } from '../../support/cases.ts'
import { aFirm, type Caller } from '../../support/firm.ts'
import { deliver, mailOf, mailWith, storedEmails } from '../../support/inbound.ts'
import { aClaimedLead } from '../../support/leads.ts'
import { storedMessages } from '../../support/outgoing.ts'

const headers = {
  'Message-ID': '<a@brookes.test>',
  References: '<z@brookes.test>',
  Subject: 'Keys',
}

const aFirmWithEmail = async (mail = mailOf(headers, 'When?'), to?: string) => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  await deliver(firm, to ?? `cases+${ref}@localhost`, mail)
  const [email] = await storedEmails(firm)
  return { firm, owner, id, ref, email, path: `/api/tracked-emails/${email.id}` }
}

const reply = {
  as: 'reply',
  to: ['sunita@brookes.test'],
  subject: 'Re: Keys',
  text: 'Friday.',
  attachments: [],
}

test('a reply leaves by the outbox in its thread, quoting what it answers', async () => {
  const { firm, owner, id, path } = await aFirmWithEmail()
  expect((await owner.post(`${path}/replies`, reply)).body.data).toEqual({ sent: 1 })
  const sent = (await storedMessages(firm)).find(({ type }) => type === 'email.sent')
  expect(sent).toMatchObject({
    to_address: 'sunita@brookes.test',
    to_name: 'Sunita Rao',
    subject_id: id,
    thread: { in_reply_to: 'a@brookes.test', references: ['z@brookes.test', 'a@brookes.test'] },
  })
  expect(sent?.body).toMatch(/^Friday\.\n\n[\s\S]*Sunita Rao wrote:\n> When\?/)
})

test('bank details never leave by email', async () => {
  const { firm, owner, path, id } = await aFirmWithEmail()
  const before = (await storedMessages(firm)).length
  const text = 'Pay to sort code 12-34-56, account 12345678'
  const refused = await owner.post(`${path}/replies`, { ...reply, text })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields.text[0]).toContain('bank details')
  const to = 'owen@tarrant.test'
  const written = await owner.post(`/api/conveyances/${id}/emails`, { to, subject: 'Money', text })
  expect(written.status).toBe(422)
  expect((await storedMessages(firm)).length).toBe(before)
})

test('an email nobody expects is filed by hand, moved, and taken off again', async () => {
  const { owner, ref, path, email } = await aFirmWithEmail(mailOf(headers, 'Hi'), 'cases@localhost')
  expect(email.filing).toBeNull()
  expect((await owner.get('/api/unfiled-emails')).body.data.rows).toHaveLength(1)
  const wrong = await owner.post(`${path}/filing`, { version: 1, ref: '26-S-99999' })
  expect(wrong.status).toBe(422)
  const filed = await owner.post(`${path}/filing`, { version: 1, ref: ` ${ref.toLowerCase()} ` })
  expect(filed.body.data).toMatchObject({ version: 2, filing: { ref, rule: 'manual' } })
  expect((await owner.post(`${path}/unfiling`, { version: 1 })).status).toBe(409)
  expect((await owner.post(`${path}/unfiling`, { version: 2 })).status).toBe(200)
  const again = await owner.post(`${path}/unfiling`, { version: 3 })
  expect(again.body.error.code).toBe('email.not_filed')
})

test('an email that was taken off stays a suggestion without its text', async () => {
  const { owner, id, path } = await aFirmWithEmail()
  await owner.post(`${path}/unfiling`, { version: 1 })
  const { data } = (await owner.get(`/api/conveyances/${id}/correspondence`)).body
  expect(data.suggested).toMatchObject([{ email: { subject: 'Keys', excerpt: '' } }])
  expect(data.suggested[0].suggestion.reason).toMatch(/^Removed by /)
})

test('somebody outside the case finds neither the email nor its text', async () => {
  const { firm, owner, path } = await aFirmWithEmail()
  const other = await firm.as('New-business adviser')
  expect((await other.get(path)).status).toBe(404)
  expect((await other.post(`${path}/filing`, { version: 1, ref: 'Q-00001' })).status).toBe(404)
  expect((await owner.get(path)).body.data.text).toContain('When?')
})

test('an attachment becomes a document of the case, once', async () => {
  const mail = mailWith(headers, 'Notes.txt', 'Boiler serviced')
  const { owner, id, path } = await aFirmWithEmail(mail)
  const saving = { version: 1, attachment: 0, group: 'title', name: 'Boiler' }
  const wrong = await owner.post(`${path}/documents`, { ...saving, group: 'nothing' })
  expect(wrong.status).toBe(422)
  const saved = await owner.post(`${path}/documents`, saving)
  expect(saved.body.data.attachments[0].document_id).not.toBeNull()
  await owner.post(`${path}/documents`, { ...saving, version: 2 })
  const documents = (await owner.get(`/api/conveyances/${id}/documents`)).body.data
  const named = documents.filter(({ name }: { name: string }) => name === 'Boiler.txt')
  expect(named).toMatchObject([{ group: 'title', visible_to: ['staff'] }])
})

test('a new email reaches somebody of the case and nobody else', async () => {
  const { firm, owner, id } = await aFirmWithEmail()
  const { people } = (await owner.get(`/api/conveyances/${id}/correspondence`)).body.data
  const client = people.find(({ role }: { role: string }) => role === 'Client')
  const email = { to: client.email, subject: 'Where we are', text: 'All is well.' }
  expect((await owner.post(`/api/conveyances/${id}/emails`, email)).status).toBe(200)
  const stranger = { ...email, to: 'stranger@elsewhere.test' }
  expect((await owner.post(`/api/conveyances/${id}/emails`, stranger)).status).toBe(422)
  const sent = (await storedMessages(firm)).filter(({ type }) => type === 'email.sent')
  expect(sent).toMatchObject([{ to_address: client.email, audience: 'client', thread: null }])
})

test('the messages of a case are narrowed to a person, a channel and words, each counted', async () => {
  const { owner, id } = await aFirmWithEmail()
  const path = `/api/conveyances/${id}/correspondence`
  const shown = async (query: string): Promise<Correspondence> =>
    (await owner.get(`${path}${query}`)).body.data
  const all = await shown('')
  const client = all.people.find(({ role }) => role === 'Client')
  await owner.post(`/api/conveyances/${id}/client-messages`, {
    client: client?.id,
    text: 'The 100% sure day',
  })
  const after = await shown('')
  expect(after.total).toBe(after.entries.length)
  const kindsOf = ({ entries }: Correspondence) => [...new Set(entries.map(({ kind }) => kind))]
  expect(kindsOf(await shown('?channel=portal'))).toEqual(['client'])
  expect(kindsOf(await shown('?channel=email'))).not.toContain('client')
  expect((await shown('?channel=letter')).entries).toEqual([])
  const ofClient = await shown(`?person=${client?.id}`)
  expect(ofClient.entries).toHaveLength(
    after.people.find((it) => it.id === client?.id)?.messages ?? 0,
  )
  expect(ofClient.total).toBe(after.total)
  expect(kindsOf(ofClient)).toContain('client')
  expect(kindsOf(ofClient)).not.toContain('email')
  expect((await shown('?q=100%25%20SURE')).entries).toHaveLength(1)
  expect((await shown('?q=100%25%20day')).entries).toEqual([])
  expect((await shown('?q=_00%25')).entries).toEqual([])
  expect((await shown('?person=nobody@nowhere.test')).entries).toEqual([])
  expect((await owner.get(`${path}?channel=pigeon`)).status).toBe(422)
})

const leadOf = async (by: Caller, path: string): Promise<Lead> =>
  (await by.get(path)).body.data.lead

test('mail of a lead is filed to it, answered from it, and follows what the lead becomes', async () => {
  const { firm, owner } = await aFirmWithEmail()
  const adviser = await firm.as('New-business adviser')
  const made = await aClaimedLead(adviser, {
    ...{ first_name: 'Nia', last_name: 'Vaughan', email: 'nia@vaughan.test' },
    ...{ phone: '07700 900555', address: '9 Harbour View, Bristol', postcode: 'BS2 2BB' },
  })
  const path = `/api/leads/${made.id}`
  const from = { From: 'Nia Vaughan <nia@vaughan.test>' }
  const named = { ...from, 'Message-ID': '<l1@vaughan.test>', Subject: `Re: ${made.number}` }
  await deliver(firm, 'cases@localhost', mailOf(named, 'What does it cost?'))
  const about = { ...from, 'Message-ID': '<l2@vaughan.test>', Subject: '9 Harbour View' }
  await deliver(firm, 'cases@localhost', mailOf(about, 'It is at BS2 2BB.'))
  const other = { ...from, 'Message-ID': '<l3@vaughan.test>', Subject: 'Another thing' }
  await deliver(firm, 'cases@localhost', mailOf(other, 'Hello'))
  const shown = async (by = adviser) => (await by.get(`${path}/correspondence`)).body.data
  const { ref, entries, suggested, people } = await shown()
  expect(ref).toBe(made.number)
  expect(people).toMatchObject([{ role: 'Lead', email: 'nia@vaughan.test' }])
  expect(entries.map(({ email }: { email: { subject: string } }) => email.subject)).toEqual([
    '9 Harbour View',
    `Re: ${made.number}`,
  ])
  expect(suggested).toMatchObject([{ email: { subject: 'Another thing', excerpt: '' } }])

  const mail = { to: 'nia@vaughan.test', subject: 'Our fees', text: 'They are attached.' }
  expect((await adviser.post(`${path}/emails`, mail)).body.data).toEqual({ sent: 1 })
  const sent = (await storedMessages(firm)).find(({ type }) => type === 'email.sent')
  expect(sent).toMatchObject({
    to_address: 'nia@vaughan.test',
    subject_kind: 'lead',
    subject_id: made.id,
    subject_ref: made.number,
  })
  const stranger = await firm.as('Conveyancer')
  expect((await stranger.get(`${path}/correspondence`)).status).toBe(404)

  const quoted = await owner.post(`${path}/conversion`, {
    version: (await leadOf(owner, path)).version,
  })
  expect(quoted.status).toBe(200)
  const later = { ...from, 'Message-ID': '<l4@vaughan.test>', Subject: `Re: ${made.number}` }
  await deliver(firm, 'cases@localhost', mailOf(later, 'Thank you.'))
  const [quote] = (await leadOf(owner, path)).quote_cases
  const ofQuote = await owner.get(`/api/quote-cases/${quote?.id}/correspondence`)
  const subjects = ofQuote.body.data.entries.map(
    (it: { email?: { subject: string }; message?: { subject: string } }) =>
      it.email?.subject ?? it.message?.subject,
  )
  expect(subjects).toEqual([
    `Re: ${made.number}`,
    'Our fees',
    '9 Harbour View',
    `Re: ${made.number}`,
  ])
  expect((await storedEmails(firm)).at(-1)?.filing).toMatchObject({
    kind: 'quote-case',
    id: quote?.id,
  })
})
