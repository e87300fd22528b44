import { expect, test } from 'vitest'
import { fieldErrorsIn, lastChangeIn, missingIn } from '#domain/error-fields'

const missing = { what: 'Sign the contract', href: '/conveyances/1' }
const changed = { by: 'Ada', at: '2026-11-20T10:00:00.000Z' }
const nothing = { fields: {}, missing: [], changed: null }

const fieldsIn = (error: unknown) => ({
  fields: fieldErrorsIn(error),
  missing: missingIn(error),
  changed: lastChangeIn(error),
})

test('an error carries its messages, what is missing and who changed the record', () => {
  const error = { fields: { price: ['Enter a price.'] }, missing: [missing], changed }
  expect(fieldsIn(error)).toEqual(error)
})

test.each([undefined, null, 'text', new Error('No answer'), []])('%s carries none', (error) => {
  expect(fieldsIn(error)).toEqual(nothing)
})
