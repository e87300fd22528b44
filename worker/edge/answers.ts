import type { Refusal } from '#domain/refusal'
import { type AnswerKind, as, writable } from './cache-rules.ts'

/** An answer of JSON. */
export const json = (kind: AnswerKind, value: unknown, status = 200, headers: HeadersInit = {}) =>
  as(kind, Response.json(value, { status, headers }))

/** A refusal as it travels. */
export const refused = ({ status, code, message, detail }: Refusal, trace: string) =>
  json('api', { error: { code, message, trace, ...detail } }, status)

/** Sends the browser elsewhere. */
export const redirect = (location: string, status = 302) =>
  as('redirect', new Response(null, { status, headers: { Location: location } }))

/** The same answer with cookies to keep or to lose. */
export const withCookies = (answer: Response, cookies: readonly string[]) => {
  const changed = writable(answer)
  for (const cookie of cookies) changed.headers.append('Set-Cookie', cookie)
  return changed
}

/** Whether a path is asked for by a program, which wants its errors as JSON. */
export const wantsJson = (path: string) =>
  /^\/(api|apps|broadcasting)\//.test(path) || path === '/auth/user' || path.endsWith(PAYLOAD)

export const PAYLOAD = '/_payload.json'
