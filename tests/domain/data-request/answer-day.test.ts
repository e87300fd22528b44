import { expect, test } from 'vitest'
import { answerDay } from '#domain/data-request/request'

// As the ICO counts: guide to the right of access, “How long do we have to comply?”.
test.each([
  ['2026-09-03', '2026-10-05', 'a Saturday: the next working day'],
  ['2026-03-31', '2026-04-30', 'a month without that day: its last'],
  ['2026-11-25', '2026-12-29', 'Christmas Day, and the days off after it'],
  ['2026-06-01', '2026-07-01', 'any other'],
])('what came on %s is answered by %s (%s)', (received, due) => {
  expect(answerDay(received)).toBe(due)
})

test('an extension adds two months, counted from when it came', () => {
  expect(answerDay('2026-06-01', true)).toBe('2026-09-01')
})
