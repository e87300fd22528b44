import { Refusal } from '#domain/refusal'

const MOST_BYTES = 1_048_576
const MOST_DEPTH = 12
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

const tooLarge = () =>
  new Refusal(413, 'too_large', 'The request is larger than 1 MB. Send less at a time.')

/** Returns the text of a request's body; throws 413 above 1 MB. */
export const bodyTextOf = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) throw tooLarge()
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > MOST_BYTES) throw tooLarge()
  return new TextDecoder().decode(bytes)
}

/** Parses a JSON body; undefined when empty. Throws 415 for other types, 400 for bad JSON, 422 for unsafe keys. */
export const bodyOf = (request: Request, text: string): unknown => {
  if (text === '') return undefined
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new Refusal(415, 'not_json', 'Send the request body as application/json.')
  const body = parseJson(text)
  checkShape(body, 0)
  return body
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'bad_json', 'The request body is not valid JSON.')
  }
}

const checkShape = (value: unknown, depth: number) => {
  if (value === null || typeof value !== 'object') return
  if (depth > MOST_DEPTH)
    throw new Refusal(
      422,
      'too_deep',
      `The request body is nested more than ${MOST_DEPTH} levels deep.`,
    )
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) throw new Refusal(422, 'invalid', `A field cannot be named ${key}.`)
    checkShape(inner, depth + 1)
  }
}
