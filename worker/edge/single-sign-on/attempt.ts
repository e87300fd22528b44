import * as z from 'zod/mini'
import type { Proof } from '#worker/integrations/openid/code-flow'
import { returnPath } from '../page/return-path.ts'
import { cookie, parseCookie } from '../sign-in/cookies.ts'
import { seal, unsealAs } from '../sign-in/sealing.ts'
import type { Visit } from '../visit.ts'

const LIFE_MS = 10 * 60_000

/** What a browser stores, sealed, while its person is at the provider. */
const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  issuer: z.string(),
  origin: z.string(),
  /** The name of the window that signs in for another; null for a page of its own. */
  window: z.nullable(z.string()),
  return: z.nullable(z.string()),
  expires_at: z.number(),
})
export type Attempt = z.infer<typeof Attempt>

/** The id of the window that a page opened for signing in; null for any other text. */
export const windowIn = ({ url }: Pick<Visit, 'url'>) => {
  const id = url.searchParams.get('window')
  return id !== null && /^[0-9a-f-]{36}$/.test(id) ? id : null
}

export const newAttempt = (visit: Visit, issuer: string, proof: Proof): Attempt => ({
  ...proof,
  issuer,
  origin: visit.site.origin,
  window: windowIn(visit),
  return: returnPath(visit.site, visit.url.searchParams.get('return')),
  expires_at: Date.now() + LIFE_MS,
})

// Lax, because the provider's page leads back to us.
export const attemptCookie = async ({ env, site }: Visit, attempt: Attempt) =>
  cookie(site, 'single_sign_on', await seal(env, 'single-sign-on', attempt), {
    seconds: LIFE_MS / 1000,
    lax: true,
  })

/** The attempt that this browser began on this host within ten minutes; null without one. */
export const currentAttempt = async ({ env, site, request }: Visit): Promise<Attempt | null> => {
  const sealed = parseCookie(site, request, 'single_sign_on')
  const attempt = sealed && (await unsealAs(env, 'single-sign-on', Attempt, sealed))
  if (!attempt || attempt.expires_at <= Date.now()) return null
  return attempt.origin === site.origin ? attempt : null
}
