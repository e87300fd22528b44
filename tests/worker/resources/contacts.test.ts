import { describe, expect, test } from 'vitest'
import type { ContactReference } from '#domain/contact/reference'
import type { ContactRow } from '#domain/contact/view'
import { aSentQuote, instructed } from '../support/cases.ts'
import { aContact, changeOf, contactDetails } from '../support/contacts.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { aClaimedLead, lead } from '../support/leads.ts'
import { facts } from '../support/quotes.ts'

const namesIn = async (by: Caller, q: string) =>
  (await by.get(`/api/contacts?q=${encodeURIComponent(q)}`)).body.data.rows.map(
    (it: ContactRow) => it.name,
  )

const shown = async (by: Caller, id: string) => (await by.get(`/api/contacts/${id}`)).body.data

const kindsIn = async (by: Caller, id: string) =>
  (await shown(by, id)).references.map((it: ContactReference) => it.kind).toSorted()

/** One person on a case, a quote and a lead, with an owner of the firm who sees all of it. */
const known = async (firm: FirmUnderTest) => {
  const by = await firm.as('Owner', { is_fee_earner: true })
  const taken = await aClaimedLead(by)
  const [opened] = await instructed(firm, by)
  const { conveyance } = (await by.get(`/api/conveyances/${opened.id}`)).body.data
  return { by, taken, conveyance, contactId: taken.contact_id ?? '' }
}

describe('a contact', () => {
  test('is found by name, email, telephone digits and address', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    await aContact(by, { preferred_name: 'Ollie' })
    await aContact(by, {
      first_name: 'Nia',
      last_name: 'Bowen',
      emails: [],
      phones: [{ kind: 'work', number: '+442079460018', is_main: true }],
      addresses: [],
    })
    const typed = ['tarr', 'Ollie', 'owen@tarrant', '07700 900118', '+447700900118', '900118']
    for (const q of [...typed, 'Larkfield', 'BS1 4AA', 'bs14aa'])
      expect([q, await namesIn(by, q)]).toEqual([q, ['Mr Owen Tarrant']])
    expect(await namesIn(by, '020 7946 0018')).toEqual(['Mr Nia Bowen'])
    expect(await namesIn(by, '')).toEqual(['Mr Nia Bowen', 'Mr Owen Tarrant'])
  })

  test('is one for a lead, a quote and a case of the same person', async () => {
    const firm = await aFirm()
    const { by, contactId, conveyance } = await known(firm)
    expect(conveyance.clients[0].contact_id).toBe(contactId)
    expect(await kindsIn(by, contactId)).toEqual(['conveyance', 'lead', 'quote-case'])
    expect(await namesIn(by, 'Tarrant')).toHaveLength(1)
  })

  test('of the same name elsewhere is another', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const one = await aClaimedLead(by)
    const other = await aClaimedLead(by, { email: 'o@other.test', phone: '07700 900999' })
    const moved = await aClaimedLead(by, { email: 'new@tarrant.test' })
    expect(other.contact_id).not.toBe(one.contact_id)
    expect(moved.contact_id).toBe(one.contact_id)
    const { contact } = await shown(by, one.contact_id ?? '')
    expect(contact.emails).toMatchObject([
      { address: 'owen@tarrant.test', is_main: true },
      { address: 'new@tarrant.test', is_main: false },
    ])
  })

  test('is never changed by what comes in from outside', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const it = await aContact(by)
    const form = {
      form: {
        first_name: 'Owen',
        last_name: 'Tarrant',
        email: 'owen@tarrant.test',
        phone: '07700 900666',
        intent: ['sale'],
        postcode: 'BS1 4AA',
        consent: true,
      },
      trap: '',
      shown_ms: 40_000,
    }
    expect((await firm.visitor().post('/api/public/leads', form)).status).toBe(200)
    expect((await shown(by, it.id)).contact).toEqual(it)
    expect((await shown(by, it.id)).references).toEqual([])
  })
})

describe('a changed contact', () => {
  test('is followed by case, quote and lead, and by their lists; a sent price keeps its names', async () => {
    const firm = await aFirm()
    const { by, contactId, taken, conveyance } = await known(firm)
    const { contact } = await shown(by, contactId)
    const change = changeOf(contact, {
      last_name: 'Lindqvist',
      emails: [{ kind: 'personal', address: 'owen@lindqvist.test', is_main: true }],
    })
    expect((await by.send('PATCH', `/api/contacts/${contactId}`, change)).status).toBe(200)
    const file = (await by.get(`/api/conveyances/${conveyance.id}`)).body.data.conveyance
    expect(file.clients).toMatchObject([
      { name: 'Owen Lindqvist', email: 'owen@lindqvist.test', role: 'seller' },
    ])
    expect(file.version).toBe(conveyance.version + 1)
    const quote = (await by.get(`/api/quote-cases/${conveyance.quote_case_id}`)).body.data
    expect(quote.quote_case.facts.clients[0]).toMatchObject({
      last_name: 'Lindqvist',
      email: 'owen@lindqvist.test',
    })
    expect(quote.quote_case.quotes[0].facts.clients[0].last_name).toBe('Tarrant')
    const found = (await by.get(`/api/leads/${taken.id}`)).body.data.lead
    expect(found).toMatchObject({ last_name: 'Lindqvist', email: 'owen@lindqvist.test' })
    const rows = async (path: string) => (await by.get(path)).body.data.rows
    expect(await rows('/api/conveyances?q=Lindqvist')).toHaveLength(1)
    expect(await rows('/api/quote-cases?view=all&q=Lindqvist')).toHaveLength(1)
    expect(await rows('/api/leads?q=Lindqvist')).toHaveLength(1)
    expect(await rows('/api/leads?q=Tarrant')).toEqual([])
  })

  test('says in its history what it was, by whom, and of a vulnerability only that it changed', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const it = await aContact(by)
    const vulnerability = { type: 'health', note: 'Low vision.', adjust: 'Large type.' }
    const change = changeOf(it, { preferred_name: 'Ollie', vulnerability })
    const { history } = (await by.send('PATCH', `/api/contacts/${it.id}`, change)).body.data
    const said = { who: 'Owner Person', what: 'Preferred name', from: null, to: 'Ollie' }
    expect(history).toContainEqual(expect.objectContaining(said))
    expect(history).toContainEqual(
      expect.objectContaining({ what: 'Vulnerability', from: null, to: null }),
    )
    const told = await firm.inside(({ store, audit }) => ({
      audited: audit.history('contact', it.id, 1)[0],
      sent: store.rows<{ doc: string }>(`SELECT doc FROM outbox WHERE kind = 'broadcast'`),
    }))
    expect(told.audited?.changed).toBe('["preferred_name"]')
    expect(JSON.stringify(told)).not.toContain('Low vision')
    expect(JSON.stringify(told.sent)).not.toContain('vulnerability')
  })

  test('refuses a version that somebody has changed since, with the record as it is', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const it = await aContact(by)
    const send = (first_name: string) =>
      by.send('PATCH', `/api/contacts/${it.id}`, changeOf(it, { first_name }))
    expect((await send('Ewan')).status).toBe(200)
    const late = await send('Evan')
    expect([late.status, late.body.error.current.contact.first_name]).toEqual([409, 'Ewan'])
  })

  test('changes with a quote or a lead that names it', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const taken = await aClaimedLead(by)
    const sent = await aSentQuote(by)
    const [client] = sent.facts.clients
    expect(client.contact_id).toBe(taken.contact_id)
    const body = {
      version: sent.version,
      facts: { ...sent.facts, clients: [{ ...client, last_name: 'Tarrent' }] },
      channels: ['email'],
    }
    expect((await by.send('PUT', `/api/quote-cases/${sent.id}/facts`, body)).status).toBe(200)
    const { source: _, consent: __, spoken_to: ___, ...entered } = lead()
    const { version } = (await by.get(`/api/leads/${taken.id}`)).body.data.lead
    const edit = { ...entered, last_name: 'Tarrent', phone: '07700 900119', version }
    expect((await by.send('PUT', `/api/leads/${taken.id}`, edit)).status).toBe(200)
    const { contact } = await shown(by, taken.contact_id ?? '')
    expect(contact).toMatchObject({ last_name: 'Tarrent', phone: '+447700900119' })
    const quote = (await by.get(`/api/quote-cases/${sent.id}`)).body.data.quote_case
    expect(quote.facts.clients[0]).toMatchObject({ last_name: 'Tarrent', phone: '07700 900119' })
  })
})

describe('two contacts of one person', () => {
  test('become one: every reference moves, nothing is doubled, and both histories stay', async () => {
    const firm = await aFirm()
    const { by, contactId, taken, conveyance } = await known(firm)
    const kept = await aContact(by, { emails: [], phones: [] })
    const clients = [
      ...conveyance.clients,
      { contact_id: kept.id, name: '', email: null, phone: null, role: 'seller' },
    ]
    const { version } = conveyance
    await by.send('PATCH', `/api/conveyances/${conveyance.id}`, { version, clients })
    const other = (await shown(by, contactId)).contact
    const merge = { version: kept.version, other_id: other.id, other_version: other.version }
    const path = `/api/contacts/${kept.id}/merges`
    const refused = await by.post(path, { ...merge, merge_accounts: false })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'contact.signs_in'])
    const key = crypto.randomUUID()
    const body = { ...merge, merge_accounts: true }
    const merged = (await by.post(path, body, { key })).body.data
    expect((await by.post(path, body, { key })).body.data).toEqual(merged)
    expect(merged.contact).toMatchObject({ email: 'owen@tarrant.test', merged_ids: [other.id] })
    expect(await kindsIn(by, kept.id)).toEqual(['conveyance', 'lead', 'quote-case'])
    const file = (await by.get(`/api/conveyances/${conveyance.id}`)).body.data.conveyance
    expect(file.clients.map((it: { contact_id: string }) => it.contact_id)).toEqual([kept.id])
    const found = (await by.get(`/api/leads/${taken.id}`)).body.data.lead
    expect(found.contact_id).toBe(kept.id)
    expect((await shown(by, other.id)).contact.id).toBe(kept.id)
    expect(await namesIn(by, 'Tarrant')).toHaveLength(1)
    const said = merged.history.map((it: { what: string }) => it.what)
    expect(said.filter((what: string) => what === 'Contact created')).toHaveLength(2)
    expect(said).toContain('Merged with Owen Tarrant')
    const user = await firm.inside(({ users }) => users.byContact(kept.id))
    expect(user).toMatchObject({ email: 'owen@tarrant.test', status: 'active' })
  })
})

describe('who may', () => {
  test('see a contact: whoever may see one of its records, and at no other firm', async () => {
    const firm = await aFirm()
    const other = await aFirm('northgate')
    const mine = await firm.as('New-business adviser', { team: 'east' })
    const team = await firm.as('New-business adviser', { team: 'east' })
    const theirs = await firm.as('New-business adviser', { team: 'west' })
    const agent = await firm.as('Agent', { type: 'agent' })
    const it = await aClaimedLead(mine)
    const path = `/api/contacts/${it.contact_id}`
    const statuses = await Promise.all([mine, team, theirs, agent].map((one) => one.get(path)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 403])
    const stranger = await (await other.as('Owner')).get(path)
    const missing = await (await other.as('Owner')).get(`/api/contacts/${crypto.randomUUID()}`)
    expect([stranger.status, stranger.text]).toEqual([404, missing.text])
    expect(await namesIn(theirs, '')).toEqual([])
    expect(await namesIn(team, '')).toEqual(['Owen Tarrant'])
  })

  test('change one: clients.update; merge two: client-merges.create', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const [one, two] = [await aContact(owner), await aContact(owner, { first_name: 'Ewan' })]
    const compliance = await firm.as('Compliance')
    expect((await compliance.get(`/api/contacts/${one.id}`)).status).toBe(200)
    expect((await compliance.post('/api/contacts', contactDetails())).status).toBe(403)
    const conveyancer = await firm.as('Conveyancer')
    const merge = { version: 1, other_id: two.id, other_version: 1, merge_accounts: false }
    expect((await conveyancer.post(`/api/contacts/${one.id}/merges`, merge)).status).toBe(403)
  })
})

test('an unlinked quote and lead of before read as they are, and are linked when next saved', async () => {
  const firm = await aFirm()
  const by = await firm.as('Owner')
  const sent = await aSentQuote(by, facts('sale'))
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE quote_cases SET doc = json_set(doc, '$.facts.clients[0].contact_id', null) WHERE id = ?`,
      sent.id,
    )
  })
  const { quote_case } = (await by.get(`/api/quote-cases/${sent.id}`)).body.data
  expect(quote_case.facts.clients[0].contact_id).toBeNull()
  const again = { version: quote_case.version, channels: ['email'] }
  const saved = (await by.post(`/api/quote-cases/${sent.id}/dispatch`, again)).body.data
  expect(saved.facts.clients[0].contact_id).toBe(sent.facts.clients[0].contact_id)
})
