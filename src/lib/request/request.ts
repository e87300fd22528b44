import { type FetchContext, type FetchError, ofetch } from 'ofetch'
import { fieldsIn } from '#domain/is-record'
import { activityHeaders } from '../activity.ts'
import { ApiError, type ErrorFields } from '../api-error.ts'
import { authToken } from '../auth-token.ts'
import { apiOrigin, externalParts, firm } from '../firm.ts'
import type { SendOptions } from './options.ts'

/** Sends one request, a GET once more if it fails, and returns its answer. Throws ApiError for a refusal. */
export const request = async (options: SendOptions): Promise<unknown> => {
  const { method, address, signal } = options
  const { body, type, ...sent } = await bodyOf(options)
  const external = await externalParts()
  // An API elsewhere would have to allow the header, and has sessions of its own.
  const renewal = originOf(address) === '' ? activityHeaders() : {}
  try {
    const answer: unknown = await ofetch(
      originOf(address) + (external?.externalAddress(address) ?? address),
      {
        ...sent,
        headers: { ...headersOf(options, type), ...renewal, ...external?.socketHeaders(method) },
        retryDelay: patience,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      },
    )
    return external?.externalAnswer(address, answer) ?? answer
  } catch (cause) {
    if (!isAnswered(cause)) throw cause
    const { status } = cause.response
    throw refusalOf(status, external?.externalError(status, cause.data) ?? cause.data)
  }
}

const bodyOf = async ({ method, body }: SendOptions) => {
  if (body instanceof FormData) return (await import('./form-body.ts')).formBody(body, method)
  return body instanceof Blob
    ? { method, body, type: 'application/octet-stream' }
    : { method, body: JSON.stringify(body), type: 'application/json' }
}

// Session cookies are set and cleared by the page's own host, whoever runs the API.
const originOf = (address: string) => (/^\/api\/_?auth\//.test(address) ? '' : apiOrigin())

const headersOf = ({ method, key, bearer }: SendOptions, type: string | null) => {
  const token = bearer ?? authToken()
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Tenant': firm.tenantId }
  if (type !== null) headers['Content-Type'] = type
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

/** The error for an answer of 400 or more; a body of an unknown shape keeps only its status. */
const refusalOf = (status: number, body: unknown) => {
  const { error } = fieldsIn(body)
  return new ApiError(status, fieldsIn(error) as ErrorFields)
}
