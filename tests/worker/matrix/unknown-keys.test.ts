import { expect, test } from 'vitest'
import { bodyFor } from '../support/bodies.ts'
import { endpoints, pathWith } from '../support/endpoints.ts'
import { aFirm } from '../support/firm.ts'
import { stateOf } from '../support/state.ts'
import { printCount } from './count.ts'

const id = '01900000-0000-7000-8000-000000000000'
const plain = ['tenant_id', 'is_admin', 'verified_at', 'password_hash', 'session', 'sealed']
const ofPrototypes = ['__proto__', 'constructor', 'prototype']

test('every key that a body does not have is refused, and nothing is stored', async () => {
  const firm = await aFirm()
  // A few alone would meet the limit on calls of a person.
  const first = await firm.as('Owner')
  const owners = [first, ...(await Promise.all(Array.from({ length: 19 }, () => firm.as('Owner'))))]
  const client = await firm.as('Client', { type: 'client' })
  const agent = await firm.as('Agent', { type: 'agent' })
  const wrong: string[] = []
  let requests = 0
  const before = await stateOf(firm)
  const withBody = endpoints.filter(([, it]) => it.body)
  for (const [name, endpoint] of withBody) {
    const { who } = endpoint
    const by =
      who === 'public' || who.includes('staff')
        ? (owners[requests % owners.length] ?? first)
        : who.includes('agent')
          ? agent
          : client
    const body = JSON.stringify(bodyFor(name, endpoint))
    for (const key of [...plain, ...ofPrototypes]) {
      const text = `${body.slice(0, -1)}${body === '{}' ? '' : ','}"${key}":{"is":1}}`
      const answer = await by.send(endpoint.method, pathWith(endpoint, id), text)
      requests += 1
      const fields = Object.keys(answer.body?.error?.fields ?? {})
      const isNamed = ofPrototypes.includes(key) || fields.some((it) => it.includes(key))
      if (answer.status !== 422 || !isNamed)
        wrong.push(`${name} ${key}: ${answer.status} ${fields}`)
    }
  }
  printCount('unknown keys', requests, wrong)
  expect(wrong).toEqual([])
  expect(await stateOf(firm)).toBe(before)
  expect(requests).toBeGreaterThan(500)
}, 120_000)
