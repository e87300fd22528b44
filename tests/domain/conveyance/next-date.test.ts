import { expect, test } from 'vitest'
import { noDates } from '#domain/conveyance/blank'
import { nextDateOf } from '#domain/conveyance/next-date'

const key_dates = {
  ...noDates,
  instructed_on: '2026-11-02',
  exchange_target_on: '2026-12-04',
  completion_on: '2026-12-18',
}
const fact = { at: '2026-12-04T11:00:00.000Z', by: { id: 'u1', name: 'Eleanor Shaw' } }
const next = { facts: {}, key_dates, abortion: null }

test('a case works towards its exchange, then its completion, and then nothing', () => {
  expect(nextDateOf(next)).toEqual({ kind: 'exchange', on: '2026-12-04' })
  const exchanged = { ...next, facts: { exchanged: fact } }
  expect(nextDateOf(exchanged)).toEqual({ kind: 'completion', on: '2026-12-18' })
  expect(nextDateOf({ ...next, facts: { exchanged: fact, completed: fact } })).toBeNull()
  expect(nextDateOf({ ...next, abortion: { reason: 'The buyer withdrew' } })).toBeNull()
})
