import { expect, test } from 'vitest'
import type { Breach } from '#domain/breach/breach'
import { isBreachOverdue } from '#domain/breach/breach'
import { decided, dismissedFinding, newBreach, putRight } from '#domain/breach/changing'

const stamp = { by: { id: 'cofa', name: 'COFA' }, now: '2026-11-27T09:00:00.000Z' }
const place = { id: 'b', number: 1, conveyance: null }
const entry = {
  ...{ kind: 'accounts' as const, rule: 'Rule 5.3', what: 'Overdrawn', ref: '', source: null },
  ...{ client_money: 1_00, occurred_on: '2026-11-25', found_on: '2026-11-26', found_by: 'Cashier' },
}
const decision = {
  ...{ is_material: true, is_reported: false, reason: 'Put right at once' },
  ...{ reported_on: null, reference: null },
}
const remedy = { on: '2026-11-26', how: 'Replaced from the office account' }

test('a breach is open until it is put right and its report is decided, and due for whichever comes first', () => {
  const breach = newBreach(place, entry, stamp)
  expect(breach).toMatchObject({ status: 'open', due_on: '2026-11-27' })
  expect(isBreachOverdue(breach, '2026-11-27')).toBe(false)
  expect(isBreachOverdue(breach, '2026-11-28')).toBe(true)
  const right = putRight(breach, remedy, stamp)
  expect(right).toMatchObject({ status: 'open', due_on: '2026-12-03' })
  expect(decided(right, decision, stamp)).toMatchObject({ status: 'closed', due_on: null })
  const data = newBreach(place, { ...entry, kind: 'data' }, stamp)
  expect(putRight(data, remedy, stamp).due_on).toBe('2026-11-29')
})

test('what was not reported may be reported later, and what was reported is not decided again', () => {
  const first = decided(newBreach(place, entry, stamp), decision, stamp)
  const report = { ...decision, is_reported: true, reported_on: '2026-11-27', reference: 'R1' }
  const reported = decided(first, report, stamp)
  expect(reported.decisions.map((it) => it.is_reported)).toEqual([false, true])
  expect(() => decided(reported, decision, stamp)).toThrow('This has been reported.')
})

const impossible: readonly (readonly [string, (breach: Breach) => unknown])[] = [
  ['a day to come', () => newBreach(place, { ...entry, found_on: '2026-11-28' }, stamp)],
  [
    'a finding before it happened',
    () => newBreach(place, { ...entry, found_on: '2026-11-24' }, stamp),
  ],
  ['a remedy before it happened', (it) => putRight(it, { ...remedy, on: '2026-11-24' }, stamp)],
  ['a second remedy', (it) => putRight(putRight(it, remedy, stamp), remedy, stamp)],
  ['a report without its day', (it) => decided(it, { ...decision, is_reported: true }, stamp)],
]

test.each(impossible)('%s is refused', (_, act) => {
  expect(() => act(newBreach(place, entry, stamp))).toThrow()
})

test('a finding that is dismissed is never due and takes no remedy', () => {
  const finding = {
    ...{ source: 'posting 1', rule: 'Rule 4.1', what: 'In office', conveyance: null },
    ...{ client_money: 1, occurred_on: '2026-11-20' },
  }
  const dismissed = dismissedFinding({ id: 'b', number: 2 }, finding, 'Bank error', stamp)
  expect(dismissed).toMatchObject({ status: 'dismissed', due_on: null })
  expect(() => putRight(dismissed, remedy, stamp)).toThrow('This was found to be no breach.')
})
