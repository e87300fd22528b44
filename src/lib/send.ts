import type { FetchContext, FetchError } from 'ofetch'
import { activityHeaders } from './activity.ts'
import { ApiError, refusalOf } from './api-error.ts'
import { authToken } from './auth-token.ts'
import { apiOrigin, externalParts, firm } from './firm.ts'

export type SendOptions = {
  readonly method: string
  /** '/api/conveyances?sort=due' */
  readonly address: string
  readonly body?: unknown
  /** The idempotency key; a new one without it. */
  readonly key?: string | undefined
  /** The token to use instead of the cookie's. */
  readonly bearer?: string
  readonly signal?: AbortSignal | undefined
  /** The caller shows the error itself. */
  readonly isQuiet?: boolean | undefined
}

/** The outcome of a request, for toasts, log-out and the offline bar. */
export type Outcome =
  | { readonly kind: 'answered'; readonly method: string; readonly address: string }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly isQuiet: boolean }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

const listeners = new Set<(outcome: Outcome) => void>()

/** Subscribes to the outcome of every request, before its caller gets it; returns a function that stops. */
export const onOutcome = (listener: (outcome: Outcome) => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (outcome: Outcome) => {
  for (const listener of listeners) listener(outcome)
}

/**
 * Sends one request to the API. GETs are retried once on 408, 409, 425, 429, 500, 502, 503, 504 and when the
 * network fails; writes never are. Throws ApiError, or the AbortError of an aborted signal.
 */
export const send = async (options: SendOptions): Promise<unknown> => {
  const external = await externalParts()
  const answer = await sendTo(external, options)
  return external?.externalAnswer(options.address, answer) ?? answer
}

type External = Awaited<ReturnType<typeof externalParts>>

const sendTo = async (external: External, options: SendOptions) => {
  const { method, address, signal } = options
  try {
    const { body, isJson, ...sent } = await bodyOf(options)
    // Many pages show what came with them: their first request is made after that.
    const { ofetch } = await import('ofetch')
    const answer: unknown = await ofetch(
      originOf(address) + (external?.externalAddress(address) ?? address),
      {
        ...sent,
        headers: {
          ...headersOf(options, isJson),
          ...renewalOf(address),
          ...external?.socketHeaders(method),
        },
        retryDelay: patience,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      },
    )
    notify({ kind: 'answered', method, address })
    return answer
  } catch (cause) {
    throw toError(cause, options, external)
  }
}

const bodyOf = async ({ method, body }: SendOptions) =>
  body instanceof FormData
    ? (await import('./form-body.ts')).formBody(body, method)
    : { method, body: JSON.stringify(body), isJson: true }

// Session cookies are set and cleared by the page's own host, whoever runs the API.
const originOf = (address: string) => (/^\/api\/_?auth\//.test(address) ? '' : apiOrigin())

// An API elsewhere would have to allow the header, and has sessions of its own.
const renewalOf = (address: string) => (originOf(address) === '' ? activityHeaders() : {})

const headersOf = ({ method, key, bearer }: SendOptions, isJson: boolean) => {
  const token = bearer ?? authToken()
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Tenant': firm.tenantId }
  if (isJson) headers['Content-Type'] = 'application/json'
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (method !== 'GET') headers['Idempotency-Key'] = key ?? crypto.randomUUID()
  return headers
}

// After 429 as long as Retry-After says, up to 30 s, or 5–10 s where it says nothing or another origin does not
// expose it; after any other failure up to 5 s, or 200–400 ms.
const patience = ({ response }: FetchContext) => {
  const [least, most] = response?.status === 429 ? [5000, 30_000] : [200, 5000]
  const retryAfter = Number(response?.headers.get('Retry-After') ?? Number.NaN) * 1000
  return retryAfter > 0 ? Math.min(retryAfter, most) : least * (1 + Math.random())
}

const isAnswered = (cause: unknown): cause is FetchError & { response: Response } =>
  cause instanceof Error && 'response' in cause && cause.response !== undefined

const toError = (cause: unknown, { isQuiet = false, signal }: SendOptions, external: External) => {
  if (signal?.aborted) return cause
  if (isAnswered(cause)) {
    const { status } = cause.response
    const error = refusalOf(status, external?.externalError(status, cause.data) ?? cause.data)
    notify({ kind: 'refused', error, isQuiet })
    return error
  }
  notify({ kind: 'unreachable', cause })
  return new ApiError(0)
}
