import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound, Refusal } from '#domain/refusal'
import type { Visit } from '../visit.ts'

const HEADER = 'Deedbox-Operator'

const hashOf = (key: string) => createHash('sha256').update(key).digest()

/**
 * Lets operators through by the key whose SHA-256 is in the environment; throws 404 where there is none, and 401 for
 * another key. The local environment needs none.
 */
export const requireOperator = ({ env, request }: Visit) => {
  const { OPERATOR_KEY_HASH: hash = '', ENVIRONMENT } = env
  if (hash === '' && ENVIRONMENT === 'local') return
  const stored = Buffer.from(hash, 'hex')
  if (stored.length !== hashOf('').length) throw notFound()
  if (!timingSafeEqual(hashOf(request.headers.get(HEADER) ?? ''), stored))
    throw new Refusal(401, 'not_an_operator', 'The operator key is missing or wrong.')
}
