import { Refusal } from '#domain/refusal'

/** Bytes of the number before the header that says how long it is. */
const LENGTH_BYTES = 4

const malformed = () => new Refusal(400, 'malformed', 'The request is not whole. Send it again.')

/** A header and the bytes that follow it, as one request carries them. */
export const packed = (header: unknown, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const text = new TextEncoder().encode(JSON.stringify(header))
  const size = parts.reduce((sum, it) => sum + it.length, LENGTH_BYTES + text.length)
  const whole = new Uint8Array(size)
  new DataView(whole.buffer).setUint32(0, text.length)
  let at = LENGTH_BYTES
  for (const part of [text, ...parts]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The header of a request and the bytes that follow it; throws 400 for one that is cut off. */
export const unpacked = (whole: Uint8Array): { header: unknown; rest: Uint8Array } => {
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength)
  const end = whole.length < LENGTH_BYTES ? 0 : LENGTH_BYTES + view.getUint32(0)
  if (end <= LENGTH_BYTES || end > whole.length) throw malformed()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(whole.subarray(LENGTH_BYTES, end))
    return { header: JSON.parse(text), rest: whole.subarray(end) }
  } catch {
    throw malformed()
  }
}

/** Bytes in parts of these lengths; throws 400 when they are not exactly as long. */
export const cutInto = (bytes: Uint8Array, lengths: readonly number[]): readonly Uint8Array[] => {
  let at = 0
  const parts = lengths.map((length) => {
    at += length
    return bytes.subarray(at - length, at)
  })
  if (at !== bytes.length) throw malformed()
  return parts
}
