import * as oauth from 'oauth4webapi'
import * as z from 'zod/mini'
import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import { discover } from './discovery.ts'
import { requestOptions, Unreachable, type Where } from './outgoing.ts'

const KeySet = z.object({ keys: z.array(z.unknown()) })

const nothing = { authorization_endpoint: '', token_endpoint: '', keys: 0, algorithms: [] }

/** Asks an issuer what it offers and looks at its keys; what goes wrong is the report's problem. */
export const reportOn = async (issuer: string, where: Where): Promise<DiscoveryReport> => {
  const about = { at: new Date().toISOString(), issuer }
  try {
    const server = await discover(issuer, where)
    const { authorization_endpoint = '', token_endpoint = '' } = server
    const algorithms = server.id_token_signing_alg_values_supported
    const keys = await keyCount(server, where)
    const found = { authorization_endpoint, token_endpoint, keys, algorithms }
    return { ...about, ...found, problem: problemIn(found) }
  } catch (error) {
    return { ...about, ...nothing, problem: problemOf(error) }
  }
}

const keyCount = async ({ jwks_uri }: oauth.AuthorizationServer, where: Where) => {
  if (jwks_uri === undefined) return 0
  const send = requestOptions(where)[oauth.customFetch]
  const answer = await send(jwks_uri, { method: 'GET', headers: { Accept: 'application/json' } })
  const parsed = KeySet.safeParse(await answer.json())
  return parsed.success ? parsed.data.keys.length : 0
}

type Found = Pick<DiscoveryReport, 'token_endpoint' | 'keys' | 'algorithms'>

const problemIn = ({ token_endpoint, keys, algorithms }: Found) => {
  if (token_endpoint === '') return 'The issuer names no token endpoint.'
  if (algorithms.length === 0) return 'The issuer signs with no algorithm that is accepted here.'
  return keys === 0 ? 'The issuer publishes no keys.' : null
}

const problemOf = (error: unknown) => {
  if (error instanceof Unreachable) return error.message
  const isOther =
    error instanceof oauth.OperationProcessingError &&
    error.code === oauth.JSON_ATTRIBUTE_COMPARISON
  return isOther
    ? 'The issuer gives another address as its own. Enter that address exactly.'
    : 'No OpenID Connect configuration was found at this address.'
}
