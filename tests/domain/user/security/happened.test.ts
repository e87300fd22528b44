import { expect, test } from 'vitest'
import { type HappenedRow, happenedOf } from '#domain/user/security/happened'

const row = (name: string, at: string, given: Partial<HappenedRow> = {}): HappenedRow => ({
  name,
  at: `2026-11-23T${at}:00.000Z`,
  detail: {},
  ip: '203.0.113.9',
  ...given,
})

test('refusals from one address within an hour are one line, and stand out', () => {
  const lines = happenedOf([
    row('session.opened', '12:00', { detail: { device: 'Safari on iPhone', by: 'passkey' } }),
    row('session.refused', '10:59'),
    row('session.refused', '10:30'),
    row('session.refused', '10:00'),
    row('session.refused', '09:40', { ip: '203.0.113.7' }),
    row('passkey.renamed', '09:00', { detail: { name: 'Office computer' } }),
  ])
  expect(lines.map(({ text, count, is_warning }) => [text, count, is_warning])).toEqual([
    ['Signed in with a passkey', 1, false],
    ['Sign-in refused', 3, true],
    ['Sign-in refused', 1, true],
    ['Passkey renamed: Office computer', 1, false],
  ])
  expect(lines.map(({ note }) => note)).toEqual([
    'Safari on iPhone, 203.0.113.9',
    '203.0.113.9. Nothing was opened.',
    '203.0.113.7. Nothing was opened.',
    '203.0.113.9',
  ])
})
