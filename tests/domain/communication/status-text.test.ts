import { expect, test } from 'vitest'
import { eventText } from '#domain/events'

test.each([
  [{ act: 'unknown', reason: 'Timeout' }, 'Message may not have been sent: Timeout'],
  [{ reason: '550 no such person' }, 'Message not sent: 550 no such person'],
  [{ act: 'confirmed' }, 'Message confirmed as sent'],
  [{ provider_id: 'p1' }, 'Message sent'],
])('the history says of %j', (detail, text) => {
  expect(eventText('message.status', { type: 'quote.sent', ref: null, ...detail })).toBe(text)
})
