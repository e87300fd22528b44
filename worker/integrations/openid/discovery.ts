import * as oauth from 'oauth4webapi'
import { outgoingProblem } from '#domain/user/single-sign-on/issuer'
import { requestOptions, Unreachable, type Where } from './outgoing.ts'

/** Only keys that a provider alone holds can sign: no `none`, no HMAC with the client's secret. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'],
]

const STORED_MS = 10 * 60_000
const MOST_STORED = 200

type Entry = { readonly server: oauth.AuthorizationServer; readonly until: number }

const cache = new Map<string, Entry>()

/** What an issuer publishes of itself (OpenID Connect Discovery 1.0), asked anew; throws what went wrong. */
export const discover = async (issuer: string, where: Where) => {
  const url = new URL(issuer)
  const response = await oauth.discoveryRequest(url, requestOptions(where))
  const server = await oauth.processDiscoveryResponse(url, response)
  // The default is RS256 (OpenID Connect Discovery 1.0 §3).
  const offered = server.id_token_signing_alg_values_supported ?? ['RS256']
  const id_token_signing_alg_values_supported = offered.filter((it) => ALGORITHMS.includes(it))
  const problem = outgoingProblem(server.authorization_endpoint ?? '', where)
  if (problem !== null) throw new Unreachable(problem)
  return { ...server, id_token_signing_alg_values_supported }
}

/** The same, cached for ten minutes with the keys, of which an unknown one is looked up once a minute at most. */
export const discovered = async (issuer: string, where: Where) => {
  const key = `${where.isLocal} ${issuer}`
  const cached = cache.get(key)
  if (cached && cached.until > Date.now()) return cached.server
  const server = await discover(issuer, where)
  if (cache.size >= MOST_STORED) cache.clear()
  cache.set(key, { server, until: Date.now() + STORED_MS })
  return server
}
