import { createTOTPKeyURI } from '@oslojs/otp'
import { invalid, wrongState } from '#domain/refusal'
import type { AuthenticatorOffer, NewCodes, SecurityView } from '#domain/user/security/api'
import { parseAuthenticatorCode } from '#domain/user/security/second-factor'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { DIGITS, STEP_SECONDS } from './authenticators.ts'
import { requireFactorLeft } from './factor-demand.ts'
import { methodsOf } from './factor-methods.ts'
import { firstCodes, removeUnusedCodes } from './first-codes.ts'
import { qrCodeOf } from './qr-code.ts'
import { recordSecurity } from './recording.ts'
import { toSecurityView } from './view.ts'

/** Offers a new authenticator, which counts once `confirmAuthenticator` had a code of it. */
export const offerAuthenticator = (context: RequestContext): AuthenticatorOffer => {
  const { person, firm, now } = context
  const secret = context.authenticators.offer(person.id, now)
  const uri = createTOTPKeyURI(firm.brand.name, person.email, secret, STEP_SECONDS, DIGITS)
  return { secret: new URL(uri).searchParams.get('secret') ?? '', uri, qr: qrCodeOf(uri) }
}

/** Confirms the offered authenticator of a user, and returns recovery codes where there were none; false for a wrong code. */
export const addAuthenticator = (context: RequestContext, user: User, code: string) => {
  if (!context.authenticators.confirm(user.id, code, context.now)) return false
  recordSecurity(context, user, {
    name: 'second-factor.added',
    detail: { kind: 'authenticator' },
  })
  return firstCodes(context, user.id)
}

/** Confirms the offered authenticator, and makes recovery codes where there are none. Throws 422 for a wrong code. */
export const confirmAuthenticator = (
  context: RequestContext,
  typed: string,
  sessionId: string | null,
): NewCodes => {
  const code = parseAuthenticatorCode(typed)
  const user = context.users.get(context.person.id)
  const codes = code === null ? false : addAuthenticator(context, user, code)
  if (codes === false)
    throw invalid({ code: ['This code is not right. Enter the one that your app shows now.'] })
  return { codes, view: toSecurityView(context, sessionId) }
}

/** Replaces the recovery codes; throws 409 without a second factor that they could stand in for. */
export const makeRecoveryCodes = (context: RequestContext, sessionId: string | null): NewCodes => {
  const { recoveryCodes, person, users, now } = context
  if (methodsOf(context, person.id).length === 0)
    throw wrongState('no_second_factor', 'Add a passkey or set up an authenticator first.')
  const codes = recoveryCodes.make(person.id, now)
  recordSecurity(context, users.get(person.id), { name: 'recovery-codes.created', detail: {} })
  return { codes, view: toSecurityView(context, sessionId) }
}

/** Removes the authenticator, and the recovery codes with the last second factor; throws 409 without one, and for one that is needed. */
export const removeAuthenticator = (
  context: RequestContext,
  sessionId: string | null,
): SecurityView => {
  const { authenticators, person, users } = context
  if (authenticators.of(person.id) === null)
    throw wrongState('no_second_factor', 'There is no authenticator to remove.')
  authenticators.remove(person.id)
  requireFactorLeft(context)
  removeUnusedCodes(context, person.id)
  recordSecurity(context, users.get(person.id), {
    name: 'second-factor.removed',
    detail: { kind: 'authenticator' },
  })
  return toSecurityView(context, sessionId)
}
