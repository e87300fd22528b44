import { octetsOf } from './octets.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The value of each digit by its code; -1 for what is no digit, -2 for padding. */
const VALUES = Int8Array.from({ length: 256 }, (_, code) => valueOfCode(code))

function valueOfCode(code: number) {
  const letter = String.fromCharCode(code)
  if (letter === '=') return -2
  return ALPHABET.indexOf(letter === '-' ? '+' : letter === '_' ? '/' : letter)
}

/** Octets of base64; what is no digit of it is passed over, and padding may stand inside. */
export const decodeBase64 = (text: string): string => {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4))
  let [length, bits, held] = [0, 0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? -1
    if (value === -2) bits = 0
    if (value < 0) continue
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length] = (held >> bits) & 0xff
    length += 1
  }
  return octetsOf(bytes.subarray(0, length))
}

const hex = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))

/** Octets of quoted-printable; a `=` that escapes nothing stays as it is. */
export const decodeQuotedPrintable = (text: string): string =>
  text
    .split('\n')
    .map(withoutBlanks)
    .join('\n')
    .replaceAll(/=(?:\r?\n|$)/g, '')
    .replaceAll(/=([\dA-Fa-f]{2})/g, hex)

/** A line without the blanks at its end, which a relay may have added. */
const withoutBlanks = (line: string) => {
  const ending = line.endsWith('\r') ? '\r' : ''
  let to = line.length - ending.length
  while (line[to - 1] === ' ' || line[to - 1] === '\t') to -= 1
  return line.slice(0, to) + ending
}

/** Octets of a uuencoded file between `begin` and `end`. */
export const decodeUuencode = (text: string): string =>
  text
    .replace(/^[\s\S]*?begin \d+ [^\n]*\n/, '')
    .replace(/\n(?:`|\s)*\r?\nend\s[\s\S]*$|\nend\s*$/, '')
    .split(/\r?\n/)
    .map(uuencodedLine)
    .join('')

const uuencodedLine = (line: string) => {
  const length = ((line.charCodeAt(0) || 32) - 32) & 0x3f
  const digits = [...line.slice(1)]
    .map((letter) => ALPHABET[(letter.charCodeAt(0) - 32) & 0x3f])
    .join('')
  return decodeBase64(digits).slice(0, length)
}

/** Octets of yEnc, without its own lines: 42 is added to each, and an escaped one has 64 more. */
export const decodeYenc = (text: string): string =>
  text.replaceAll(/=?[\s\S]/g, (letter) =>
    String.fromCharCode(
      (letter.charCodeAt(letter.length - 1) - (letter.length > 1 ? 106 : 42)) & 0xff,
    ),
  )

/** Whether what says base64 is plain words: so many blanks within lines and signs that have no place in it. */
const isNoBase64 = (body: string) => {
  const text = body.slice(0, 4096).trim()
  const strange = text.match(/[^\w+/=\r\n -]|\S(?= )/g)?.length ?? 0
  return (
    /^[\t\r\n\u0020-\u007e\u0080-\u00ff]*$/.test(text) &&
    text.length > 20 &&
    strange * 8 > text.length
  )
}

/** Octets of a body under its Content-Transfer-Encoding; an unknown one changes nothing. */
export const decodeTransfer = (body: string, encoding: string): string => {
  if (encoding === 'base64') return isNoBase64(body) ? body : decodeBase64(body)
  if (/^quoted[-_]?printable$/.test(encoding)) return decodeQuotedPrintable(body)
  if (/^(?:x-)?uu(?:encode)?d?$/.test(encoding)) return decodeUuencode(body)
  return body
}
