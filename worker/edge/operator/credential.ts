import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { LOCAL_OPERATOR_KEY } from './local-key.ts'

const SHA_256 = /^[0-9a-f]{64}$/

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/** Whether firms can be created through this host at all. */
export const hasOperator = (env: Env, host: string) => keyHashOf(env, host) !== null

const keyHashOf = ({ ENVIRONMENT, OPERATOR_KEY_HASH }: Env, host: string) => {
  if (OPERATOR_KEY_HASH !== undefined)
    return SHA_256.test(OPERATOR_KEY_HASH) ? Buffer.from(OPERATOR_KEY_HASH, 'hex') : null
  // Pages of other sites reach a local product only under their own host names.
  return ENVIRONMENT === 'local' && isLoopback(host) ? hashOf(LOCAL_OPERATOR_KEY) : null
}

/** Whether a request carries the operator’s key; compared in constant time. */
export const isOperator = (env: Env, host: string, { headers }: Request) => {
  const expected = keyHashOf(env, host)
  const [, key = ''] = /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '') ?? []
  return expected !== null && timingSafeEqual(hashOf(key), expected)
}
