import { expect, test } from 'vitest'
import { operatorFaults } from '#domain/firm/operator-faults'

const refusal = (status: number, fields: Record<string, string[]> = {}) => ({
  status,
  message: 'No.',
  fields,
})

test.each([401, 429])('%i stands beside the key', (status) => {
  expect([...operatorFaults(refusal(status), 'hosts')]).toEqual([['key', 'No.']])
})

test('a host that is taken, or that no firm has, stands beside the host', () => {
  expect([...operatorFaults(refusal(409), 'hosts')]).toEqual([['hosts', 'No.']])
  expect([...operatorFaults(refusal(404), 'host')]).toEqual([['host', 'No firm has this host.']])
})

test('what is wrong stands beside its field, the hosts’ beside all of them', () => {
  const fields = {
    'hosts.1': ['No host.'],
    name: ['No name.'],
    'owner.email': ['No address.', 'Nor this.'],
    'owner.first_name': ['No name.'],
    'owner.last_name': ['Too long.'],
  }
  expect(Object.fromEntries(operatorFaults(refusal(422, fields), 'hosts'))).toEqual({
    hosts: 'No host.',
    name: 'No name.',
    email: 'No address.',
    'first-name': 'No name.',
    'last-name': 'Too long.',
  })
})

test('a failure of ours is about no field', () => {
  expect(operatorFaults(refusal(500), 'hosts').size).toBe(0)
  expect(operatorFaults(refusal(0), 'hosts').size).toBe(0)
})
