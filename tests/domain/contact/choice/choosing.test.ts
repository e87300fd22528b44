import { expect, test } from 'vitest'
import { choiceOf, chooseChannels } from '#domain/contact/choice/choosing'
import type { Contact } from '#domain/contact/contact'
import { newContact } from '#domain/contact/editing'

const NOW = '2026-03-02T10:00:00.000Z'

const contact = (given: Partial<Contact> = {}): Contact => ({
  ...newContact(
    {
      ...{ title: null, first_name: 'Owen', middle_name: null, last_name: 'Tarrant' },
      ...{ preferred_name: null, date_of_birth: null, addresses: [], vulnerability: null },
      emails: [{ kind: 'personal', address: 'owen@tarrant.test', is_main: true }],
      phones: [{ kind: 'mobile', number: '+447700900482', is_main: true }],
      communication: { channels: [], language: 'en', large_print: false },
    },
    { id: '018f0000-0000-7000-8000-000000000001', created_by: null },
    NOW,
  ).contact,
  ...given,
})

test('whoever has chosen nothing is told by every channel that reaches them', () => {
  expect(choiceOf(contact())).toMatchObject({ chosen: ['email', 'sms'], offered: ['email', 'sms'] })
})

test.each<[string, Partial<Contact>, readonly string[]]>([
  ['a landline', { phone: '+441743900482' }, ['email']],
  ['no number', { phone: null }, ['email']],
  ['no address', { email: null }, ['sms']],
  [
    'a postal address',
    { addresses: [{ lines: '2 Mill Lane', postcode: null, from: null, to: null }] },
    ['email', 'sms', 'post'],
  ],
  ['WhatsApp', { whatsapp_opt_in_at: NOW }, ['email', 'sms', 'whatsapp']],
])('with %s they may choose what reaches them', (_, given, offered) => {
  expect(choiceOf(contact(given)).offered).toEqual(offered)
})

test('a choice keeps what staff agreed beside it, and says what changed', () => {
  const before = contact({
    communication: { channels: ['phone', 'email'], language: 'cy', large_print: true },
  })
  const { contact: after, events } = chooseChannels(before, { channels: ['sms'] }, NOW)
  expect(after.communication).toEqual({
    channels: ['sms', 'phone'],
    language: 'cy',
    large_print: true,
  })
  expect(events).toMatchObject([{ name: 'contact.updated', changed: ['communication'] }])
  expect(chooseChannels(after, { channels: ['sms'] }, NOW).events).toEqual([])
})

test('a channel that does not reach them is refused', () => {
  expect(() => chooseChannels(contact(), { channels: ['whatsapp'] }, NOW)).toThrow()
})
