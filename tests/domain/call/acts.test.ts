import { expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { callActs } from '#domain/call/acts'
import type { Call } from '#domain/call/call'
import { staff } from '../user/people.ts'

const call = (given: Partial<Call> = {}): Call => ({
  id: 'c1',
  version: 1,
  source: 'voip',
  direction: 'in',
  status: 'ringing',
  number: '+447700900482',
  subject: null,
  agency: null,
  user: null,
  started_at: '2026-01-05T10:00:00.000Z',
  answered_at: null,
  ended_at: null,
  duration_s: null,
  disposition: null,
  result: null,
  callback_at: null,
  note: '',
  has_recording: false,
  created_at: '2026-01-05T10:00:00.000Z',
  updated_at: '2026-01-05T10:00:00.000Z',
  ...given,
})
const bea = { id: 'bea', name: 'Bea Hale' }
const context = staff(['quotes.view-any'])

test.each([
  ['nobody’s', call(), undefined, 'This call was not recorded.'],
  [
    'somebody else’s',
    call({ user: bea }),
    'Bea Hale has already taken this call.',
    'This call was not recorded.',
  ],
  ['recorded', call({ has_recording: true }), undefined, undefined],
] as const)('of a call that is %s', (_, it, take, play) => {
  const acts = callActs(it, context)
  expect([reasonAgainst(acts.take), reasonAgainst(acts.play)]).toEqual([take, play])
})

test('are refused to those who do not see the call, and to those who only read', () => {
  expect(callActs(call({ user: bea }), staff([]))).toMatchObject({ link: { status: 404 } })
  const reader = staff(['quotes.view-any'], { read_only: true })
  expect(callActs(call(), reader)).toMatchObject({ wrap_up: { status: 403 } })
})
