const numberOf = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode((value >>> (8 * at)) & 0xff)).join(
    '',
  )

const attribute = (level: number, tag: number, octets: string) => {
  const sum = [...octets].reduce((total, it) => (total + it.charCodeAt(0)) % 0x10000, 0)
  return (
    String.fromCharCode(level) +
    numberOf(tag, 4) +
    numberOf(octets.length, 4) +
    octets +
    numberOf(sum, 2)
  )
}

/** A winmail.dat with one file (MS-OXTNEF: signature, key, then attributes with checksums). */
export const tnefOf = (name: string, content: string) =>
  [
    numberOf(0x223e9f78, 4),
    numberOf(1, 2),
    attribute(1, 0x00089006, numberOf(0x00010000, 4)),
    attribute(2, 0x00069002, '\0'.repeat(14)),
    attribute(2, 0x00018010, `${name}\0`),
    attribute(2, 0x0006800f, content),
  ].join('')
