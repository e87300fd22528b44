import { expect, test } from 'vitest'
import { parseTypedDate } from '#domain/typed-date'

const TODAY = '2026-11-22'

test.each([
  ['27/11/2026', '2026-11-27'],
  ['27 11 26', '2026-11-27'],
  ['27.11.2026', '2026-11-27'],
  ['271126', '2026-11-27'],
  ['27112026', '2026-11-27'],
  ['27 Nov', '2026-11-27'],
  ['Fri 27 Nov 2026', '2026-11-27'],
  ['27th november 2026', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['3/1', '2027-01-03'],
  ['3/10', '2026-10-03'],
  ['1/2/58', '1958-02-01'],
  ['1/2/46', '2046-02-01'],
  ['29/2/2028', '2028-02-29'],
])('%s is %s', (typed, day) => {
  expect(parseTypedDate(typed, TODAY)).toBe(day)
})

test.each(['', '27', '11/27/2026', '31/02/2026', '29/2/2027', '27 Foo', 'soon', '27/11/202'])(
  '“%s” is no date',
  (typed) => {
    expect(parseTypedDate(typed, TODAY)).toBeNull()
  },
)
