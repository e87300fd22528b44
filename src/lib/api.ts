import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '#domain/endpoint'
import { pathOf } from '#domain/endpoint'
import { exceededLimit, queryLimitText } from '#domain/list/query-limits'
import { STEP_UP_NEEDED } from '#domain/user/security/step-up'
import { ApiError } from './api-error.ts'
import { fromPayload } from './payload.ts'
import { queryString } from './query-string.ts'
import { replyOf } from './reply.ts'
import type { SendOptions } from './request/options.ts'
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
  /** The idempotency key; a form sends the same one for every try of a submit. */
  readonly key?: string | undefined
  readonly signal?: AbortSignal
  /** The caller shows the error itself: no toast, no log-out. */
  readonly isQuiet?: boolean
}

export type RequestOptions<E extends Endpoint> = Params<E> & Query<E> & Body<E> & Options
type UntypedOptions = Options & {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Sends a request to an endpoint and returns its data. A GET uses the answer in the page's payload first, once.
 * Throws ApiError after the listeners of `onOutcome` have run.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  ...[asking]: Options extends RequestOptions<E>
    ? [asking?: RequestOptions<E>]
    : [asking: RequestOptions<E>]
): Promise<ReplyOf<E>> => request(endpoint, (asking ?? {}) as UntypedOptions)

/** The same with an untyped body, for callers that have checked it already. */
export const request = async <E extends Endpoint>(
  endpoint: E,
  { params, query, body, ...options }: UntypedOptions,
): Promise<ReplyOf<E>> => {
  requireWithinLimits(query)
  const address = pathOf(endpoint.path, params) + queryString(query)
  if (endpoint.method === 'GET') {
    const cached = await fromPayload(address)
    if (cached) return replyOf(endpoint, cached.answer)
  }
  const answer = await sendConfirmed({ method: endpoint.method, address, body, ...options })
  return replyOf(endpoint, answer)
}

// The server would refuse it with the same message.
const requireWithinLimits = (query: Readonly<Record<string, unknown>> = {}) => {
  const limit = exceededLimit(query)
  if (limit !== null)
    throw new ApiError(422, { code: 'query_limit', message: queryLimitText[limit] })
}

let confirm: (() => Promise<boolean>) | null = null

/** Registers what asks the person to confirm that it is them; it returns whether they did. */
export const onStepUp = (ask: () => Promise<boolean>) => {
  confirm = ask
}

export const isStepUp = (error: unknown) =>
  error instanceof ApiError && error.code === STEP_UP_NEEDED

/** Sends a request, and once more with the same key when the person had to confirm that it is them. */
export const sendConfirmed = async (options: SendOptions): Promise<unknown> => {
  const keyed = { ...options, key: options.key ?? crypto.randomUUID() }
  try {
    return await send(keyed)
  } catch (error) {
    if (confirm === null || !isStepUp(error) || !(await confirm())) throw error
    return send(keyed)
  }
}
