const CHUNK = 8192

/** Bytes as text with one character of code 0–255 per byte, which patterns can search. */
export const octetsOf = (bytes: Uint8Array): string => {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return pieces.join('')
}

/** The bytes of a text whose characters are all of code 0–255. */
export const bytesOf = (octets: string): Uint8Array =>
  Uint8Array.from({ length: octets.length }, (_, at) => octets.charCodeAt(at))
