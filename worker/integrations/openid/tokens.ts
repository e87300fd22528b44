import * as oauth from 'oauth4webapi'
import type { Claims } from '#domain/user/single-sign-on/identity'
import { entraTenantOf } from '#domain/user/single-sign-on/issuer'
import type { SingleSignOnProvider } from '#domain/user/single-sign-on/settings'
import { discovered } from './discovery.ts'
import { requestOptions, type Where } from './outgoing.ts'

const CLOCK_SKEW_S = 60

/** The firm as a client of its provider. */
export type Client = SingleSignOnProvider & { readonly redirectAddress: string } & Where
export type SecretClient = Client & { readonly secret: string }

/** What a browser has to bring back, and what only we know of it. */
export type Proof = { readonly state: string; readonly nonce: string; readonly verifier: string }

const partyOf = ({ client_id }: Client) => ({ client_id, [oauth.clockTolerance]: CLOCK_SKEW_S })

/** The claims of the ID token that the code of a callback is exchanged for, whose signature and claims are checked. */
export const claimsOf = async (client: SecretClient, proof: Proof, callback: URL) => {
  const server = await discovered(client.issuer, client)
  const party = partyOf(client)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    party,
    authenticationOf(server, client.secret),
    oauth.validateAuthResponse(server, party, callback, proof.state),
    client.redirectAddress,
    proof.verifier,
    requestOptions(client),
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, party, response, {
    expectedNonce: proof.nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, requestOptions(client))
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  if (claims === undefined) throw new Error('The provider sent no ID token.')
  return { ...(await userInfoOf(client, tokens.access_token, claims)), ...claims }
}

// The default is client_secret_basic (RFC 8414 §2).
const authenticationOf = (server: oauth.AuthorizationServer, secret: string) => {
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(secret)
    : oauth.ClientSecretPost(secret)
}

/**
 * The claims of the UserInfo endpoint, where strict providers tell the address (OpenID Connect Core 1.0 §5.4); none
 * where the token has it, or the provider is Microsoft Entra, whose rule is about the token.
 */
const userInfoOf = async (
  client: Client,
  accessToken: string,
  { sub, email }: oauth.IDToken,
): Promise<Claims> => {
  const server = await discovered(client.issuer, client)
  const hasNone = server.userinfo_endpoint === undefined || entraTenantOf(client.issuer) !== null
  if (email !== undefined || hasNone) return {}
  const party = partyOf(client)
  const response = await oauth.userInfoRequest(server, party, accessToken, requestOptions(client))
  return oauth.processUserInfoResponse(server, party, sub, response)
}
