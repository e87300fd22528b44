import type { NewPasskey, PasskeyInvitation } from '#domain/user/security/passkey'
import { parseAuthenticatorCode } from '#domain/user/security/second-factor'
import type { SessionContent } from '#domain/user/session-content'
import type { Audience } from '#routes'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { openSessionOf } from '#tenant/user/signing-in'
import type { User } from '#tenant/user/users'
import { addAuthenticator } from './enrolment.ts'
import { methodsOf } from './factor-methods.ts'
import { addPasskey, offerPasskey } from './own-passkeys.ts'

/** The person of a pending sign-in who needs a second factor and has none yet, acting for themselves. */
export const enrollingOf = (context: RequestContext, pendingHash: string) => {
  const pending = context.pendingSignIns.find(pendingHash, context.now)
  const user = pending && context.users.find(pending.user_id)
  const person = user && personOf(context, user)
  if (user === null || person === null || methodsOf(context, user.id).length > 0) return null
  return { user, own: context.as(person) }
}

/** Offers a passkey to the person of a pending sign-in; null where nobody may set one up. */
export const offerFirstPasskey = (
  context: RequestContext,
  pendingHash: string,
): PasskeyInvitation | null => {
  const enrolling = enrollingOf(context, pendingHash)
  return enrolling && offerPasskey(enrolling.own, enrolling.user, pendingHash)
}

/** A second factor of which the answer is here: a code of the offered authenticator, or a verified passkey. */
export type FirstFactor =
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'passkey'; readonly passkey: NewPasskey }

export type Opening = {
  readonly pendingHash: string
  readonly audience: Audience | null
  readonly tokenHash: string
  readonly ip: string
  readonly device: string | null
  readonly deviceHash: string
}

/** `over`: nobody waits any more, or they have a second factor and must give it. */
export type Enrolled =
  | { readonly kind: 'over' | 'wrong' }
  | {
      readonly kind: 'session'
      readonly session: SessionContent
      readonly codes: readonly string[] | null
    }

/** Adds the first second factor of somebody and completes their pending sign-in. */
export const enrol = (
  context: RequestContext,
  { pendingHash, ...opening }: Opening,
  factor: FirstFactor,
): Enrolled => {
  const enrolling = enrollingOf(context, pendingHash)
  if (enrolling === null) return { kind: 'over' }
  const { user, own } = enrolling
  const codes = add(own, user, factor)
  if (codes === false) return { kind: 'wrong' }
  context.pendingSignIns.end(pendingHash)
  const session = openSessionOf(context, { ...opening, userId: user.id }, null)
  return session === null ? { kind: 'over' } : { kind: 'session', session, codes }
}

const add = (own: RequestContext, user: User, factor: FirstFactor) => {
  if (factor.kind === 'passkey') return addPasskey(own, user, factor.passkey)
  const code = parseAuthenticatorCode(factor.code)
  return code === null ? false : addAuthenticator(own, user, code)
}
