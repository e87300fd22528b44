import { describe, expect, test } from 'vitest'
import { aContact, changeOf } from '../support/contacts.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../support/firm.ts'

const bodyOf = ({ user }: Caller, email: string) => {
  const { first_name, last_name, roles, team, job_title, phone, is_fee_earner } = user
  const { agency_id, version } = user
  return {
    ...{ first_name, last_name, roles, team, job_title, phone, is_fee_earner, agency_id },
    ...{ email, version },
  }
}

const letters = async (firm: FirmUnderTest) => {
  const rows = await firm.inside(({ store }) =>
    store.rows<{ to_address: string; body: string }>(
      `SELECT to_address, json_extract(doc, '$.body') AS body FROM messages
       WHERE json_extract(doc, '$.type') = 'user.address-changed' ORDER BY id`,
    ),
  )
  return rows
}

describe('a changed email address', () => {
  test('ends every session of its person, and tells both addresses', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const adviser = await firm.as('New-business adviser')
    const path = `/api/users/${adviser.user.id}`
    const answer = await owner.send('PATCH', path, bodyOf(adviser, 'new@harcourt.test'))
    expect(answer.status).toBe(200)
    expect((await adviser.get('/auth/user')).status).toBe(401)
    const sent = await letters(firm)
    expect(sent.map((it) => it.to_address)).toEqual([adviser.user.email, 'new@harcourt.test'])
    expect(sent[0]?.body).toContain(`from ${adviser.user.email} to new@harcourt.test`)
    expect(sent[0]?.body).toContain('If you did not expect this, call us')
  })

  test('leaves the session in which somebody changed their own', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const elsewhere = await firm.signedIn(owner.user)
    const path = `/api/users/${owner.user.id}`
    await owner.send('PATCH', path, bodyOf(owner, 'me@harcourt.test'))
    expect((await owner.get('/auth/user')).status).toBe(200)
    expect((await elsewhere.get('/auth/user')).status).toBe(401)
  })

  test('stops the links that were sent to the old one', async () => {
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const adviser = await firm.as('New-business adviser')
    await firm.step((steps) => steps.askPasswordLink(adviser.user.email))
    const unused = () =>
      firm.inside(({ store }) => store.rows('SELECT id FROM links WHERE used_at IS NULL').length)
    expect(await unused()).toBe(1)
    const path = `/api/users/${adviser.user.id}`
    await owner.send('PATCH', path, bodyOf(adviser, 'new@harcourt.test'))
    expect(await unused()).toBe(0)
  })

  test('of a client, made on their contact record, does the same', async () => {
    const firm = await aFirm()
    const by = await firm.as('Owner')
    const contact = await aContact(by)
    const email = contact.emails[0]?.address ?? ''
    const role = { type: 'client' as const, contact_id: contact.id, email }
    const client = await firm.signedIn(await firm.user(role), 'clients')
    const emails = [{ kind: 'personal', address: 'new@tarrant.test', is_main: true }]
    const saved = await by.send(
      'PATCH',
      `/api/contacts/${contact.id}`,
      changeOf(contact, { emails }),
    )
    expect(saved.status).toBe(200)
    expect((await client.get('/auth/user')).status).toBe(401)
    expect((await letters(firm)).map((it) => it.to_address)).toEqual([email, 'new@tarrant.test'])
  })
})
