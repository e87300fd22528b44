import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Contact } from '#domain/contact/contact'
import type { Tenant } from '#tenant/index'
import { instructed } from '../support/cases.ts'
import { aContact, changeOf } from '../support/contacts.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'
import { aClaimedLead } from '../support/leads.ts'
import { facts } from '../support/quotes.ts'

const emailOf = (address: string) => [{ kind: 'personal', address, is_main: true }]

const contactOf = async (by: Caller, id: string): Promise<Contact> =>
  (await by.get(`/api/contacts/${id}`)).body.data.contact

const clientUser = async (firm: FirmUnderTest, email: string) => {
  const user = await firm.inside(({ users }) => users.byEmail(email))
  if (user?.contact_id == null) throw new Error(`${email} has no account`)
  return { ...user, contact_id: user.contact_id }
}

const caseClient = async (firm: FirmUnderTest, by: Caller, given: object = {}) => {
  const [client] = facts('sale').clients
  if (client === undefined) throw new Error('no client')
  const clients = [{ ...client, ...given }]
  const [{ id }] = await instructed(firm, by, facts('sale', { clients }))
  const user = await clientUser(firm, clients[0]?.email ?? '')
  return { caseId: id, user, client: await firm.signedIn(user, 'clients') }
}

const OLIVE = { first_name: 'Olive', email: 'olive@tarrant.test', phone: '07700 900731' }

const TOKEN = /[?&]token=([\w-]{20,})/

/** Asks for a sign-in link; the token of the newest that was ever queued for the address, '' when there is none. */
const requestToken = (firm: FirmUnderTest, email: string) =>
  runInDurableObject(firm.stub, async (tenant: Tenant, state) => {
    await tenant.askLink(firm.tenant, { email, ip: '127.0.0.1', origin: 'http://localhost:8787' })
    await tenant.alarm()
    const { body } =
      state.storage.sql
        .exec<{ body: string }>(
          `SELECT json_extract(doc, '$.body') AS body FROM messages
           WHERE json_extract(doc, '$.type') = 'session.link-requested'
             AND json_extract(doc, '$.to_address') = ? ORDER BY id DESC LIMIT 1`,
          email,
        )
        .toArray()[0] ?? {}
    return TOKEN.exec(body ?? '')?.[1] ?? ''
  })

/** The user whom a sign-in token signs in; null when it signs nobody in. */
const useToken = async (firm: FirmUnderTest, token: string) =>
  (await firm.stub.useLink(firm.tenant, { token }))?.user_id ?? null

describe('a contact with more copies than one change updates', () => {
  test('is followed by all of them, by the job that runs at once', async () => {
    const firm = await aFirm()
    const ring = () => runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
    await ring()
    const by = await firm.as('Owner')
    const leads = []
    for (let n = 0; n < 55; n += 1) leads.push(await aClaimedLead(by))
    const contact = await contactOf(by, leads[0]?.contact_id ?? '')
    const changed = await by.send(
      'PATCH',
      `/api/contacts/${contact.id}`,
      changeOf(contact, { last_name: 'Tarrent' }),
    )
    expect(changed.status, changed.text).toBe(200)
    await ring()
    const copies = () =>
      firm.inside(({ store }) => ({
        names: store.rows(
          `SELECT json_extract(doc, '$.last_name') AS name, count(*) AS count FROM leads GROUP BY 1`,
        ),
        queued: store.rows('SELECT id FROM contact_copies'),
        told: store.row<{ count: number }>(
          `SELECT count(DISTINCT subject_id) AS count FROM audit WHERE name = 'lead.updated'`,
        )?.count,
      }))
    await expect
      .poll(copies, { timeout: 20_000 })
      .toEqual({ names: [{ name: 'Tarrent', count: 55 }], queued: [], told: 55 })
  })
})

describe('a client whose email address changes', () => {
  test('signs in with the new one alone, and what the old one received is worth nothing', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const { user, client } = await caseClient(firm, owner)
    const oldToken = await requestToken(firm, 'owen@tarrant.test')
    expect(oldToken).toMatch(/./)
    const contact = await contactOf(owner, user.contact_id)
    const body = changeOf(contact, { emails: emailOf('owen@new.test') })
    const changed = await owner.send('PATCH', `/api/contacts/${contact.id}`, body)
    expect(changed.status, changed.text).toBe(200)
    expect((await client.get('/auth/user')).status).toBe(401)
    expect(await useToken(firm, oldToken)).toBeNull()
    expect(await requestToken(firm, 'owen@tarrant.test')).toBe(oldToken)
    expect(await useToken(firm, await requestToken(firm, 'owen@new.test'))).toBe(user.id)
  })

  test('cannot take the address of another user, and nothing is changed', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const { user } = await caseClient(firm, owner)
    const contact = await contactOf(owner, user.contact_id)
    const body = changeOf(contact, { last_name: 'Other', emails: emailOf(owner.user.email) })
    const refused = await owner.send('PATCH', `/api/contacts/${contact.id}`, body)
    expect([refused.status, refused.body.error.fields.emails]).toEqual([
      422,
      ['Another user signs in with this email address. Enter a different one.'],
    ])
    expect(await contactOf(owner, contact.id)).toEqual(contact)
    expect(await clientUser(firm, 'owen@tarrant.test')).toEqual(user)
  })
})

describe('the accounts of merged contacts', () => {
  const merge = async (by: Caller, kept: Contact, other: Contact) => {
    const merged = await by.post(`/api/contacts/${kept.id}/merges`, {
      version: kept.version,
      other_id: other.id,
      other_version: other.version,
      merge_accounts: true,
    })
    expect(merged.status, merged.text).toBe(200)
  }

  test('become one: the remaining one sees the cases of both, the other is signed out and closed', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const kept = await caseClient(firm, owner)
    const other = await caseClient(firm, owner, OLIVE)
    const remaining = await contactOf(owner, kept.user.contact_id)
    await merge(owner, remaining, await contactOf(owner, other.user.contact_id))
    expect((await other.client.get('/auth/user')).status).toBe(401)
    const closed = await firm.inside(({ users }) => users.find(other.user.id))
    expect(closed).toMatchObject({ status: 'left', contact_id: null })
    expect(await requestToken(firm, OLIVE.email)).toBe('')
    for (const { caseId } of [kept, other]) {
      const seen = await kept.client.get(`/api/client/cases/${caseId}`)
      expect(seen.status, seen.text).toBe(200)
    }
  })

  test('move to a contact without one, who signs in with the same address', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const owner = await firm.as('Owner')
    const { user, client, caseId } = await caseClient(firm, owner)
    const remaining = await aContact(owner, { emails: [], phones: [] })
    await merge(owner, remaining, await contactOf(owner, user.contact_id))
    expect((await client.get('/auth/user')).status).toBe(401)
    const moved = await clientUser(firm, 'owen@tarrant.test')
    expect(moved).toMatchObject({ id: user.id, status: 'active', contact_id: remaining.id })
    const again = await firm.signedIn(moved, 'clients')
    expect((await again.get(`/api/client/cases/${caseId}`)).status).toBe(200)
  })
})
