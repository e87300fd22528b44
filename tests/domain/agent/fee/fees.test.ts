import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeeLine } from '#domain/agent/fee/fee'
import { paidFee } from '#domain/agent/fee/paying'
import { feeOfMatter } from '#domain/agent/fee/share'
import { feeStatement } from '#domain/agent/fee/statement'
import { defaultFeeScale } from '#domain/quote/scale/default'
import { refusalOf } from '../../refusal-of.ts'
import { staff } from '../../user/people.ts'

const scale = defaultFeeScale.referral
const both = ['sale', 'purchase'] as const
const now = '2026-12-20T10:00:00.000Z'

describe('the fee of one matter', () => {
  test('follows the agency’s scale where that is what the client was told', () => {
    const introduction = { referral: { fee: 270_00 }, matters: both, scale }
    expect(both.map((it) => feeOfMatter(introduction, it))).toEqual([120_00, 150_00])
  })

  test('is an equal part of another fee, the first with what is left over', () => {
    const introduction = { referral: { fee: 100_01 }, matters: both, scale }
    expect(both.map((it) => feeOfMatter(introduction, it))).toEqual([50_01, 50_00])
  })

  test('never adds up to anything but the disclosed fee', () => {
    const matters = fc.subarray(['sale', 'purchase', 'remortgage'] as const, { minLength: 1 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_00 }), matters, fc.boolean(), (fee, of, own) => {
        const introduction = { referral: { fee }, matters: of, scale: own ? scale : null }
        const parts = of.map((it) => feeOfMatter(introduction, it))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('is nothing for a matter that the quote does not have', () => {
    const introduction = { referral: { fee: 120_00 }, matters: ['sale'] as const, scale }
    expect(feeOfMatter(introduction, 'purchase')).toBe(0)
  })
})

const line = (given: Partial<FeeLine> = {}): FeeLine => ({
  conveyance_id: 'c1',
  version: 0,
  ref: 'HV-1',
  address: '14 Larkfield Road',
  matter_type: 'sale',
  amount: 120_00,
  due_on: '2026-12-11',
  is_disclosed: true,
  paid_on: null,
  reference: '',
  paid_by: '',
  ...given,
})

describe('the statement of a month', () => {
  const lines = [
    line({ conveyance_id: 'old', due_on: '2026-11-03', amount: 10_00 }),
    line({ conveyance_id: 'old-paid', due_on: '2026-11-04', paid_on: '2026-12-02', amount: 20_00 }),
    line({ conveyance_id: 'settled', due_on: '2026-10-04', paid_on: '2026-11-02', amount: 40_00 }),
    line({ conveyance_id: 'due', amount: 80_00 }),
    line({ conveyance_id: 'paid', paid_on: '2026-12-12', amount: 160_00 }),
    line({ conveyance_id: 'paid-later', paid_on: '2027-01-03', amount: 320_00 }),
    line({ conveyance_id: 'open', due_on: null, amount: 640_00 }),
  ]

  test('has what became due, what earlier months left, and what is to come', () => {
    const statement = feeStatement({ month: '2026-12', agency: 'Cooper Lyle' }, lines)
    const ids = (of: readonly FeeLine[]) => of.map((it) => it.conveyance_id)
    expect(ids(statement.earlier)).toEqual(['old', 'old-paid'])
    expect(ids(statement.due)).toEqual(['due', 'paid', 'paid-later'])
    expect(ids(statement.expected)).toEqual(['open'])
  })

  test('balances: what was left and became due is what was paid and is owed', () => {
    const { earlier, due_total, paid_total, owed_total } = feeStatement(
      { month: '2026-12', agency: 'Cooper Lyle' },
      lines,
    )
    expect([due_total, paid_total, owed_total]).toEqual([560_00, 180_00, 410_00])
    const left = earlier.reduce((sum, it) => sum + it.amount, 0)
    expect(left + due_total).toBe(paid_total + owed_total)
  })
})

describe('a payment', () => {
  const person = staff(['agencies.view-any', 'payments.update'], { id: 'u1' })
  const recorder = { id: 'f1', person, by: { id: 'u1', name: 'Ruth Amis' }, now }
  const pay = (of: FeeLine, on = '2026-12-12') => paidFee(of, { on, reference: 'BACS 1' }, recorder)

  test('keeps the amount that was owed, who recorded it and the reference', () => {
    expect(pay(line())).toMatchObject({
      version: 1,
      paid: { on: '2026-12-12', amount: 120_00, reference: 'BACS 1', by: { name: 'Ruth Amis' } },
    })
  })

  test.each([
    ['before completion', line({ due_on: null }), 'referral_fee.not_due'],
    [
      'that the client was never told of',
      line({ is_disclosed: false }),
      'referral_fee.undisclosed',
    ],
    ['twice', line({ paid_on: '2026-12-12' }), 'referral_fee.paid'],
  ])('is not recorded %s', (_, of, code) => {
    expect(refusalOf(() => pay(of)).code).toBe(code)
  })

  test('is not of a day before the fee was due, nor of one to come', () => {
    for (const on of ['2026-12-10', '2026-12-21'])
      expect(Object.keys(refusalOf(() => pay(line(), on)).detail.fields ?? {})).toEqual(['on'])
  })

  test('is not recorded by somebody who may not record payments', () => {
    const reader = { ...recorder, person: staff(['agencies.view-any'], { id: 'u1' }) }
    const wrong = () => paidFee(line(), { on: '2026-12-12', reference: 'BACS 1' }, reader)
    expect(refusalOf(wrong).status).toBe(403)
  })
})
