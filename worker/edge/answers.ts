import type { Refusal } from '#domain/refusal'
import { type AnswerKind, as, writable } from './cache-rules.ts'

/** A JSON response with the caching of its kind. */
export const json = (kind: AnswerKind, value: unknown, status = 200, headers: HeadersInit = {}) =>
  as(kind, Response.json(value, { status, headers }))

/** A refusal as a JSON response. */
export const refused = ({ status, code, message, detail }: Refusal, trace: string) =>
  json('api', { error: { code, message, trace, ...detail } }, status)

export const redirect = (location: string, status = 302) =>
  as('redirect', new Response(null, { status, headers: { Location: location } }))

/** The response with a Set-Cookie header for each cookie. */
export const withCookies = (answer: Response, cookies: readonly string[]) => {
  const changed = writable(answer)
  for (const cookie of cookies) changed.headers.append('Set-Cookie', cookie)
  return changed
}

/** Whether errors of a path are JSON rather than a page. */
export const wantsJson = (path: string) =>
  /^\/(api|apps|broadcasting)\//.test(path) || path === '/auth/user' || path.endsWith(PAYLOAD)

export const PAYLOAD = '/_payload.json'
