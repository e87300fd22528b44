import {
  CHALLENGE_MS,
  type NewPasskey,
  type PasskeyInvitation,
  type PasskeyName,
  passkeyProvider,
} from '#domain/user/security/passkey'
import type { PasskeyAttestation, PasskeyOffer } from '#domain/user/security/passkey-api'
import type { Visit } from '../visit.ts'
import { deviceOf } from './device.ts'
import { relyingPartyOf, userHandleOf, verifyAttestation } from './verify-passkey.ts'

/** How browsers are told of a passkey. */
export const credentialOf = ({ id, transports }: PasskeyName) => {
  const type: 'public-key' = 'public-key'
  return { id, type, transports: [...transports] }
}

// EdDSA, ES256 and RS256, which between them every authenticator has (COSE, RFC 9053).
const ALGORITHMS = [-8, -7, -257]

/** What a browser makes a passkey from: one that is found without a name, and verifies its user. */
export const offerOf = (
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

/** A passkey that was made for this challenge, named for where it is stored; null for a wrong one. */
export const newPasskeyOf = async (
  visit: Visit,
  challenge: string,
  attestation: PasskeyAttestation,
): Promise<NewPasskey | null> => {
  const made = await verifyAttestation({ site: visit.site, challenge }, attestation)
  return made && { ...made, name: passkeyProvider(made.aaguid) ?? deviceOf(visit) ?? 'Passkey' }
}
