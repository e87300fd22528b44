import { expect, test } from 'vitest'
import { parsePence } from '#domain/money'

test.each([
  ['412,500', 412_500_00],
  ['£412500.00', 412_500_00],
  ['410k', 410_000_00],
  ['£1.2m', 1_200_000_00],
  ['1.275 M', 1_275_000_00],
  ['£ 99.5K', 99_500_00],
])('%s is an amount of %d pence', (typed, pence) => {
  expect(parsePence(typed)).toBe(pence)
})

test.each(['', '12,50', '1.234', 'k', '1.2b', '-5k', '1,2m', '99999999999999m'])(
  '%s is not an amount',
  (typed) => {
    expect(parsePence(typed)).toBeNull()
  },
)
