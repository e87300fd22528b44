import { expect, test } from 'vitest'
import { partyOf } from '#domain/contact/following'
import { contact } from './contact-support.ts'

const party = { contact_id: '', name: '', email: null, phone: null, role: 'seller' } as const

test('a case has what its client likes to be called, and nothing where nobody said', () => {
  expect(partyOf(contact({ preferred_name: 'Ollie' }), party)).toMatchObject({
    name: 'Owen Tarrant',
    preferred_name: 'Ollie',
  })
  expect(partyOf(contact(), party)).not.toHaveProperty('preferred_name')
})
