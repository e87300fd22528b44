import { londonDate } from '#domain/dates'
import type { Endpoint } from '#domain/endpoint'
import { Refusal } from '#domain/refusal'
import { PDF_MARKER } from '#domain/response-headers'
import { BrokenDocument } from '#tenant/core/document'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  })

/** Returns a 200 response with a JSON body. */
export const okResponse = (body: string, headers: Record<string, string> = {}) =>
  json(200, body, headers)

const extensions = {
  'text/csv': 'csv',
  'text/calendar': 'ics',
  'application/pdf': 'pdf',
} as const

/** Returns a download named with its date; a PDF travels as JSON with a header, for the edge to render. */
export const fileResponse = (
  body: string,
  { type, name, content }: NonNullable<Endpoint['file']>,
  now: string,
) =>
  new Response(body, {
    headers: {
      ...(type === 'application/pdf'
        ? { 'Content-Type': 'application/json', [PDF_MARKER]: content ?? 'figures' }
        : { 'Content-Type': `${type}; charset=utf-8` }),
      'Content-Disposition': `attachment; filename="${name} ${londonDate(now)}.${extensions[type]}"`,
      'Cache-Control': 'private, no-store',
    },
  })

export const refusalResponse = (refusal: Refusal, trace: string) =>
  json(
    refusal.status,
    { error: { code: refusal.code, message: refusal.message, trace, ...refusal.detail } },
    refusal.status === 429 ? { 'Retry-After': String(refusal.detail.retry_after ?? 60) } : {},
  )

/** Returns the response of an error; a server error is logged, and the caller sees only its trace id. */
export const errorResponse = (error: unknown, trace: string) => {
  if (error instanceof Refusal) return refusalResponse(error, trace)
  const isBroken = error instanceof BrokenDocument
  console.error(
    JSON.stringify({ trace, failure: error instanceof Error ? error.stack : String(error) }),
  )
  return json(500, {
    error: {
      code: 'server_error',
      message: isBroken
        ? 'This record cannot be read, so it was set aside. An administrator can see why under Admin › Set aside.'
        : 'Something went wrong on our side. Try again in a few minutes.',
      trace,
    },
  })
}
