import { expect, test } from 'vitest'
import { starterLibrary } from '#domain/enquiry/library/starter'
import { outsiderIn } from '#domain/enquiry/question/outside-contact'

test('a question that sends the client to an outsider is noticed', () => {
  expect(outsiderIn('Please ask the council for a copy.')).toBe('council')
  expect(outsiderIn('You could ring your neighbour.')).toBe('neighbour')
  expect(outsiderIn('Have you kept the certificate?')).toBeNull()
  expect(outsiderIn('Do not contact the council. Look in your papers.')).toBeNull()
  expect(outsiderIn('Did you ever hear from the council?')).toBeNull()
})

test('no text of the starter library for clients sends them to one', () => {
  expect(starterLibrary.filter(({ client_text }) => outsiderIn(client_text) !== null)).toEqual([])
})
