type Bytes = Uint8Array<ArrayBuffer>

export const concat = (...parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const text = (of: string): Bytes => new Uint8Array(new TextEncoder().encode(of))

export const uint32 = (of: number): Bytes => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, of)
  return bytes
}

/** The head of an item of CBOR (RFC 8949, 3): its major type and a length below 65,536. */
export const head = (major: number, length: number): Bytes => {
  if (length < 24) return Uint8Array.of(major * 32 + length)
  if (length < 256) return Uint8Array.of(major * 32 + 24, length)
  return Uint8Array.of(major * 32 + 25, length >> 8, length & 255)
}

const string = (of: string) => concat(head(3, of.length), text(of))

/** An attestation object that attests nothing. */
export const map = (authData: Uint8Array): Bytes =>
  concat(
    head(5, 3),
    string('fmt'),
    string('none'),
    string('attStmt'),
    head(5, 0),
    string('authData'),
    head(2, authData.length),
    authData,
  )

const integer = (of: Uint8Array) => {
  const start = of.findIndex((byte) => byte !== 0)
  const trimmed = of.slice(Math.max(0, start))
  const positive = (trimmed[0] ?? 0) > 127 ? concat(Uint8Array.of(0), trimmed) : trimmed
  return concat(Uint8Array.of(2, positive.length), positive)
}

/** A signature of r and s side by side, as ASN.1 has it. */
export const der = (raw: Uint8Array): Bytes => {
  const both = concat(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return concat(Uint8Array.of(0x30, both.length), both)
}
