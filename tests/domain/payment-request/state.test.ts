import { expect, test } from 'vitest'
import type { Receipt } from '#domain/payment-request/request'
import { excessOf, isOpen, leftOf, refundableOf, requestState } from '#domain/payment-request/state'
import { aRequest } from './support/held.ts'

const today = '2026-11-02'
const receipt: Receipt = {
  number: 'R1',
  payment: null,
  method: 'bank',
  is_test: false,
  amount: 600_00,
  on: today,
  at: `${today}T09:00:00.000Z`,
  payer: null,
  posting: 2,
  obstacle: null,
}
const stamp = { by: { id: 'u1', name: 'A' }, at: `${today}T09:00:00.000Z` }
const refund = (status: 'asked' | 'done' | 'rejected', amount: number) => ({
  ...{ id: `f ${status}`, receipt: 'R1', amount, reason: 'x', status, asked: stamp },
  ...{ approved: null, rejected: null, provider_id: null, posting: null, problem: null },
})

test('a request is asked, part paid, paid, refunded, cancelled or expired', () => {
  const of = (given: Parameters<typeof aRequest>[0]) => requestState(aRequest(given), today)
  expect(of({})).toBe('asked')
  expect(of({ receipts: [{ ...receipt, amount: 599_99 }] })).toBe('part_paid')
  expect(of({ receipts: [receipt] })).toBe('paid')
  expect(of({ receipts: [receipt], refunds: [refund('done', 600_00)] })).toBe('refunded')
  expect(of({ receipts: [receipt], refunds: [refund('asked', 600_00)] })).toBe('paid')
  expect(of({ cancelled: { ...stamp, reason: 'x' } })).toBe('cancelled')
  expect(of({ expires_on: '2026-11-01' })).toBe('expired')
  expect(of({ expires_on: today })).toBe('asked')
})

test('what we give back of a paid request is not asked for again, what a dispute took is', () => {
  const after = (...refunds: object[]) => {
    const request = aRequest({ receipts: [receipt] })
    const held = { ...request, refunds: refunds.map((it) => ({ ...refund('done', 20_00), ...it })) }
    return [requestState(held, today), leftOf(held), isOpen(held, today)]
  }
  expect(after({})).toEqual(['paid', 0, false])
  expect(after({ asked: null })).toEqual(['part_paid', 20_00, true])
})

test('a penny more than asked is an excess that is kept for the client', () => {
  const request = aRequest({ receipts: [{ ...receipt, amount: 600_01 }] })
  expect([leftOf(request), excessOf(request), requestState(request, today)]).toEqual([0, 1, 'paid'])
})

test('what is being refunded cannot be refunded again, what was rejected can', () => {
  const left = (...refunds: ReturnType<typeof refund>[]) =>
    refundableOf(aRequest({ receipts: [receipt], refunds }), receipt)
  expect([left(), left(refund('asked', 500_00)), left(refund('rejected', 500_00))]).toEqual([
    600_00, 100_00, 600_00,
  ])
})

test('a request that is over is not open, however much of it was paid', () => {
  const part = [{ ...receipt, amount: 1 }]
  expect(isOpen(aRequest({ receipts: part, expires_on: '2026-11-01' }), today)).toBe(false)
  expect(isOpen(aRequest({ receipts: part }), today)).toBe(true)
})
