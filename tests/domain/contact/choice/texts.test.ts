import { expect, test } from 'vitest'
import { chooseTexts } from '#domain/contact/choice/texts'
import type { Channel } from '#domain/contact/details'
import { contact, NOW } from '../contact-support.ts'

const after = (channels: readonly Channel[], choice: 'stop' | 'start') => {
  const communication = { channels: [...channels], language: 'cy', large_print: true }
  const outcome = chooseTexts(contact({ communication }), choice, NOW)
  expect(outcome.contact.communication).toMatchObject({ language: 'cy', large_print: true })
  return { channels: outcome.contact.communication.channels, events: outcome.events.length }
}

test.each<[readonly Channel[], readonly Channel[]]>([
  [[], ['email', 'whatsapp', 'phone']],
  [['sms', 'post'], ['post']],
  [['sms'], ['phone']],
])('who chose %j and stops texts keeps %j', (before, kept) => {
  expect(after(before, 'stop')).toEqual({ channels: kept, events: 1 })
})

test('whoever starts texts gets them beside what they chose', () => {
  expect(after(['phone'], 'start')).toEqual({ channels: ['phone', 'sms'], events: 1 })
})

test.each<[readonly Channel[], 'stop' | 'start']>([
  [['email'], 'stop'],
  [['email', 'sms'], 'start'],
  [[], 'start'],
])('nothing changes where %j has it already: %s', (channels, choice) => {
  expect(after(channels, choice)).toEqual({ channels, events: 0 })
})
