import type { ExternalBackend } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import type { Visit } from './visit.ts'

type ExternalRequest = { readonly token?: string; readonly body?: unknown }

const TIMEOUT_MS = 10_000

export const externalOf = ({ site }: Visit): ExternalBackend | null => site.firm.external ?? null

/** The 502 refusal for an external API that fails or answers in an unknown form. */
export const noResponse = () =>
  new Refusal(502, 'no_answer', 'The firm’s system is not responding. Try again in a few minutes.')

/** Calls a firm's external API: a GET, or a POST when there is a body. Throws 502 when it does not respond in 10 s. */
export const requestExternal = async (
  { site }: Visit,
  { apiDomain }: ExternalBackend,
  path: string,
  { token, body }: ExternalRequest,
): Promise<Response> => {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Tenant': site.firm.tenant,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  try {
    return await fetch(apiDomain.replace(/\/$/, '') + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch {
    throw noResponse()
  }
}
