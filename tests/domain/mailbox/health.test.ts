import { expect, test } from 'vitest'
import { closeGap, withGap, withLate } from '#domain/mailbox/gaps'
import { healthOf } from '#domain/mailbox/health'
import { type MailboxSync, newSync } from '#domain/mailbox/sync'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 9, minutes)).toISOString()

const sync = (given: Partial<MailboxSync> = {}): MailboxSync => ({
  ...newSync('m', at(0)),
  ...given,
})
const on = { state: 'on', kind: 'graph' } as const
const kinds = (given: Partial<MailboxSync>, now: string) =>
  healthOf(on, sync(given), now).problems.map(({ kind }) => kind)

test('a new mailbox is being read for the first time, and is behind once nothing was read for 30 minutes', () => {
  expect(healthOf(on, sync(), at(30)).state).toBe('importing')
  expect(kinds({}, at(31))).toEqual(['behind'])
  expect(kinds({ progress_at: at(20) }, at(45))).toEqual([])
})

test('after the first round only a whole one counts', () => {
  expect(kinds({ checked_at: at(10), progress_at: at(44) }, at(45))).toEqual(['behind'])
})

test('a fault, a wait and a gap are said while they last', () => {
  const fault = { text: 'Microsoft did not answer.', since: at(1), times: 1 }
  expect(kinds({ fault }, at(2))).toEqual(['failing'])
  expect(kinds({ fault, throttled_until: at(5) }, at(2))).toEqual(['throttled'])
  expect(kinds({ ...withGap(sync(), at(1), 'It was silent') }, at(2))).toEqual(['gap'])
  expect(kinds(closeGap(withGap(sync(), at(1), 'It was silent'), at(2)), at(3))).toEqual([])
})

test('a mailbox that is paused or disconnected has no problems', () => {
  for (const state of ['paused', 'disconnected'] as const)
    expect(healthOf({ ...on, state }, sync(), at(90))).toEqual({ state, problems: [] })
})

test('emails that were found late begin a gap at the first of them, and are counted', () => {
  const found = withLate(withLate(sync(), at(9), 2), at(7), 1)
  expect(found.gaps).toMatchObject([{ from: at(7), to: null, found: 3 }])
})
