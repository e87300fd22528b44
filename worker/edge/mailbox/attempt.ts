import * as z from 'zod/mini'
import { MailConsent, SignInClient } from '#domain/mailbox/consent'
import { cookie, parseCookie } from '../sign-in/cookies.ts'
import { seal, unsealAs } from '../sign-in/sealing.ts'
import type { Visit } from '../visit.ts'

const LIFE_MS = 10 * 60_000

/** What a browser stores, sealed, while its person is at their provider. */
const Attempt = z.object({
  state: z.string(),
  verifier: z.string(),
  user_id: z.string(),
  since: z.string(),
  client: SignInClient,
  /** Whose consent to read it by IMAP is asked for; null at Microsoft 365 itself. */
  consent: z.nullable(MailConsent),
  origin: z.string(),
  expires_at: z.number(),
})
export type Attempt = z.infer<typeof Attempt>

export const expiry = () => Date.now() + LIFE_MS

// Lax, because the provider's page leads back to us.
export const attemptCookie = async ({ env, site }: Visit, attempt: Attempt) =>
  cookie(site, 'mailbox', await seal(env, 'mailbox', attempt), {
    seconds: LIFE_MS / 1000,
    lax: true,
  })

/** The attempt that this browser began on this host within ten minutes; null without one. */
export const currentAttempt = async ({ env, site, request }: Visit): Promise<Attempt | null> => {
  const sealed = parseCookie(site, request, 'mailbox')
  const attempt = sealed && (await unsealAs(env, 'mailbox', Attempt, sealed))
  if (!attempt || attempt.expires_at <= Date.now()) return null
  return attempt.origin === site.origin ? attempt : null
}
