import type { BodyOf } from '#domain/endpoint'
import { invalid, Refusal } from '#domain/refusal'
import { CHALLENGE_MS } from '#domain/user/security/passkey'
import { passkeyApi } from '#domain/user/security/passkey-api'
import { stepUpNeeded } from '#domain/user/security/step-up'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { outcome, tooManyAttempts } from './api.ts'
import { askPasskeys, type Holder } from './ask-passkeys.ts'
import { requireSession, unauthenticated } from './credentials.ts'
import { passkeyText, wrongPasskeyText } from './labels.ts'
import { credentialOf, newPasskeyOf, offerOf } from './new-passkey.ts'
import { tryPasskey } from './passkey-sign-in.ts'
import { pendingHashOf } from './second-factor.ts'
import { requireEmbedded } from './sign-in.ts'
import { signInOver } from './sign-in-over.ts'
import { challengeIn, relyingPartyOf } from './verify-passkey.ts'

/** `POST /api/auth/passkeys/challenges`: what the browser asks a passkey to sign. Throws 401 and 429. */
export const askForPasskey = async ({ var: { visit } }: EdgeContext) => {
  const { as } = await jsonBody(visit.request, passkeyApi.ask.body)
  requireEmbedded(visit)
  const holder = await holderOf(visit, as)
  const rpId = relyingPartyOf(visit.site)
  const asked = await askPasskeys(visit, holder, async (steps) => {
    const { allowed, retry_after } = await steps.allowance()
    return allowed ? steps.ask(rpId) : { retry_after }
  })
  if (asked === null) throw signInOver()
  if ('retry_after' in asked) return tooManyAttempts(asked.retry_after)
  return json('session', {
    data: {
      challenge: asked.challenge,
      rpId,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: asked.allowed.map(credentialOf),
    },
  })
}

type As = BodyOf<typeof passkeyApi.ask>['as']

/** Whose passkey it must be: anybody's as a first factor. Throws 401 where nobody waits for one. */
const holderOf = async (visit: Visit, as: As): Promise<Holder> => {
  if (as === 'confirmation') return { session: await requireSession(visit), pendingHash: null }
  if (as === 'first-factor') return { session: null, pendingHash: null }
  const pendingHash = pendingHashOf(visit)
  if (pendingHash === null) throw signInOver()
  return { session: null, pendingHash }
}

/** `POST /api/auth/passkeys/session`: signs in with a passkey, or completes a sign-in that waits for one. */
export const signInByPasskey = async ({ var: { visit } }: EdgeContext) => {
  const { as, ...given } = await jsonBody(visit.request, passkeyApi.sign_in.body)
  requireEmbedded(visit)
  const holder = await holderOf(visit, as)
  return outcome(visit, await tryPasskey(visit, holder, given), passkeyText)
}

/** `POST /api/auth/passkeys/offers`: what the browser makes a passkey from. Throws 401, 403 and 409. */
export const offerPasskey = async ({ var: { visit } }: EdgeContext) => {
  requireEmbedded(visit)
  const session = await requireSession(visit)
  const { kind, offer } = await askPasskeys(visit, { session, pendingHash: null }, (steps) =>
    steps.offer(),
  )
  if (kind === 'signed-out') throw unauthenticated()
  if (kind === 'unconfirmed') throw stepUpNeeded()
  if (offer !== null) return json('session', { data: offerOf(visit, offer) })
  throw new Refusal(409, 'too_many_passkeys', 'Remove a passkey before you add another.')
}

/** `POST /api/auth/passkeys`: adds the passkey that was offered. Throws 401, 409 and 422. */
export const addPasskey = async ({ var: { visit } }: EdgeContext) => {
  const attestation = await jsonBody(visit.request, passkeyApi.add.body)
  requireEmbedded(visit)
  const session = await requireSession(visit)
  const holder = { session, pendingHash: null }
  const challenge = challengeIn(attestation.client_data)
  const isOffered =
    challenge !== null && (await askPasskeys(visit, holder, (steps) => steps.takeOffer(challenge)))
  const made = isOffered ? await newPasskeyOf(visit, challenge, attestation) : null
  if (made === null) throw invalid({ passkey: [wrongPasskeyText] })
  const added = await askPasskeys(visit, holder, (steps) => steps.add(made))
  if (added === null)
    throw new Refusal(409, 'passkey_exists', 'This passkey was added before. Use another.')
  return json('session', { data: added })
}
