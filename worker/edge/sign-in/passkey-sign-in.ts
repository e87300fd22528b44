import type { BodyOf } from '#domain/endpoint'
import type { passkeyApi } from '#domain/user/security/passkey-api'
import type { PasskeyAssertion } from '#domain/user/security/passkey-assertion'
import type { SessionClaim } from '#domain/user/session-content'
import { providerRequired } from '#domain/user/single-sign-on/refusals'
import { admits } from '../admission.ts'
import { tenantOf } from '../tenant.ts'
import type { Visit } from '../visit.ts'
import { askPasskeys, type Holder } from './ask-passkeys.ts'
import { browserOf } from './device.ts'
import { endSession } from './end-session.ts'
import type { Outcome } from './outcome.ts'
import { hashOf, newToken } from './token.ts'
import { challengeIn, relyingPartyOf, verifyAssertion } from './verify-passkey.ts'

/** A passkey with its count, once its signature was verified; null for a wrong or a repeated one. */
const verified = async (visit: Visit, holder: Holder, assertion: PasskeyAssertion) => {
  const challenge = challengeIn(assertion.client_data)
  if (challenge === null) return null
  const { site } = visit
  const signed = { challenge, id: assertion.id, rpId: relyingPartyOf(site) }
  const passkey = await askPasskeys(visit, holder, (steps) => steps.find(signed))
  const counter = passkey && (await verifyAssertion({ site, challenge }, assertion, passkey))
  return counter === null ? null : { id: assertion.id, counter }
}

/** Signs in with a passkey, which is both factors; completes the pending sign-in where there is one. */
export const tryPasskey = async (
  visit: Visit,
  holder: Holder,
  {
    passkey: assertion,
    remember = false,
  }: Pick<BodyOf<typeof passkeyApi.sign_in>, 'passkey' | 'remember'>,
): Promise<Outcome> => {
  const { audience, firm } = visit.site
  const found = await verified(visit, holder, assertion)
  const token = newToken()
  const { deviceToken, seen } = await browserOf(visit)
  const result = await askPasskeys(visit, holder, async (steps) => {
    if (found === null) return steps.refuse(assertion.id)
    const opening = { audience, tokenHash: hashOf(token), ...seen, remember }
    return steps.signIn({ ...found, ...opening })
  })
  if (result?.kind === 'required') throw providerRequired(result.name)
  if (result?.kind !== 'session') return { kind: 'wrong' }
  const { session } = result
  if (!admits(audience, session.type)) {
    await tenantOf(visit.env, firm.tenant).endSession(firm.tenant, session.id)
    return { kind: 'wrong' }
  }
  await endSession(visit)
  return { kind: 'opened', token, session, deviceToken }
}

/** Confirms a session with a passkey of its person; false for a wrong one. */
export const confirmByPasskey = async (
  visit: Visit,
  session: SessionClaim,
  assertion: PasskeyAssertion,
): Promise<boolean> => {
  const holder = { session, pendingHash: null }
  const found = await verified(visit, holder, assertion)
  if (found === null) return false
  return askPasskeys(visit, holder, (steps) => steps.confirm(found))
}
