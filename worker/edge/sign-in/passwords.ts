import { invalid, Refusal } from '#domain/refusal'
import { type PasswordContext, passwordFault } from '#domain/user/security/password'
import { passwordApi } from '#domain/user/security/password-api'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import { askSignIn, tenantOf } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { outcome, tooManyAttempts } from './api.ts'
import { requireSession, unauthenticated } from './credentials.ts'
import { passwordLinkText, waitText } from './labels.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { requireEmbedded, throttled } from './sign-in.ts'
import { hashOf } from './token.ts'

/** `POST /api/auth/password-links`: sends a link; the response is the same for an unknown address. */
export const askPasswordLink = async ({ var: { visit } }: EdgeContext) => {
  const { email } = await jsonBody(visit.request, passwordApi.ask_link.body)
  requireEmbedded(visit)
  const { allowed, retry_after } = await askSignIn(visit, (steps) => steps.askPasswordLink(email))
  return allowed ? json('session', { data: { sent: true } }) : tooManyAttempts(retry_after)
}

/** `POST /api/auth/password-links/state`: whether a link still works; uses nothing up. */
export const checkPasswordLink = async ({ var: { visit } }: EdgeContext) => {
  const { token } = await jsonBody(visit.request, passwordApi.check_link.body)
  requireEmbedded(visit)
  return json('session', {
    data: await askSignIn(visit, async (steps) => steps.passwordLink(token)),
  })
}

/** `POST /api/auth/sign-ins/disowned`: ends all sessions of a link's person. Throws 422 for a link that does not work. */
export const disownSignIn = async ({ var: { visit } }: EdgeContext) => {
  const { token } = await jsonBody(visit.request, passwordApi.disown.body)
  requireEmbedded(visit)
  const reset = await askSignIn(visit, async (steps) => steps.disownSignIn(token))
  if (reset.retry_after > 0) throw tooMany(reset.retry_after)
  if (reset.token === null) throw invalid({ token: [passwordLinkText] })
  return json('session', { data: { token: reset.token } })
}

/** `POST /api/auth/passwords`: sets the password of a link's person and signs them in. Throws 422 for a weak one. */
export const setPassword = async ({ var: { visit } }: EdgeContext) => {
  const { token, password } = await jsonBody(visit.request, passwordApi.set.body)
  const name = `password-link:${hashOf(token).slice(0, 16)}`
  const result = await throttled(visit, name, async () => {
    const context = await askSignIn(visit, (steps) => steps.passwordContext(token))
    if (context === null) return null
    await requireGood(visit, name, password, context)
    const hash = await hashPassword(password)
    return askSignIn(visit, (steps) => steps.setPassword({ token, hash }))
  })
  return outcome(visit, result, passwordLinkText)
}

// Whoever has a link that works is no guesser, so a weak password does not count as an attempt.
const requireGood = async (
  visit: Visit,
  name: string,
  password: string,
  context: PasswordContext,
) => {
  const fault = passwordFault(password, context)
  if (fault === null) return
  await clearAttempts(visit, name)
  throw invalid({ password: [fault] })
}

const clearAttempts = ({ env, site, ip }: Visit, email: string) =>
  tenantOf(env, site.firm.tenant).signInSucceeded(site.firm.tenant, { email, ip })

/** `PUT /api/auth/passwords`: changes the caller's own password. Throws 401, 422 and 429. */
export const changeOwnPassword = async ({ var: { visit } }: EdgeContext) => {
  const { current, password } = await jsonBody(visit.request, passwordApi.change.body)
  requireEmbedded(visit)
  const session = await requireSession(visit)
  const account = await askSignIn(visit, (steps) => steps.ownAccount(), session)
  if (account === null) throw unauthenticated()
  await requirePassword(visit, account, current, 'current')
  const fault = passwordFault(password, account.context)
  if (fault !== null) throw invalid({ password: [fault] })
  const hash = await hashPassword(password)
  await askSignIn(visit, (steps) => steps.changePassword(hash), session)
  return json('session', { data: { changed: true } })
}

type Account = { readonly email: string; readonly hash: string | null }

/** Throws 422 at `field` when this is not the password of the account, and 429 after too many attempts. */
export const requirePassword = async (
  visit: Visit,
  { email, hash }: Account,
  password: string,
  field: string,
) => {
  const { origin, firm } = visit.site
  const stub = tenantOf(visit.env, firm.tenant)
  const attempt = { email, ip: visit.ip, origin }
  const { allowed, retry_after } = await stub.signInAttempt(firm.tenant, attempt)
  if (!allowed) throw tooMany(retry_after)
  if (!(await verifyPassword(password, hash)))
    throw invalid({ [field]: ['This is not your password.'] })
  await clearAttempts(visit, email)
}

export const tooMany = (retry_after: number) =>
  new Refusal(429, 'too_many_tries', waitText(retry_after), { retry_after })
