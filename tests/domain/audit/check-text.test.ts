import { expect, test } from 'vitest'
import type { AuditCheck } from '#domain/audit/check'
import { isChecking } from '#domain/audit/check'
import { checkLines } from '#domain/audit/check-text'

const whole: AuditCheck = {
  state: 'done',
  asked_at: '2026-11-23T00:05:00.000Z',
  by: null,
  at: '2026-11-23T00:06:00.000Z',
  rows: 1204,
  first: { seq: 1, at: '2026-01-02T10:00:00.000Z' },
  last: { seq: 1204, at: '2026-11-23T00:05:00.000Z' },
  broken: null,
  head: { seq: 1180, at: '2026-11-22T03:40:00.000Z', agrees: true },
}

test('a check says how many rows, from when to when, and whether the stored end agrees', () => {
  expect(checkLines(whole)).toEqual([
    '1,204 rows checked, from row 1 of 2026-01-02 10:00 to row 1204 of 2026-11-23 00:05.',
    'The stored end is row 1180 of 2026-11-22 03:40, and the log agrees with it.',
    'The log is whole.',
  ])
})

test('a check of a changed log names the first row', () => {
  const [, head, verdict] = checkLines({ ...whole, head: null, broken: 812 })
  expect(head).toBe('No end of the log is stored outside the firm’s records yet.')
  expect(verdict).toMatch(/^Row 812 is the first/)
})

test('a check that does not end may be asked for again after ten minutes', () => {
  const running: AuditCheck = { ...whole, state: 'running' }
  expect(isChecking(running, '2026-11-23T00:14:59.000Z')).toBe(true)
  expect(isChecking(running, '2026-11-23T00:15:00.000Z')).toBe(false)
  expect(isChecking(whole, '2026-11-23T00:06:00.000Z')).toBe(false)
})
