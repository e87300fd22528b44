import { expect, test } from 'vitest'
import type { AuditEntry } from '#domain/audit/api'
import { aContact } from '../../support/contacts.ts'
import { aFirm, type Caller } from '../../support/firm.ts'

const readsOf = async (by: Caller, reader: Caller): Promise<AuditEntry[]> =>
  (await by.get(`/api/audit?view=reads&person=${reader.user.id}`)).body.data.rows

test('who read somebody’s details is recorded with the person, once an hour', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const { id } = await aContact(owner)
  const auditor = await firm.as('Auditor')
  for (let times = 0; times < 2; times++) await auditor.get(`/api/contacts/${id}`)
  await auditor.get('/api/messages')
  const reads = await readsOf(owner, auditor)
  expect(reads.map(({ text }) => text)).toEqual(['Messages read', 'Contact details read'])
  expect(reads[1]?.record).toMatchObject({
    kind: 'Contact',
    href: `/conveyances/contacts/${id}`,
  })
  const ofContact = (await owner.get(`/api/audit?record=contact:${id}`)).body.data.rows
  expect(ofContact.map(({ name }: AuditEntry) => name)).toEqual(['record.read', 'contact.created'])
  await firm.inside(({ store }) => store.write(`UPDATE reads SET hour = '2020-01-01T00'`))
  await auditor.get(`/api/contacts/${id}`)
  expect(await readsOf(owner, auditor)).toHaveLength(3)
})

test('a record that its reader may not open is not recorded as read', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const { id } = await aContact(owner)
  const stranger = await firm.as('Conveyancer')
  expect((await stranger.get(`/api/contacts/${id}`)).status).toBe(404)
  expect(await readsOf(owner, stranger)).toEqual([])
})
