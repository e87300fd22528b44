import { describe, expect, test } from 'vitest'
import { hasAllEntered, matchesEntered, updatedFromEntered } from '#domain/contact/entered-person'
import { leadPersonOf, partyOf, quoteClientOf, withContact } from '#domain/contact/following'
import { mergeContacts } from '#domain/contact/merging'
import type { ClientParty } from '#domain/party'
import { refusalOf } from '../refusal-of.ts'
import { contact, entered, NOW } from './contact-support.ts'

const second = { kind: 'work', number: '+442079460018', is_main: false } as const
const party = (given: Partial<ClientParty> = {}): ClientParty => ({
  contact_id: contact().id,
  name: 'O Tarrant',
  email: 'old@tarrant.test',
  phone: second.number,
  role: 'seller',
  ...given,
})

describe('a record', () => {
  test('has its contact’s name, in its own role, and the address and number it uses while they are theirs', () => {
    const it = contact({ phones: [...contact().phones, second] })
    expect(partyOf(it, party())).toEqual({
      contact_id: it.id,
      name: 'Owen Tarrant',
      email: 'owen@tarrant.test',
      phone: second.number,
      role: 'seller',
    })
    const typed = { ...entered({ phone: '020 7946 0018' }), contact_id: null }
    expect(quoteClientOf(it, typed)).toMatchObject({ title: 'Mr', phone: '020 7946 0018' })
    expect(leadPersonOf(contact(), entered({ phone: '020 7946 0018' })).phone).toBe('07700 900118')
  })

  test('names nobody twice when two of its people become one', () => {
    const clients = [party({ contact_id: 'other' }), party(), party({ contact_id: 'third' })]
    const after = withContact(clients, 'other', contact().id, (it) => partyOf(contact(), it))
    expect(after.map(({ contact_id }) => contact_id)).toEqual([contact().id, 'third'])
  })
})

describe('what is entered about a contact', () => {
  const changed = (given: object, before: ReturnType<typeof entered> | null) =>
    updatedFromEntered(contact(), entered(given), before, NOW).contact

  test('is added beside the main one the first time, and corrects it after that', () => {
    const email = 'new@tarrant.test'
    expect(changed({ email }, null).emails).toEqual([
      ...contact().emails,
      { kind: 'personal', address: email, is_main: false },
    ])
    expect(changed({ email }, entered()).emails).toEqual([
      { kind: 'personal', address: email, is_main: true },
    ])
    expect(changed({ last_name: 'Tarrent' }, entered()).last_name).toBe('Tarrent')
    expect(changed({ last_name: 'Tarrent' }, null).last_name).toBe('Tarrant')
  })

  test('is theirs while it has their name, an address or a number', () => {
    expect(matchesEntered(contact(), entered({ first_name: 'OWEN', email: '', phone: '' }))).toBe(
      true,
    )
    expect(matchesEntered(contact(), entered({ first_name: 'Nia', email: '' }))).toBe(true)
    expect(matchesEntered(contact(), entered({ first_name: 'Nia', email: '', phone: '' }))).toBe(
      false,
    )
    expect(hasAllEntered(contact(), entered())).toBe(true)
    expect(hasAllEntered(contact(), entered({ phone: '07700 900666' }))).toBe(false)
  })
})

describe('merging', () => {
  const other = contact({
    id: '01900000-0000-7000-8000-000000000002',
    last_name: 'Vale',
    preferred_name: 'Ollie',
    phones: [{ kind: 'mobile', number: '+447700900118', is_main: true }, second],
  })

  test('gives the first what it lacks, once, and leaves a pointer', () => {
    const { kept, merged } = mergeContacts(contact(), other, NOW)
    expect(kept.contact).toMatchObject({
      last_name: 'Tarrant',
      preferred_name: 'Ollie',
      previous_names: ['Vale'],
      merged_ids: [other.id],
    })
    expect(kept.contact.emails).toHaveLength(1)
    expect(kept.contact.phones.map(({ number, is_main }) => [number, is_main])).toEqual([
      ['+447700900118', true],
      ['+442079460018', false],
    ])
    expect(merged.contact.merged_into).toBe(contact().id)
  })

  test('is refused with itself, and for one that was merged before', () => {
    const codeOf = (act: () => unknown) => refusalOf(act).code
    expect(codeOf(() => mergeContacts(contact(), contact(), NOW))).toBe('contact.same')
    const gone = { ...other, merged_into: contact().id }
    expect(codeOf(() => mergeContacts(contact(), gone, NOW))).toBe('contact.merged')
  })
})

test('a case has what its client likes to be called, and nothing where nobody said', () => {
  expect(partyOf(contact({ preferred_name: 'Ollie' }), party({ contact_id: '' }))).toMatchObject({
    name: 'Owen Tarrant',
    preferred_name: 'Ollie',
  })
  expect(partyOf(contact(), party({ contact_id: '' }))).not.toHaveProperty('preferred_name')
})
