import { parseRecoveryCode } from '#domain/user/security/recovery-code'
import { type FactorMethod, parseAuthenticatorCode } from '#domain/user/security/second-factor'
import type { SessionContent } from '#domain/user/session-content'
import type { UserType } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { openSessionOf, recordFailure, type SessionInput } from '#tenant/user/signing-in'
import type { User } from '#tenant/user/users'
import { factorAccount } from './factor-account.ts'
import { factorDueAt } from './factor-demand.ts'
import { methodsOf } from './factor-methods.ts'
import { mayRemember, rememberDevice } from './own-devices.ts'
import { recordSecurity } from './recording.ts'

/** What a sign-in waits for after its first factor; without a method, one must be set up first. */
export type Challenge = {
  readonly type: UserType
  readonly methods: readonly FactorMethod[]
  readonly may_remember: boolean
}

/** A session, or what must be given before there is one. */
export type SignedIn =
  | {
      readonly kind: 'session'
      readonly session: SessionContent
      /** From when a second factor is needed; null for nobody in a grace. */
      readonly factor_due_at: string | null
    }
  | { readonly kind: 'challenge'; readonly challenge: Challenge }

/**
 * After a first factor: opens a session, or stores a pending sign-in under the hash of the token where a second factor
 * is due; null for a user who may not sign in.
 */
export const signIn = (context: RequestContext, input: SessionInput): SignedIn | null =>
  context.store.transaction(() => {
    const { userId, tokenHash, audience, deviceHash = '' } = input
    const user = context.users.find(userId)
    if (user?.status !== 'active') return null
    const methods = methodsOf(context, userId)
    const factor_due_at = factorDueAt(context, user)
    const isDue = factor_due_at !== null && factor_due_at <= context.now
    const isRemembered =
      methods.length > 0 &&
      mayRemember(context, user) &&
      context.devices.isRemembered(userId, deviceHash, context.now)
    if (isRemembered || (methods.length === 0 && !isDue))
      return sessionOf(context, input, factor_due_at)
    const pending = { token_hash: tokenHash, user_id: userId, audience }
    context.pendingSignIns.add(pending, context.now)
    return {
      kind: 'challenge',
      challenge: { type: user.type, methods, may_remember: mayRemember(context, user) },
    }
  })

const sessionOf = (
  context: RequestContext,
  input: SessionInput,
  factor_due_at: string | null,
): SignedIn | null => {
  const session = openSessionOf(context, input, null)
  if (session !== null && factor_due_at !== null)
    context.factorGraces.begin(input.userId, context.now)
  return session && { kind: 'session', session, factor_due_at }
}

export type FactorInput = {
  /** The hash of the token of the pending sign-in. */
  readonly pendingHash: string
  readonly code: string
  readonly tokenHash: string
  readonly ip: string
  readonly device: string | null
  readonly deviceHash: string
  /** Whether the device is asked for no second factor for a while. */
  readonly remember: boolean
}

/** `over`: the pending sign-in has ended, and the first factor is needed again. */
export type FactorOutcome =
  | { readonly kind: 'session'; readonly session: SessionContent }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'over' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Completes a pending sign-in with a code of the second factor. */
export const completeSignIn = (context: RequestContext, input: FactorInput): FactorOutcome =>
  context.store.transaction(() => {
    const { pendingHash, code, remember, ...opening } = input
    const { ip, device, deviceHash } = opening
    const pending = context.pendingSignIns.find(pendingHash, context.now)
    const user = pending && context.users.find(pending.user_id)
    if (pending === null || user === null) return { kind: 'over' }
    const attempt = { email: factorAccount(user.id), ip }
    const { allowed, retry_after } = context.throttle.attempt(attempt, context.now)
    if (!allowed) return { kind: 'wait', seconds: retry_after }
    context.pendingSignIns.count(pendingHash)
    if (!spendCode(context, user, code)) return refuse(context, user.email, pendingHash, ip)
    context.throttle.succeeded(attempt)
    context.pendingSignIns.end(pendingHash)
    const { audience } = pending
    const session = openSessionOf(
      context,
      { ...opening, userId: user.id, audience, by: 'code' },
      null,
    )
    if (session === null) return { kind: 'over' }
    if (remember) rememberDevice(context, user, { hash: deviceHash, name: device })
    return { kind: 'session', session }
  })

/** Confirms a session with a code of the second factor of its person. */
export const confirmByCode = (
  context: RequestContext,
  sessionId: string,
  code: string,
): { readonly kind: 'confirmed' | 'wrong' } | { readonly kind: 'wait'; readonly seconds: number } =>
  context.store.transaction(() => {
    const user = context.users.get(context.person.id)
    const attempt = { email: factorAccount(user.id), ip: context.ip ?? '' }
    const { allowed, retry_after } = context.throttle.attempt(attempt, context.now)
    if (!allowed) return { kind: 'wait', seconds: retry_after }
    if (!spendCode(context, user, code)) return { kind: 'wrong' }
    context.throttle.succeeded(attempt)
    context.sessions.confirm(sessionId, context.now)
    return { kind: 'confirmed' }
  })

const refuse = (
  context: RequestContext,
  email: string,
  pendingHash: string,
  ip: string,
): FactorOutcome => {
  recordFailure(context, { email, ip })
  const isOver = context.pendingSignIns.find(pendingHash, context.now) === null
  return { kind: isOver ? 'over' : 'wrong' }
}

/** Uses up a code of a user's second factor; false for a wrong one. */
const spendCode = (context: RequestContext, user: User, typed: string): boolean => {
  const digits = parseAuthenticatorCode(typed)
  if (digits !== null) return context.authenticators.use(user.id, digits, context.now)
  const code = parseRecoveryCode(typed)
  if (code === null || !context.recoveryCodes.use(user.id, code, context.now)) return false
  const { left = 0 } = context.recoveryCodes.of(user.id) ?? {}
  recordSecurity(context, user, { name: 'recovery-code.used', detail: { left } })
  return true
}
