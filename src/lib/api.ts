import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '#domain/endpoint'
import { pathOf } from '#domain/endpoint'
import { brokenLimit, queryLimitText } from '#domain/list/query-limits'
import { ApiError } from './api-error.ts'
import { fromPayload } from './payload.ts'
import { queryString } from './query-string.ts'
import { send } from './send.ts'

type Nothing = Record<never, never>
type Params<E extends Endpoint> = keyof ParamsOf<E> extends never
  ? Nothing
  : { readonly params: ParamsOf<E> }
type Query<E extends Endpoint> = [QueryInput<E>] extends [undefined]
  ? Nothing
  : Nothing extends QueryInput<E>
    ? { readonly query?: QueryInput<E> }
    : { readonly query: QueryInput<E> }
type Body<E extends Endpoint> = [BodyInput<E>] extends [undefined]
  ? Nothing
  : { readonly body: BodyInput<E> | FormData }
type Options = {
  /** Names one write; a form keeps the same for every try of one submit. */
  readonly key?: string | undefined
  readonly signal?: AbortSignal
  /** The caller shows what went wrong itself: no toast, no log-out. */
  readonly isQuiet?: boolean
}

export type Asking<E extends Endpoint> = Params<E> & Query<E> & Body<E> & Options
type Loose = Options & {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Asks the API what an endpoint's contract says. A GET takes what travelled with the page first, once.
 * Throws ApiError after the person has been told what the product tells them.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[asking]: Options extends Asking<E> ? [asking?: Asking<E>] : [asking: Asking<E>]
): Promise<ReplyOf<E>> => {
  return (await request(endpoint, (asking ?? {}) as Loose)) as ReplyOf<E>
}

/** The same for a body that its caller has checked already. */
export const request = async (
  endpoint: Endpoint,
  { params, query, body, ...options }: Loose,
): Promise<unknown> => {
  requireWithinLimits(query)
  const address = pathOf(endpoint.path, params) + queryString(query)
  if (endpoint.method === 'GET') {
    const held = await fromPayload(address)
    if (held) return held.answer
  }
  const answer = await send({ method: endpoint.method, address, body, ...options })
  return unwrapped(answer)
}

// The server would refuse it with the same words.
const requireWithinLimits = (query: Readonly<Record<string, unknown>> = {}) => {
  const limit = brokenLimit(query)
  if (limit !== null)
    throw new ApiError(422, { code: 'query_limit', message: queryLimitText[limit] })
}

// Answers come as { data }; one without content is undefined.
const unwrapped = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer
