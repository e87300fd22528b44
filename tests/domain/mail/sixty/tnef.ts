/** A whole number in so many bytes, the least first. */
export const numberOf = (value: number, bytes: number) =>
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

/** A list of one property of MAPI that holds these octets. */
const binary = (id: number, octets: string) =>
  numberOf(1, 4) +
  numberOf(0x0102, 2) +
  numberOf(id, 2) +
  numberOf(1, 4) +
  numberOf(octets.length, 4) +
  octets.padEnd(Math.ceil(octets.length / 4) * 4, '\0')

export type TnefContent = {
  readonly text?: string
  /** Compressed RTF (MS-OXRTFCP). */
  readonly rtf?: string
  readonly files?: readonly { readonly name: string; readonly content: string }[]
}

/** A winmail.dat with a text and files (MS-OXTNEF). */
export const tnefWith = ({ text, rtf, files = [] }: TnefContent) =>
  [
    numberOf(0x223e9f78, 4),
    numberOf(1, 2),
    attribute(1, 0x00089006, numberOf(0x00010000, 4)),
    attribute(1, 0x00078008, 'IPM.Microsoft Mail.Note\0'),
    ...(text === undefined ? [] : [attribute(1, 0x0002800c, `${text}\0`)]),
    ...(rtf === undefined ? [] : [attribute(1, 0x00069003, binary(0x1009, rtf))]),
    ...files.flatMap(({ name, content }) => [
      attribute(2, 0x00069002, '\0'.repeat(14)),
      attribute(2, 0x00018010, `${name}\0`),
      attribute(2, 0x0006800f, content),
    ]),
  ].join('')
