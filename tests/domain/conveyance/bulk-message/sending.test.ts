import { expect, test } from 'vitest'
import { abortCase } from '#domain/conveyance/abortion'
import type { MessageRecipient } from '#domain/conveyance/bulk-message/api'
import { reachedBy, writeToPeople } from '#domain/conveyance/bulk-message/sending'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, eleanor, OPENED } from '../fixture.ts'

const people: readonly MessageRecipient[] = [
  { audience: 'client', name: 'Margaret Ellison', email: 'margaret@sample.test' },
  { audience: 'client', name: 'David Ellison', email: null },
  { audience: 'other_side', name: 'Sunita Rao', email: null },
]

const message = (given: object = {}) => ({
  to: ['client' as const],
  subject: 'Case {ref}',
  text: 'We are closed at Christmas, {name}.',
  ...given,
})

test('a message goes to the chosen people who have an address, and names the others', () => {
  const { reached, without } = reachedBy(people, ['client'])
  expect(reached.map(({ name }) => name)).toEqual(['Margaret Ellison'])
  expect(without).toEqual(['David Ellison'])
  const { conveyance, events } = writeToPeople(aCase(), message(), people, OPENED)
  expect(conveyance.version).toBe(2)
  expect(events).toMatchObject([
    { name: 'conveyance.bulk-message-sent', detail: { to: ['client'] } },
  ])
})

test('a message that reaches nobody is refused, with their names', () => {
  const write = () => writeToPeople(aCase(), message({ to: ['other_side'] }), people, OPENED)
  expect(refusalOf(write).message).toBe('There is no email address for Sunita Rao.')
})

test('a value that stands for nothing, and a case that has ended, are refused', () => {
  const unknown = message({ text: 'Dear {frist_name}' })
  const refusal = refusalOf(() => writeToPeople(aCase(), unknown, people, OPENED))
  expect(refusal.detail.fields).toHaveProperty('text')
  const ended = abortCase(aCase(), { reason: 'The buyer withdrew' }, eleanor, OPENED)
  expect(refusalOf(() => writeToPeople(ended, message(), people, OPENED)).status).toBe(409)
})
