import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { seal, unsealAs } from '../sign-in/sealing.ts'
import { newToken } from '../sign-in/token.ts'
import type { Visit } from '../visit.ts'

const Token = z.object({ tenant: z.string(), at: z.number(), once: z.string() })

/** A sealed token with the time at which this firm's form was rendered; every submission must carry one. */
export const formToken = ({ env, site }: Visit) =>
  seal(env, 'lead-form', { tenant: site.firm.tenant, at: Date.now(), once: newToken() })

/** The milliseconds since the form was rendered and the token's nonce; null for an invalid token or another firm's. */
export const parseFormToken = async ({ env, site }: Visit, sealed: string) => {
  const token = await unsealAs(env, 'lead-form', Token, sealed)
  if (token === null || token.tenant !== site.firm.tenant) return null
  return { shown_ms: Math.max(0, Date.now() - token.at), once: token.once }
}

/** An idempotency key in the form of a UUID: the same for a repeated submission, another when anything changed. */
export const formKey = (once: string, body: string) => {
  const hex = createHash('sha256').update(`${once}\n${body}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .reduce<[string[], number]>(
      ([parts, at], length) => [[...parts, hex.slice(at, at + length)], at + length],
      [[], 0],
    )[0]
    .join('-')
}
