import { expect, test } from 'vitest'
import { detailChanges, detailValues, withoutSecrets } from '#domain/audit/changes'
import { shortNetwork } from '#domain/audit/network'

test('changes are read from every form that events have', () => {
  const changes = [{ field: 'price', from: '£1', to: '£2' }]
  expect(detailChanges({ changes })).toEqual(changes)
  expect(detailChanges({ before: 'a', after: 'b' })).toEqual([
    { field: 'value', from: 'a', to: 'b' },
  ])
  const before = { email: 'a@x.test', phone: '1' }
  expect(detailChanges({ before, after: { email: 'b@x.test', phone: '1' } })).toEqual([
    { field: 'email', from: 'a@x.test', to: 'b@x.test' },
  ])
  expect(detailChanges({ dates: { exchange: { from: null, to: '2026-11-27' } } })).toEqual([
    { field: 'exchange', from: '', to: '27 November 2026' },
  ])
})

test('what else an event says is shown without secrets, links and texts of messages', () => {
  const detail = { call: 'GET /api/users', reason: 'no', link: 'x', ip: '1.2.3.4', after: 1 }
  expect(detailValues(detail)).toEqual([
    { field: 'call', value: 'GET /api/users' },
    { field: 'reason', value: 'no' },
  ])
  expect(withoutSecrets({ a: [{ reset_token: 'x', name: 'y' }] })).toEqual({
    a: [{ reset_token: '…', name: 'y' }],
  })
})

test.each([
  ['203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  [null, null],
])('the network of %s is %s', (ip, expected) => {
  expect(shortNetwork(ip)).toBe(expected)
})
