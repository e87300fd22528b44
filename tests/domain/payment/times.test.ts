import { expect, test } from 'vitest'
import { nextSendingDay, timingOf, usualTimes } from '#domain/payment/times/times'

const friday = '2026-11-27'
const at = (time: string) => `${friday}T${time}:00.000Z`
const own = { ...usualTimes(friday), cut_off: '15:30' }
const due = { purpose: 'completion_money', due_on: friday } as const

test('after the cut-off of the bank, else of the scheme, the next working day is offered', () => {
  expect(nextSendingDay(own, friday, at('15:29'))).toBe(friday)
  expect(nextSendingDay(own, friday, at('15:30'))).toBe('2026-11-30')
  expect(nextSendingDay(usualTimes(friday), friday, at('17:39'))).toBe(friday)
  expect(nextSendingDay(usualTimes(friday), friday, at('17:40'))).toBe('2026-11-30')
  expect(nextSendingDay(own, '2026-12-01', at('16:00'))).toBe('2026-12-01')
})

test('a payment that is due today says what the hour means for it', () => {
  expect(timingOf(due, own, at('13:59'))).toBeNull()
  expect(timingOf(due, own, at('14:00'))).toMatch(/after 14:00.*Monday 30 November/)
  expect(timingOf({ ...due, purpose: 'searches' }, own, at('14:00'))).toBeNull()
  expect(timingOf(due, own, at('15:30'))).toMatch(/cut-off is 15:30.*Monday 30 November/)
  expect(timingOf({ ...due, due_on: '2026-11-30' }, own, at('16:00'))).toBeNull()
})
