import type * as z from 'zod/mini'
import { formatBytes } from '#domain/document/file-parts'
import { parseWith } from '#domain/parse'
import { Refusal } from '#domain/refusal'

const MOST_BYTES = 1024 * 1024
const JSON_TYPE = 'application/json'
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

const typeOf = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const requireType = (request: Request, types: readonly string[]) => {
  if (!types.includes(typeOf(request)))
    throw new Refusal(415, 'unsupported_type', `Send this request as ${types.join(' or ')}.`)
}

/** The bytes of a JSON request; null when it has no body. Throws 413 and 415. */
export const jsonBytes = async (request: Request) => {
  if (request.body === null) return null
  requireType(request, [JSON_TYPE])
  return bytesOf(request)
}

/** The bytes of a request of one of these types; throws 413 past `most`, and 415. */
export const typedBytes = async (request: Request, types: readonly string[], most: number) => {
  requireType(request, types)
  return bytesOf(request, most)
}

/** The body of a request, parsed by its schema. Throws 400, 413, 415, and 422 with the fields. */
export const jsonBody = async <S extends z.ZodMiniType>(request: Request, schema: S) => {
  requireType(request, [JSON_TYPE])
  return parseWith(schema, parsedJson(await bytesOf(request)))
}

/** The text fields of a form without files; the last of repeated fields wins. Throws 400, 413 and 415. */
export const formFields = async (request: Request): Promise<Record<string, string>> => {
  requireType(request, FORM_TYPES)
  const bytes = await bytesOf(request)
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  try {
    const form = await new Response(bytes, { headers }).formData()
    return Object.fromEntries(
      [...form].filter((it): it is [string, string] => typeof it[1] === 'string'),
    )
  } catch {
    throw new Refusal(400, 'malformed', 'The form could not be read. Send it again.')
  }
}

/** The value of a JSON text; throws 400. */
export const parsedJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, 'malformed', 'The request is not valid JSON.')
  }
}

const tooLarge = (most: number) =>
  new Refusal(413, 'too_large', `The request is larger than ${formatBytes(most)}.`)

// Counted while streaming, because Content-Length can be absent or wrong.
const bytesOf = async (request: Request, most = MOST_BYTES) => {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge(most)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > most) throw tooLarge(most)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
