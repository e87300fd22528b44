import { limits } from '../protocol/limits.ts'
import { HttpProblem } from './replies.ts'

const tooLarge = () => new HttpProblem(413, 'Payload too large.')

/** The bytes of a request; throws 413 as soon as the limit is exceeded. */
export const readBody = async (request: Request) => {
  const chunks: ArrayBuffer[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limits.requestBytes) throw tooLarge()
    chunks.push(chunk.slice().buffer)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** The JSON value of a body; throws 400 when it is malformed. */
export const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new HttpProblem(400, 'The body is not valid JSON.')
  }
}
