/** An element of DER: a tag, its length and its contents. */
export const element = (tag: number, ...contents: readonly string[]): string => {
  const body = contents.join('')
  const size = body.length
  const length =
    size < 0x80
      ? String.fromCharCode(size)
      : `\x83${String.fromCharCode(size >> 16, (size >> 8) & 0xff, size & 0xff)}`
  return `${String.fromCharCode(tag)}${length}${body}`
}

/** An element of indefinite length. */
export const open = (tag: number, ...contents: readonly string[]): string =>
  `${String.fromCharCode(tag, 0x80)}${contents.join('')}\0\0`

/** An object identifier of PKCS #7: 1 plain data, 2 signed, 3 enveloped. */
export const kindOf = (kind: number) =>
  element(0x06, `\x2a\x86\x48\x86\xf7\x0d\x01\x07${String.fromCharCode(kind)}`)

const version = element(0x02, '\x01')
export const digests = element(
  0x31,
  element(0x30, element(0x06, '\x60\x86\x48\x01\x65\x03\x04\x02\x01')),
)

/** Signed data around a text, without signatures. */
export const signed = (text: string): string =>
  element(
    0x30,
    kindOf(2),
    element(
      0xa0,
      element(
        0x30,
        version,
        digests,
        element(0x30, kindOf(1), element(0xa0, element(0x04, text))),
        element(0x31),
      ),
    ),
  )

/** The same with indefinite lengths and the text in pieces, as it is made while it is read. */
export const signedInPieces = (text: string, size = 7): string => {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const held = open(0x24, ...pieces.map((it) => element(0x04, it)))
  const content = open(0x30, kindOf(1), open(0xa0, held))
  return open(0x30, kindOf(2), open(0xa0, open(0x30, version, digests, content, element(0x31))))
}
