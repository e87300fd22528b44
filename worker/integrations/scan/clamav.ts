/** What clamd is spoken to over; a TCP socket of the platform is one. */
export type ScanConnection = {
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<Uint8Array>
}

const CHUNK_BYTES = 256 * 1024

/** Thrown when clamd does not say whether a file is harmless. */
export class ScanUnavailableError extends Error {}

const lengthOf = (bytes: number) => {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes)
  return length
}

/** Sends bytes by INSTREAM (clamd(8)): chunks with their length, then a length of zero. */
const sendStream = async (writable: ScanConnection['writable'], bytes: Uint8Array) => {
  const writer = writable.getWriter()
  await writer.write(new TextEncoder().encode('zINSTREAM\0'))
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES)
    await writer.write(lengthOf(chunk.length))
    await writer.write(chunk)
  }
  await writer.write(lengthOf(0))
  writer.releaseLock()
}

const answerOf = async (readable: ScanConnection['readable']) => {
  const reader = readable.getReader()
  const parts: Uint8Array[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (value) parts.push(value)
    if (done || value?.at(-1) === 0) break
  }
  reader.releaseLock()
  return new TextDecoder().decode(Buffer.concat(parts)).replaceAll('\0', '').trim()
}

/** The name of the virus that clamd finds in the bytes; null for none. Throws ScanUnavailableError for any other answer. */
export const virusIn = async (
  { readable, writable }: ScanConnection,
  bytes: Uint8Array,
): Promise<string | null> => {
  const [, answer] = await Promise.all([sendStream(writable, bytes), answerOf(readable)])
  if (answer === 'stream: OK') return null
  const [, virus] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (virus === undefined) throw new ScanUnavailableError(answer)
  return virus
}
