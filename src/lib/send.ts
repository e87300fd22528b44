import type { FetchContext, FetchError } from 'ofetch'
import { ApiError, refusalOf } from './api-error.ts'
import { authToken } from './auth-token.ts'
import { apiOrigin, firm } from './firm.ts'
import { requestBody } from './request-body.ts'

export type Sending = {
  readonly method: string
  /** '/api/conveyances?sort=due' */
  readonly address: string
  readonly body?: unknown
  /** Names one write, so that sending it again cannot do it twice. */
  readonly key?: string | undefined
  /** In place of that of the cookie: one that has yet to become it. */
  readonly bearer?: string
  readonly signal?: AbortSignal | undefined
  /** The caller shows what went wrong itself. */
  readonly isQuiet?: boolean | undefined
}

/** What became of a request, for those who react: toasts, log-out, the offline bar. */
export type Outcome =
  | { readonly kind: 'answered'; readonly method: string; readonly address: string }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly isQuiet: boolean }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

const listeners = new Set<(outcome: Outcome) => void>()

/** Hears of every request's outcome before its caller does; gives back how to stop. */
export const onOutcome = (listener: (outcome: Outcome) => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (outcome: Outcome) => {
  for (const listener of listeners) listener(outcome)
}

/**
 * One request to the API with its headers. GETs are tried once more on 408, 409, 425, 429, 500, 502, 503, 504
 * and when the network fails; writes never are. Throws ApiError; an AbortError stays one.
 */
export const send = async (sending: Sending): Promise<unknown> => {
  const { method, address, signal } = sending
  const { body, isJson } = requestBody(sending.body)
  try {
    // Many pages show what came with them: their first request is made after that.
    const { ofetch } = await import('ofetch')
    const answer: unknown = await ofetch(originOf(address) + address, {
      method,
      headers: headersOf(sending, isJson),
      retryDelay: patience,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    tell({ kind: 'answered', method, address })
    return answer
  } catch (cause) {
    throw failure(cause, sending)
  }
}

// The two halves of a session are made and ended by the host that set them, whoever runs the API.
const originOf = (address: string) => (/^\/api\/_?auth\//.test(address) ? '' : apiOrigin())

const headersOf = ({ method, key, bearer }: Sending, isJson: boolean) => {
  const token = bearer ?? authToken()
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Tenant': firm.tenantId }
  if (isJson) headers['Content-Type'] = 'application/json'
  if (token !== null) headers.Authorization = `Bearer ${token}`
  if (method !== 'GET') headers['Idempotency-Key'] = key ?? crypto.randomUUID()
  return headers
}

// As long as the server asks for, up to five seconds; a little apart, so that not all come back at once.
const patience = ({ response }: FetchContext) => {
  const asked = Number(response?.headers.get('Retry-After') ?? Number.NaN) * 1000
  return asked > 0 ? Math.min(asked, 5000) : 200 + Math.random() * 200
}

const isAnswered = (cause: unknown): cause is FetchError & { response: Response } =>
  cause instanceof Error && 'response' in cause && cause.response !== undefined

const failure = (cause: unknown, { isQuiet = false, signal }: Sending) => {
  if (signal?.aborted) return cause
  if (isAnswered(cause)) {
    const error = refusalOf(cause.response.status, cause.data)
    tell({ kind: 'refused', error, isQuiet })
    return error
  }
  tell({ kind: 'unreachable', cause })
  return new ApiError(0)
}
