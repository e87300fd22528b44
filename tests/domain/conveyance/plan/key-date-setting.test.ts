import { describe, expect, it } from 'vitest'
import { exchange } from '#domain/conveyance/exchange'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { taxDueOn } from '#domain/conveyance/plan/key-date-tax'
import { taskOf } from '#domain/conveyance/plan/plan'
import { refusalOf } from '../../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, OPENED, withFacts, workedUntil } from '../fixture.ts'

const NOW = at('2026-11-27')
const exchanged = () =>
  exchange(workedUntil(aCase('purchase'), 'exchanged', NOW), exchangeInput, eleanor, NOW)

describe('setting key dates', () => {
  it('moves every unfinished task that is reckoned from one and keeps its old date', () => {
    const { conveyance, plan, events } = setKeyDates(
      aCase(),
      { completion_on: '2026-12-18', exchange_target_on: '2026-12-04' },
      OPENED,
    )
    expect(taskOf(plan, 'transfer-approved')).toMatchObject({
      due_on: '2026-12-11',
      was_due_on: '2026-12-04',
    })
    expect(taskOf(plan, 'fittings-final')).toMatchObject({
      due_on: '2026-12-01',
      was_due_on: '2026-11-24',
    })
    expect(conveyance.summary.target_on).toBe('2026-12-18')
    expect(events[0]).toMatchObject({
      name: 'conveyance.updated',
      changed: ['exchange_target_on', 'completion_on'],
      detail: { dates: { completion_on: { from: '2026-12-11', to: '2026-12-18' } } },
    })
  })

  it('leaves finished tasks as they were', () => {
    const done = withFacts(aCase(), ['conflict_clear'])
    const before = taskOf(done.plan, 'conflict-check')
    const moved = setKeyDates(done, { instructed_on: '2026-09-15' }, OPENED)
    expect(taskOf(moved.plan, 'conflict-check')).toEqual(before)
    expect(taskOf(moved.plan, 'risk-assessment')?.due_on).toBe('2026-09-22')
  })

  it('cleared, leaves the tasks without a date', () => {
    const cleared = setKeyDates(aCase(), { completion_on: null }, OPENED)
    expect(taskOf(cleared.plan, 'funds-received')).toMatchObject({
      due_on: null,
      was_due_on: '2026-12-11',
    })
  })

  it('that requisitions came makes the reply ours, due in four days', () => {
    const sale = workedUntil(aCase(), 'requisitions_replied', NOW)
    expect(taskOf(sale.plan, 'requisitions')?.status).toBe('waiting')
    const came = setKeyDates(sale, { requisitions_received_on: '2026-11-30' }, at('2026-11-30'))
    expect(taskOf(came.plan, 'requisitions')).toMatchObject({
      status: 'open',
      arrived_on: '2026-11-30',
      due_on: '2026-12-04',
    })
  })

  it('after exchange sets neither target nor completion, which both sides have to vary', () => {
    const refused = refusalOf(() =>
      setKeyDates(exchanged(), { exchange_target_on: '2026-12-01', completion_on: null }, NOW),
    )
    expect(refused.detail.fields).toEqual({
      'dates.exchange_target_on': [
        'Contracts have been exchanged, so this date cannot be changed.',
      ],
      'dates.completion_on': [
        'Contracts have been exchanged. Vary the completion date with the other side instead.',
      ],
    })
  })

  it('after completion leaves the day alone', () => {
    const completed = workedUntil(aCase(), 'mortgage_redeemed', at('2026-12-11'))
    const act = () => setKeyDates(completed, { completion_on: '2026-12-14' }, at('2026-12-11'))
    expect(refusalOf(act).detail.fields).toEqual({
      'dates.completion_on': ['The case has completed, so this date cannot be changed.'],
    })
  })

  it('refuses targets that are no working day, and a case never instructed', () => {
    const act = () =>
      setKeyDates(aCase(), { completion_on: '2026-12-28', instructed_on: null }, OPENED)
    expect(refusalOf(act).detail.fields).toEqual({
      'dates.completion_on': [
        'Monday 28 December is not a working day. The next is Tuesday 29 December.',
      ],
      'dates.instructed_on': ['Enter a date.'],
    })
  })
})

describe('the last day for the tax return', () => {
  const purchase = { matter_type: 'purchase', flags: [], nation: 'England' } as const

  it.each([
    [{ ...purchase }, '2026-12-11', '2026-12-25'],
    [{ ...purchase }, '2019-02-28', '2019-03-30'],
    [{ ...purchase }, '2019-03-01', '2019-03-15'],
    [{ ...purchase, nation: 'Wales' as const }, '2026-12-11', '2027-01-10'],
    [{ ...purchase, matter_type: 'sale' as const }, '2026-12-11', null],
    [{ ...purchase, matter_type: 'remortgage' as const }, '2026-12-11', null],
  ])('of %o completed on %s is %s', (conveyance, on, due) => {
    expect(taxDueOn({ ...conveyance, flags: [] }, on)).toBe(due)
  })
})
