import { expect, test } from 'vitest'
import { fullText } from '#domain/enquiry/full-text'

test('a part is read with its lead-in', () => {
  const parent = 'As to the extension, please supply:'
  expect(fullText({ parent, text: 'the plans' })).toBe(`${parent} the plans`)
  expect(fullText({ parent: null, text: 'Who owns the wall?' })).toBe('Who owns the wall?')
})
