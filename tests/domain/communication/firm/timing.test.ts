import { expect, test } from 'vitest'
import { isQuiet, sendingTime, type Timing } from '#domain/communication/firm/timing'

const timed = (timing: Timing, quiet_hours = false) => ({ timing, quiet_hours })
const atOnce: Timing = { kind: 'at_once' }

test('a message at once has no time to wait for', () => {
  expect(sendingTime(timed(atOnce), '2026-03-02T10:00:00.000Z', null)).toEqual({
    not_before: null,
    reason: null,
  })
})

test('a delay is counted in real minutes across both clock changes', () => {
  const later = timed({ kind: 'after', minutes: 60 })
  // 29 March 2026, 01:00 GMT becomes 02:00 BST; 25 October 2026, 02:00 BST becomes 01:00 GMT.
  expect(sendingTime(later, '2026-03-29T00:30:00.000Z', null).not_before).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(sendingTime(later, '2026-10-25T00:30:00.000Z', null).not_before).toBe(
    '2026-10-25T01:30:00.000Z',
  )
})

test.each([
  ['before the hour of a working day', '2026-03-02T07:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  ['after it', '2026-03-02T10:00:00.000Z', '2026-03-03T09:00:00.000Z'],
  ['on a Friday evening', '2026-03-06T18:00:00.000Z', '2026-03-09T09:00:00.000Z'],
  ['before Good Friday and Easter Monday', '2026-04-02T18:00:00.000Z', '2026-04-07T08:00:00.000Z'],
  ['on Friday before summer time', '2026-03-27T18:00:00.000Z', '2026-03-30T08:00:00.000Z'],
  ['on Friday before winter time', '2026-10-23T18:00:00.000Z', '2026-10-26T09:00:00.000Z'],
  ['before Christmas', '2026-12-24T12:00:00.000Z', '2026-12-29T09:00:00.000Z'],
])('what is sent at nine of a working day is, %s', (_, now, expected) => {
  const nine = timed({ kind: 'working_day', hour: 9 })
  expect(sendingTime(nine, now, null).not_before).toBe(expected)
})

test.each([
  ['19:59 GMT', '2026-03-02T19:59:00.000Z', false],
  ['20:00 GMT', '2026-03-02T20:00:00.000Z', true],
  ['07:59 GMT', '2026-03-02T07:59:00.000Z', true],
  ['08:00 GMT', '2026-03-02T08:00:00.000Z', false],
  ['19:59 BST', '2026-07-01T18:59:00.000Z', false],
  ['20:00 BST', '2026-07-01T19:00:00.000Z', true],
])('quiet hours at %s', (_, at, quiet) => expect(isQuiet(at)).toBe(quiet))

test.each([
  ['in the evening', '2026-03-02T21:00:00.000Z', '2026-03-03T08:00:00.000Z'],
  ['before dawn', '2026-03-02T03:00:00.000Z', '2026-03-02T08:00:00.000Z'],
  ['before summer time begins', '2026-03-28T21:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['before winter time begins', '2026-10-24T20:00:00.000Z', '2026-10-25T08:00:00.000Z'],
])('a message of quiet hours waits until eight, %s', (_, now, not_before) =>
  expect(sendingTime(timed(atOnce, true), now, null)).toEqual({
    not_before,
    reason: 'quiet_hours',
  }),
)

test('quiet hours do not count on the day of completion, nor where they are not kept', () => {
  const evening = '2026-03-02T21:00:00.000Z'
  const now = { not_before: null, reason: null }
  expect(sendingTime(timed(atOnce, true), evening, '2026-03-02')).toEqual(now)
  expect(sendingTime(timed(atOnce, false), evening, null)).toEqual(now)
})

test('a delay that ends in the quiet hours waits for the morning', () =>
  expect(
    sendingTime(timed({ kind: 'batch', minutes: 60 }, true), '2026-03-02T19:30:00.000Z', null),
  ).toEqual({ not_before: '2026-03-03T08:00:00.000Z', reason: 'quiet_hours' }))

test('a message of a working day that the quiet hours hold up waits for the morning of the next one', () => {
  const late = timed({ kind: 'working_day', hour: 21 }, true)
  expect(sendingTime(late, '2026-12-24T12:00:00.000Z', null)).toEqual({
    not_before: '2026-12-29T08:00:00.000Z',
    reason: 'quiet_hours',
  })
})
