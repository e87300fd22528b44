import * as z from 'zod/mini'
import { knownTransports, type PasskeyKey, relyingParty } from '#domain/user/security/passkey'
import type { PasskeyAttestation } from '#domain/user/security/passkey-api'
import type { PasskeyAssertion } from '#domain/user/security/passkey-assertion'
import type { Site } from '#worker/directory/site'

// Most requests need none of its 340 KB.
const library = () => import('@simplewebauthn/server')

/** The relying party of a site: the host that its passkeys belong to. */
export const relyingPartyOf = ({ origin, origins }: Site) =>
  relyingParty(new URL(origin).hostname, new URL(origins.main).hostname)

const ClientData = z.object({ challenge: z.string().check(z.minLength(20), z.maxLength(200)) })

/** The challenge that a browser says it answered; null where its data cannot be read. */
export const challengeIn = (clientData: string): string | null => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return z.parse(ClientData, parsed).challenge
  } catch {
    return null
  }
}

type Verifying = { readonly site: Site; readonly challenge: string }

const shared = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

const expectedOf = ({ site, challenge }: Verifying) => ({
  expectedChallenge: challenge,
  expectedOrigin: site.origin,
  expectedRPID: relyingPartyOf(site),
  requireUserVerification: true,
})

/** The count of a passkey whose signature is right, made for this host by its verified user; null for any other. */
export const verifyAssertion = async (
  verifying: Verifying,
  { id, client_data, authenticator_data, signature, user_handle }: PasskeyAssertion,
  passkey: PasskeyKey,
): Promise<number | null> => {
  if (user_handle !== null && user_handle !== userHandleOf(passkey.user_id)) return null
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(verifying),
      response: {
        ...shared(id),
        response: {
          clientDataJSON: client_data,
          authenticatorData: authenticator_data,
          signature,
        },
      },
      // The firm's object compares the count, in the transaction that stores it.
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** A new passkey whose making is right, for this host and by its verified user; null for any other. */
export const verifyAttestation = async (
  verifying: Verifying,
  { id, client_data, attestation, transports }: PasskeyAttestation,
) => {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(verifying),
      response: {
        ...shared(id),
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
    })
    if (registrationInfo === undefined) return null
    const { credential, aaguid } = registrationInfo
    return {
      id: credential.id,
      rp_id: relyingPartyOf(verifying.site),
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: knownTransports(transports),
      aaguid,
    }
  } catch {
    return null
  }
}

/** The handle by which authenticators know a user. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url')
