import { invalid } from '#domain/refusal'
import { enrolmentApi } from '#domain/user/security/enrolment-api'
import type { NewPasskey } from '#domain/user/security/passkey'
import { json, withCookies } from '../answers.ts'
import { jsonBody } from '../body.ts'
import { askSignIn, type Steps } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { browserOf } from './device.ts'
import { endSession } from './end-session.ts'
import { wrongAuthenticatorText, wrongPasskeyText } from './labels.ts'
import { newPasskeyOf, offerOf } from './new-passkey.ts'
import { pendingHashOf } from './second-factor.ts'
import { cookiesOf, requireEmbedded, signedInUser } from './sign-in.ts'
import { signInOver } from './sign-in-over.ts'
import { hashOf, newToken } from './token.ts'
import { challengeIn } from './verify-passkey.ts'

type EnrolmentSteps = Awaited<ReturnType<Steps['enrolment']>>

const ask = <T>(visit: Visit, step: (steps: EnrolmentSteps) => Promise<T>) => {
  requireEmbedded(visit)
  const pendingHash = pendingHashOf(visit)
  if (pendingHash === null) throw signInOver()
  return askSignIn(visit, async (steps) => {
    using enrolment = await steps.enrolment(pendingHash)
    return await step(enrolment)
  })
}

/** `POST /api/auth/enrolment/authenticator`: a new authenticator for somebody who must have one. Throws 401. */
export const offerFirstAuthenticator = async ({ var: { visit } }: EdgeContext) => {
  const offer = await ask(visit, async (steps) => steps.offerAuthenticator())
  if (offer === null) throw signInOver()
  return json('session', { data: offer })
}

/** `POST /api/auth/enrolment/passkey`: what the browser makes a passkey from. Throws 401. */
export const offerFirstPasskey = async ({ var: { visit } }: EdgeContext) => {
  const offer = await ask(visit, async (steps) => steps.offerPasskey())
  if (offer === null) throw signInOver()
  return json('session', { data: offerOf(visit, offer) })
}

/** `POST /api/auth/enrolment/authenticator/confirmation`: completes the sign-in. Throws 401 and 422. */
export const confirmFirstAuthenticator = async ({ var: { visit } }: EdgeContext) => {
  const { code } = await jsonBody(visit.request, enrolmentApi.confirm_authenticator.body)
  return complete(visit, { kind: 'authenticator', code }, { code: [wrongAuthenticatorText] })
}

/** `POST /api/auth/enrolment/passkey/confirmation`: completes the sign-in. Throws 401 and 422. */
export const addFirstPasskey = async ({ var: { visit } }: EdgeContext) => {
  const attestation = await jsonBody(visit.request, enrolmentApi.add_passkey.body)
  const challenge = challengeIn(attestation.client_data)
  const isOffered =
    challenge !== null && (await ask(visit, async (steps) => steps.takeOffer(challenge)))
  const passkey = isOffered ? await newPasskeyOf(visit, challenge, attestation) : null
  const faults = { passkey: [wrongPasskeyText] }
  if (passkey === null) throw invalid(faults)
  return complete(visit, { kind: 'passkey', passkey }, faults)
}

type Factor =
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'passkey'; readonly passkey: NewPasskey }

const complete = async (visit: Visit, factor: Factor, faults: Record<string, string[]>) => {
  const token = newToken()
  const { audience } = visit.site
  const { deviceToken, seen } = await browserOf(visit)
  const opening = { audience, tokenHash: hashOf(token), ...seen }
  const result = await ask(visit, async (steps) => steps.enrol(factor, opening))
  if (result.kind === 'wrong') throw invalid(faults)
  if (result.kind !== 'session') throw signInOver()
  const { session, codes } = result
  await endSession(visit)
  const user = await signedInUser(visit, session)
  return withCookies(
    json('session', { data: { token, user, codes } }),
    await cookiesOf(visit, { token, session, deviceToken }),
  )
}
