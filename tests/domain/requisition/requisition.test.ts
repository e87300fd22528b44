import { expect, test } from 'vitest'
import { blankTitle } from '#domain/conveyance/title/title'
import {
  endedRequisition,
  extendedRequisition,
  isRequisitionLate,
  maySendReplies,
  repliedRequisition,
  sentRequisition,
} from '#domain/requisition/changing'
import { redemptionWording } from '#domain/requisition/drafting'
import type { Requisition } from '#domain/requisition/requisition'
import { newUndertaking } from '#domain/undertaking/changing'

const stamp = { by: { id: 'e', name: 'Eleanor' }, now: '2026-11-23T10:00:00.000Z' }

const requisition: Requisition = {
  ...{ id: 'r', version: 1, conveyance_id: 'c', kind: 'completion', firm: 'Hale Moor LLP' },
  ...{ reference: null, received_on: '2026-11-20', due_on: '2026-11-24', status: 'drafting' },
  items: [
    { key: 'keys', question: 'Keys', reply: 'With the agent.', source: 'Agent of the case' },
    { key: 'money', question: 'Money', reply: '', source: null },
  ],
  ...{ extensions: [], sent: null, by: stamp.by, created_at: stamp.now },
}

const whole = repliedRequisition(requisition, {
  replies: [
    { key: 'keys', reply: 'With the agent.' },
    { key: 'money', reply: 'To our client account.' },
  ],
})

test('a reply that somebody changed no longer says where it was drafted from', () => {
  expect(whole.items.map(({ source }) => source)).toEqual(['Agent of the case', null])
  const typed = repliedRequisition(requisition, { replies: [{ key: 'keys', reply: 'With us.' }] })
  expect(typed.items[0]).toMatchObject({ reply: 'With us.', source: null })
})

test('replies wait for each other and for the approval of every undertaking in them', () => {
  expect(maySendReplies(requisition, [])).toMatchObject({ message: 'Reply first to: money.' })
  expect(maySendReplies(whole, [])).toBe(true)
  const entry = {
    side: 'given',
    kind: 'redemption',
    firm: 'Hale Moor LLP',
    wording: 'We undertake.',
    ...{ amount: null, due_on: '2026-11-30', given_on: null, requisition_id: 'r' },
  } as const
  const undertaking = newUndertaking({ id: 'u', conveyance_id: 'c', number: 3 }, entry, stamp)
  expect(maySendReplies(whole, [undertaking])).toMatchObject({
    message: 'A second person approves undertaking 3 first.',
  })
  expect(maySendReplies(whole, [{ ...undertaking, status: 'given' }])).toBe(true)
})

test('sent replies never change, and only sent ones are satisfied', () => {
  const sent = sentRequisition(whole, stamp)
  expect(() => repliedRequisition(sent, { replies: [] })).toThrow()
  expect(() => endedRequisition(whole, 'satisfied')).toThrow()
  expect(endedRequisition(sent, 'satisfied').status).toBe('satisfied')
})

test('the Land Registry gives more time, never less, and each day stays with its reason', () => {
  const more = extendedRequisition(requisition, { due_on: '2026-12-04', reason: 'Asked' }, stamp)
  expect(more.extensions).toMatchObject([{ from: '2026-11-24', to: '2026-12-04' }])
  expect(() =>
    extendedRequisition(requisition, { due_on: '2026-11-24', reason: 'No' }, stamp),
  ).toThrow()
  expect(isRequisitionLate(requisition, '2026-11-25T00:30:00.000Z')).toBe(true)
  expect(isRequisitionLate(more, '2026-11-25T00:30:00.000Z')).toBe(false)
})

test('the undertaking to redeem names every lender of the title', () => {
  const title = blankTitle('c')
  expect(redemptionWording(title)).toBeNull()
  const of = (lender: string) => ({
    ...{ lender, account: null, figure: 1, on: '2026-11-23', daily_rate: 1 },
    valid_to: '2026-12-01',
  })
  expect(redemptionWording({ redemptions: [of('Larch Bank'), of('Alder BS')] })).toContain(
    'Larch Bank and Alder BS',
  )
})
