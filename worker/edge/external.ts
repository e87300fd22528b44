import type { External } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import type { Visit } from './visit.ts'

type Asking = { readonly token?: string; readonly body?: unknown }

const PATIENCE_MS = 10_000

/** The back end that a firm has of its own; null where the embedded one serves it. */
export const externalOf = ({ site }: Visit): External | null => site.firm.external ?? null

/** The firm's own API gave no answer that can be used. */
export const noAnswer = () =>
  new Refusal(
    502,
    'no_answer',
    'The firm’s own system does not answer. Try again in a few minutes.',
  )

/** Asks a firm's own API as its pages do: a GET, or a POST of what there is to say. Throws 502. */
export const askExternal = async (
  { site }: Visit,
  { apiDomain }: External,
  path: string,
  { token, body }: Asking,
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
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch {
    throw noAnswer()
  }
}
