import { createHash } from 'node:crypto'
import { seal, unseal } from '../sign-in/sealing.ts'
import { newToken } from '../sign-in/token.ts'
import type { Visit } from '../visit.ts'

type Token = { readonly tenant: string; readonly at: number; readonly once: string }

/** Says when this firm's form was shown; a form that comes back without it was not ours. */
export const formToken = ({ env, site }: Visit) =>
  seal(env, 'lead-form', { tenant: site.firm.tenant, at: Date.now(), once: newToken() })

/** How long ago the form was shown, in milliseconds; null for a token that is none, or another firm's. */
export const readFormToken = async ({ env, site }: Visit, sealed: string) => {
  const token = (await unseal(env, 'lead-form', sealed)) as Token | null
  if (token === null || token.tenant !== site.firm.tenant) return null
  return { shown_ms: Math.max(0, Date.now() - token.at), once: token.once }
}

/** The same key for the same form sent twice, another once anything in it was changed. */
export const formKey = (once: string, body: string) => {
  const hex = createHash('sha256').update(`${once}\n${body}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .reduce<[string[], number]>(
      ([parts, at], length) => [[...parts, hex.slice(at, at + length)], at + length],
      [[], 0],
    )[0]
    .join('-')
}
