import { expect, test } from 'vitest'
import type { ComplaintEntry } from '#domain/complaint/bodies'
import { closedComplaint, handedOver, newComplaint, withAction } from '#domain/complaint/changing'
import { answerBy, isComplaintOverdue, soonDue } from '#domain/complaint/complaint'
import { refusalOf } from '../refusal-of.ts'

const by = { id: 'u', name: 'Priya Nair' }
const stamp = { by, now: '2026-03-02T10:00:00.000Z' }
const place = { id: 'x', conveyance_id: 'c', number: 1 }
const ann = { contact_id: 'a', name: 'Ann Lee', email: null, phone: null, role: 'seller' as const }
const people = { clients: [ann], handler: { id: 'h', name: 'Helen Ward' } }
const entry: ComplaintEntry = {
  ...{ contact_id: 'a', name: '', way: 'email', head: 'delay', severity: 'minor' },
  ...{ text: 'Too slow', received_on: '2026-03-02', handler: 'h' },
}
const closing = {
  outcome: 'upheld',
  findings: 'It was slow',
  redress: 'None',
  amount: null,
} as const

test('a client’s complaint is acknowledged at once and answered within eight weeks', () => {
  expect(answerBy('2026-03-02')).toBe('2026-04-27')
  const complaint = newComplaint(place, entry, people, stamp)
  expect(complaint).toMatchObject({ name: 'Ann Lee', due_on: '2026-04-27', status: 'open' })
  expect(complaint.acknowledged_at).toBe(stamp.now)
  expect(['2026-04-27', '2026-04-28'].map((day) => isComplaintOverdue(complaint, day))).toEqual([
    false,
    true,
  ])
  expect(soonDue('2026-04-13')).toBe('2026-04-27')
})

test('somebody else’s complaint is named, and is not said to be acknowledged', () => {
  const other = { ...entry, contact_id: null, name: 'Tom Buyer' }
  expect(newComplaint(place, other, people, stamp)).toMatchObject({
    name: 'Tom Buyer',
    acknowledged_at: null,
  })
})

test.each([
  ['without a name', { contact_id: null }, people],
  ['of somebody who is no client', { contact_id: 'z' }, people],
  ['in the future', { received_on: '2026-03-03' }, people],
  ['without a handler', {}, { ...people, handler: null }],
])('a complaint %s is refused', (_, given, of) => {
  expect(refusalOf(() => newComplaint(place, { ...entry, ...given }, of, stamp)).status).toBe(422)
})

test('an answered complaint never changes', () => {
  const complaint = newComplaint(place, entry, people, stamp)
  const closed = closedComplaint(complaint, closing, true, stamp)
  expect(closed).toMatchObject({ status: 'closed', closing: { is_sent: true, outcome: 'upheld' } })
  expect(isComplaintOverdue(closed, '2027-01-01')).toBe(false)
  for (const act of [
    () => withAction(closed, 'Called', stamp),
    () => handedOver(closed, by),
    () => closedComplaint(closed, closing, true, stamp),
  ])
    expect(refusalOf(act).code).toBe('complaint.closed')
})
