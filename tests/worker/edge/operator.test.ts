import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireOperator } from '#worker/edge/operator/credential'
import type { Visit } from '#worker/edge/visit'

const KEY = 'k'.repeat(43)

const passes = (key: string | null, hash?: string, environment = 'production') => {
  const headers = key === null ? {} : { 'Deedbox-Operator': key }
  const visit = {
    env: { ENVIRONMENT: environment, ...(hash === undefined ? {} : { OPERATOR_KEY_HASH: hash }) },
    request: new Request('https://firm.test/', { headers }),
  } as unknown as Visit
  try {
    requireOperator(visit)
    return 'passes'
  } catch (error) {
    return (error as { status: number }).status
  }
}

const hash = createHash('sha256').update(KEY).digest('hex')

test('operators pass with the key whose hash the environment has, and nobody else does', () => {
  expect(passes(KEY, hash)).toBe('passes')
  expect(passes(`${KEY}k`, hash)).toBe(401)
  expect(passes(hash, hash)).toBe(401)
  expect(passes(null, hash)).toBe(401)
})

test('without a key nobody passes but on this machine', () => {
  for (const none of [undefined, '', 'not a hash']) expect(passes(KEY, none)).toBe(404)
  expect(passes(null, undefined, 'local')).toBe('passes')
  expect(passes(null, hash, 'local')).toBe(401)
})
