import { expect, test } from 'vitest'
import { blankTitle } from '#domain/conveyance/title/title'
import {
  amendedRequisition,
  endedRequisition,
  extendedRequisition,
  flaggedRequisition,
  isRequisitionLate,
  maySendReplies,
  repliedRequisition,
  sentRequisition,
} from '#domain/requisition/changing'
import { redemptionWording } from '#domain/requisition/drafting'
import { assertCurrentLetter, requisitionLetterOf } from '#domain/requisition/letter/letter'
import type { Requisition } from '#domain/requisition/requisition'
import type { UndertakingEntry } from '#domain/undertaking/bodies'
import { newUndertaking } from '#domain/undertaking/changing'

const stamp = { by: { id: 'e', name: 'Eleanor' }, now: '2026-11-23T10:00:00.000Z' }

const promise: UndertakingEntry = {
  side: 'given',
  kind: 'redemption',
  firm: 'Hale Moor LLP',
  wording: 'We undertake.',
  ...{ amount: null, due_on: '2026-11-30', given_on: null, requisition_id: 'r' },
}

const requisition: Requisition = {
  ...{ id: 'r', version: 1, conveyance_id: 'c', kind: 'completion', firm: 'Hale Moor LLP' },
  ...{ reference: null, received_on: '2026-11-20', due_on: '2026-11-24', status: 'drafting' },
  items: [
    {
      ...{ key: 'keys', question: 'Keys', reply: 'With the agent.', source: 'Agent of the case' },
      ...{ undertaking: false, flag: null },
    },
    { key: 'money', question: 'Money', reply: '', source: null, undertaking: false, flag: null },
  ],
  ...{ extensions: [], sent: null, earlier: [], ended: null },
  ...{ by: stamp.by, created_at: stamp.now },
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
  const undertaking = newUndertaking({ id: 'u', conveyance_id: 'c', number: 3 }, promise, stamp)
  expect(maySendReplies(whole, [undertaking])).toMatchObject({
    message: 'A second person approves undertaking 3 first.',
  })
  expect(maySendReplies(whole, [{ ...undertaking, status: 'given' }])).toBe(true)
})

test('sent replies never change, and only sent ones are satisfied', () => {
  const sent = sentRequisition(whole, { ...stamp, document: null })
  expect(() => repliedRequisition(sent, { replies: [] })).toThrow()
  expect(() => endedRequisition(whole, 'satisfied', stamp)).toThrow()
  expect(endedRequisition(sent, 'satisfied', stamp).status).toBe('satisfied')
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

test('a reply that promises something waits for an undertaking that nobody refused', () => {
  const promising = repliedRequisition(whole, {
    replies: [{ key: 'money', reply: 'We redeem the charge.', undertaking: true }],
  })
  expect(maySendReplies(promising, [])).toMatchObject({ code: 'requisition.undertaking_missing' })
  const written = newUndertaking({ id: 'u', conveyance_id: 'c', number: 1 }, promise, stamp)
  expect(maySendReplies(promising, [{ ...written, status: 'refused' }])).toMatchObject({
    code: 'requisition.undertaking_missing',
  })
  expect(maySendReplies(promising, [{ ...written, status: 'given' }])).toBe(true)
})

test('a flagged reply holds back all of them until somebody has looked', () => {
  const flagged = flaggedRequisition(whole, { key: 'keys', note: 'Which agent?' }, stamp)
  expect(maySendReplies(flagged, [])).toMatchObject({ code: 'requisition.flagged' })
  const looked = flaggedRequisition(flagged, { key: 'keys', note: null }, stamp)
  expect(maySendReplies(looked, [])).toBe(true)
  expect(() => flaggedRequisition(whole, { key: 'none', note: 'x' }, stamp)).toThrow()
})

test('an amendment keeps what was sent, and is not late for the day of the first reply', () => {
  const sent = sentRequisition(whole, { ...stamp, document: { id: 'd', name: 'Replies.pdf' } })
  const open = amendedRequisition(sent, { reason: 'Other keys' }, stamp)
  expect(open).toMatchObject({ status: 'drafting', sent: null, version: sent.version + 1 })
  expect(open.earlier).toMatchObject([
    { items: whole.items, sent: sent.sent, reason: 'Other keys' },
  ])
  expect(isRequisitionLate(open, '2026-12-25T00:30:00.000Z')).toBe(false)
  expect(() => amendedRequisition(whole, { reason: 'None' }, stamp)).toThrow()
})

test('a document of replies counts only while replies and undertakings are as they were', () => {
  const written = newUndertaking({ id: 'u', conveyance_id: 'c', number: 1 }, promise, stamp)
  const letter = requisitionLetterOf(whole, [written])
  expect(() => assertCurrentLetter(letter, whole, [written])).not.toThrow()
  expect(() => assertCurrentLetter(letter, whole, [{ ...written, status: 'refused' }])).toThrow()
  expect(() => assertCurrentLetter(letter, whole, [])).toThrow()
  expect(() => assertCurrentLetter(letter, { ...whole, version: 9 }, [written])).toThrow()
  expect(() => assertCurrentLetter(undefined, whole, [written])).toThrow()
})
