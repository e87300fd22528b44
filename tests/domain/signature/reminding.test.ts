import { expect, test } from 'vitest'
import { reminderTimes, wasJustReminded } from '#domain/signature/reminding'

test('signers are reminded after two and five working days and called after seven, at 09:00', () => {
  expect(reminderTimes('2026-11-23T15:00:00.000Z')).toEqual([
    { stage: 'remind', at: '2026-11-25T09:00:00.000Z' },
    { stage: 'remind-again', at: '2026-11-30T09:00:00.000Z' },
    { stage: 'call', at: '2026-12-02T09:00:00.000Z' },
  ])
  // In summer London is an hour ahead.
  expect(reminderTimes('2026-06-15T23:30:00.000Z')[0]?.at).toBe('2026-06-18T08:00:00.000Z')
})

test('whoever was reminded by hand within a day is not reminded again', () => {
  const log = [{ what: 'Reminder sent', at: '2026-11-24T15:00:00.000Z' }]
  expect(wasJustReminded(log, '2026-11-25T09:00:00.000Z')).toBe(true)
  expect(wasJustReminded(log, '2026-11-25T16:00:00.000Z')).toBe(false)
  expect(wasJustReminded([], '2026-11-25T09:00:00.000Z')).toBe(false)
})
