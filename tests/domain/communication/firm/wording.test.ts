import { expect, test } from 'vitest'
import { ownWordingFaults } from '#domain/communication/firm/own-wording'
import { valuesIn } from '#domain/communication/firm/wording'
import { aCommunication } from './communications.ts'

const faults = (given: Parameters<typeof aCommunication>[0]) =>
  ownWordingFaults(aCommunication(given))

test('a text names only values that its event has', () => {
  expect(valuesIn('Dear {name}, {ref} {ref}')).toEqual(['name', 'ref'])
  expect(faults({ body: 'Dear {name}: {ref}, {completion_on}. {firm} {signature}' })).toEqual({})
  expect(faults({ body: '{total}', subject: '{valid_until}' })).toEqual({
    subject: ['This event has no value {valid_until}.'],
    body: ['This event has no value {total}.'],
  })
})

test.each(['Pay 12-34-56', 'account 12345678'])('bank details are refused: %s', (body) =>
  expect(faults({ body })).toMatchObject({ body: [/never send bank details/] }),
)

test('a text message is three parts long at most', () => {
  expect(faults({ channel: 'sms', body: 'a'.repeat(460) }).body).toHaveLength(1)
  expect(faults({ channel: 'sms', body: 'a'.repeat(459) })).toEqual({})
})

test('an audience is written to by a channel that reaches it', () => {
  expect(faults({ audience: 'other_side', channel: 'sms' }).channel).toHaveLength(1)
  expect(faults({ audience: 'other_side' })).toEqual({})
})

test.each(['user.invited', 'conveyance.updated', 'nothing', 'toString'])(
  'a firm writes nothing for %s',
  (type) => expect(faults({ type })).toEqual({ type: ['Choose an event that sends messages.'] }),
)
