import { expect, test } from 'vitest'
import type { Contact } from '#domain/contact/contact'
import { instructed } from '../../support/cases.ts'
import { changeOf } from '../../support/contacts.ts'
import { aFirm } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

test('an address given to the second client reaches their case, and messages reach them', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const [first] = facts('sale').clients
  if (!first) throw new Error('no client')
  const olive = { ...first, first_name: 'Olive', email: '', phone: '' }
  const [{ id }] = await instructed(firm, owner, facts('sale', { clients: [first, olive] }))
  const path = `/api/conveyances/${id}`
  const { clients } = (await owner.get(path)).body.data.conveyance
  expect(clients[1].email).toBeNull()
  const contactPath = `/api/contacts/${clients[1].contact_id}`
  const contact: Contact = (await owner.get(contactPath)).body.data.contact
  const emails = [{ kind: 'personal', address: 'olive@tarrant.test', is_main: true }]
  const saved = await owner.send('PATCH', contactPath, changeOf(contact, { emails }))
  expect(saved.status, saved.text).toBe(200)
  const { conveyance } = (await owner.get(path)).body.data
  expect(conveyance.clients[1].email).toBe('olive@tarrant.test')
  const hold = { reason: 'Illness', look_again_on: '2099-01-05', notify: ['client'] }
  await owner.post(`${path}/hold`, { version: conveyance.version, ...hold })
  const { rows } = (await owner.get('/api/messages')).body.data
  const held = rows.filter((it: { type: string }) => it.type === 'conveyance.held')
  expect(held.map((it: { to_address: string }) => it.to_address).toSorted()).toEqual([
    'olive@tarrant.test',
    'owen@tarrant.test',
  ])
})
