import { expect, test } from 'vitest'
import { decisionOf } from '#domain/communication/firm/deciding'
import { aCommunication } from './communications.ts'

type Situation = Parameters<typeof decisionOf>[0]

const facts = {
  matter_types: ['sale'],
  tenures: [],
  agency_id: null,
  stage: 'pre_contract',
  is_on_hold: false,
  completion_on: null,
}

const situation = (given: Partial<Situation> = {}): Situation => ({
  type: 'conveyance.exchanged',
  audience: 'client',
  channel: 'email',
  own: null,
  mode: 'on',
  isLocked: false,
  address: 'ann@example.com',
  isSample: false,
  accepts: () => true,
  acceptsMarketing: () => false,
  isMarketing: false,
  facts,
  lastSentAt: () => null,
  now: '2026-03-02T21:00:00.000Z',
  ...given,
})

const limited = aCommunication({ throttle_hours: 2 })
const held = { ...facts, is_on_hold: true }

test.each<[string, Partial<Situation>, string | null]>([
  ['nothing stands against it', {}, null],
  ['the matrix is off', { mode: 'off' }, 'matrix_off'],
  ['there is no address', { address: null }, 'bad_address'],
  ['it belongs to the sample data', { isSample: true }, 'sample_record'],
  ['it is marketing that nobody agreed to', { isMarketing: true }, 'no_marketing'],
  ['they agreed to marketing', { isMarketing: true, acceptsMarketing: () => true }, null],
  ['a sample stays in the product', { isSample: true, channel: 'internal' }, null],
  [
    'the client chose another channel',
    { mode: 'client_choice', accepts: () => false },
    'no_consent',
  ],
  ['the client has no choice', { accepts: () => false }, null],
  ['the case is on hold', { facts: held }, 'on_hold_case'],
  ['a notice is due by law while it is', { facts: held, isLocked: true }, null],
  ['it says that the case is on hold', { facts: held, type: 'conveyance.held' }, null],
  ['staff hear of a case on hold', { facts: held, audience: 'internal' }, null],
  [
    'one was sent an hour ago',
    { own: limited, lastSentAt: () => '2026-03-02T20:00:00.000Z' },
    'throttled',
  ],
  ['one was sent long ago', { own: limited, lastSentAt: () => '2026-03-02T18:00:00.000Z' }, null],
])('%s', (_, given, reason) => {
  const decided = decisionOf(situation(given))
  expect(decided.reason).toBe(reason)
  expect(decided.status).toBe(reason === null ? 'queued' : 'suppressed')
})

test('a message that is read first waits for approval, and afterwards for its time', () => {
  const own = aCommunication({ approval: 'review_first', quiet_hours: true })
  expect(decisionOf(situation({ own }))).toEqual({
    status: 'awaiting_approval',
    reason: 'quiet_hours',
    not_before: '2026-03-03T08:00:00.000Z',
  })
})

test('a standard text is sent at once, also at night', () => {
  expect(decisionOf(situation())).toEqual({ status: 'queued', reason: null, not_before: null })
})

test('a standard text that the clock causes waits for the morning', () =>
  expect(decisionOf(situation({ quiet_hours: true }))).toEqual({
    status: 'queued',
    reason: 'quiet_hours',
    not_before: '2026-03-03T08:00:00.000Z',
  }))
