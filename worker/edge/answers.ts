import type { Refusal } from '#domain/refusal'
import { type AnswerKind, as, writable } from './cache-rules.ts'

export const json = (kind: AnswerKind, value: unknown, status = 200, headers: HeadersInit = {}) =>
  as(kind, Response.json(value, { status, headers }))

export const refused = ({ status, code, message, detail }: Refusal, trace: string) =>
  json('api', { error: { code, message, trace, ...detail } }, status)

export const redirect = (location: string, status = 302) =>
  as('redirect', new Response(null, { status, headers: { Location: location } }))

export const withCookies = (answer: Response, cookies: readonly string[]) => {
  const changed = writable(answer)
  for (const cookie of cookies) changed.headers.append('Set-Cookie', cookie)
  return changed
}

export const wantsJson = (path: string) =>
  /^\/(api|apps|broadcasting)\//.test(path) || path === '/auth/user' || path.endsWith(PAYLOAD)

export const PAYLOAD = '/_payload.json'
