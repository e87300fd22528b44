import * as oauth from 'oauth4webapi'
import {
  type Identity,
  identityOf,
  isForAnother,
  isJustIssued,
} from '#domain/user/single-sign-on/identity'
import type { SingleSignOnFault } from '#domain/user/single-sign-on/refusals'
import { discovered } from './discovery.ts'
import { Unreachable } from './outgoing.ts'
import { type Client, claimsOf, type Proof, type SecretClient } from './tokens.ts'

export type { Proof }

export const newProof = (): Proof => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
})

type Asking = {
  /** Whether the provider asks anew who somebody is, even if it knows. */
  readonly isAgain: boolean
}

/** The address at which the provider asks somebody to sign in (authorization code, PKCE S256). */
export const authorizationAddress = async (client: Client, proof: Proof, { isAgain }: Asking) => {
  const { authorization_endpoint = '' } = await discovered(client.issuer, client)
  const url = new URL(authorization_endpoint)
  const parameters = {
    client_id: client.client_id,
    redirect_uri: client.redirectAddress,
    response_type: 'code',
    scope: 'openid email profile',
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    ...(isAgain ? { prompt: 'login' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Exchanges the code of a callback and returns who its ID token names; throws what `faultOf` tells apart. */
export const redeemCode = async (
  client: SecretClient,
  proof: Proof,
  callback: URL,
): Promise<Identity> => {
  const claims = await claimsOf(client, proof, callback)
  if (isForAnother(claims, client.client_id))
    throw new Error('The token was issued to another client.')
  if (!isJustIssued(claims, Date.now())) throw new Error('The token is too old.')
  const identity = identityOf(client.issuer, claims)
  if (identity === null) throw new Error('The token names nobody of this issuer.')
  return identity
}

/** What somebody is told of an attempt that failed. */
export const faultOf = (error: unknown): SingleSignOnFault => {
  if (error instanceof Unreachable) return 'unreachable'
  if (error instanceof oauth.AuthorizationResponseError) return 'declined'
  const isClientRefused =
    error instanceof oauth.WWWAuthenticateChallengeError ||
    (error instanceof oauth.ResponseBodyError && error.error === 'invalid_client')
  return isClientRefused ? 'misconfigured' : 'invalid'
}
