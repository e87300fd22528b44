import type { ExternalBackend } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import type { Visit } from './visit.ts'

type ExternalRequest = {
  readonly token?: string
  readonly body?: unknown
  /** The media type that is asked for; JSON without it. */
  readonly accept?: string
  /** Milliseconds until the whole answer must have arrived; 10 s without it. */
  readonly timeout?: number
}

const TIMEOUT_MS = 10_000

export const externalOf = ({ site }: Visit): ExternalBackend | null => site.firm.external ?? null

/** The 502 refusal for an external API that fails or does not answer. */
export const noResponse = () =>
  new Refusal(502, 'no_answer', 'The firm’s system is not responding. Try again in a few minutes.')

/** The 502 refusal for an answer of an external API that cannot be used; logs why, and no value of the answer. */
export const unexpectedAnswer = ({ site, trace }: Visit, path: string, why: string) => {
  const { tenant } = site.firm
  console.warn(JSON.stringify({ event: 'external.unexpected', trace, tenant, path, why }))
  const message = 'The firm’s system did not answer as expected. Tell the firm’s administrator.'
  return new Refusal(502, 'unexpected_answer', message)
}

/** Calls a firm's external API: a GET, or a POST when there is a body. Throws 502 when it does not respond in time. */
export const requestExternal = async (
  { site, ip }: Visit,
  { apiDomain }: ExternalBackend,
  path: string,
  { token, body, accept = 'application/json', timeout = TIMEOUT_MS }: ExternalRequest,
): Promise<Response> => {
  const headers = {
    Accept: accept,
    'Content-Type': 'application/json',
    'X-Tenant': site.firm.tenant,
    // The API itself sees the worker's address alone.
    'X-Visitor-Address': ip,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  try {
    return await fetch(apiDomain.replace(/\/$/, '') + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch {
    throw noResponse()
  }
}

/** The JSON of an answer; null for a body of another form. */
export const externalJson = (answer: Response): Promise<unknown> => answer.json().catch(() => null)

/** Whether an external API is unable to answer now: in maintenance, failing, or asked too often. */
export const isUnavailable = ({ status }: Response) => status >= 500 || status === 429
