import type { BodyOf } from '#domain/endpoint'
import { invalid, Refusal } from '#domain/refusal'
import {
  CHALLENGE_MS,
  type PasskeyInvitation,
  type PasskeyName,
  passkeyProvider,
} from '#domain/user/security/passkey'
import { type PasskeyOffer, passkeyApi } from '#domain/user/security/passkey-api'
import { stepUpNeeded } from '#domain/user/security/step-up'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { outcome, tooManyAttempts } from './api.ts'
import { askPasskeys, type Holder } from './ask-passkeys.ts'
import { parseCookie } from './cookies.ts'
import { requireSession, unauthenticated } from './credentials.ts'
import { deviceOf } from './device.ts'
import { passkeyText } from './labels.ts'
import { tryPasskey } from './passkey-sign-in.ts'
import { signInOver } from './second-factor.ts'
import { requireEmbedded } from './sign-in.ts'
import { hashOf } from './token.ts'
import { challengeIn, relyingPartyOf, userHandleOf, verifyAttestation } from './verify-passkey.ts'

const credentialOf = ({ id, transports }: PasskeyName) => {
  const type: 'public-key' = 'public-key'
  return { id, type, transports: [...transports] }
}

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
  const pending = parseCookie(visit.site, visit.request, 'pending')
  if (pending === null) throw signInOver()
  return { session: null, pendingHash: hashOf(pending) }
}

/** `POST /api/auth/passkeys/session`: signs in with a passkey, or completes a sign-in that waits for one. */
export const signInByPasskey = async ({ var: { visit } }: EdgeContext) => {
  const { as, passkey } = await jsonBody(visit.request, passkeyApi.sign_in.body)
  requireEmbedded(visit)
  const holder = await holderOf(visit, as)
  return outcome(visit, await tryPasskey(visit, holder, passkey), passkeyText)
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

// EdDSA, ES256 and RS256, which between them every authenticator has (COSE, RFC 9053).
const ALGORITHMS = [-8, -7, -257]

const offerOf = (
  { site }: Visit,
  { challenge, user, existing }: PasskeyInvitation,
): PasskeyOffer => ({
  challenge,
  rp: { id: relyingPartyOf(site), name: site.firm.brand.name },
  user: { id: userHandleOf(user.id), name: user.email, displayName: user.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: existing.map(credentialOf),
})

/** `POST /api/auth/passkeys`: adds the passkey that was offered. Throws 401, 409 and 422. */
export const addPasskey = async ({ var: { visit } }: EdgeContext) => {
  const attestation = await jsonBody(visit.request, passkeyApi.add.body)
  requireEmbedded(visit)
  const session = await requireSession(visit)
  const holder = { session, pendingHash: null }
  const challenge = challengeIn(attestation.client_data)
  const isOffered =
    challenge !== null && (await askPasskeys(visit, holder, (steps) => steps.takeOffer(challenge)))
  const made = isOffered
    ? await verifyAttestation({ site: visit.site, challenge }, attestation)
    : null
  if (made === null) throw invalid({ passkey: ['This passkey could not be added. Try again.'] })
  const name = passkeyProvider(made.aaguid) ?? deviceOf(visit) ?? 'Passkey'
  const added = await askPasskeys(visit, holder, (steps) => steps.add({ ...made, name }))
  if (added === null)
    throw new Refusal(409, 'passkey_exists', 'This passkey was added before. Use another.')
  return json('session', { data: added })
}
