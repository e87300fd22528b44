import { decodeBase64 } from './transfer.ts'

/** Character sets that move between alphabets by marks in the text and that `TextDecoder` refuses. */
export const shiftedCharsets: Readonly<
  Record<string, (octets: string) => { octets: string; label: string }>
> = {
  'utf-7': (octets) => ({ octets: utf7(octets), label: 'utf-16be' }),
  'iso-2022-kr': (octets) => ({ octets: shiftOut(octets), label: 'euc-kr' }),
  'iso-2022-cn': (octets) => ({ octets: shiftOut(octets), label: 'gbk' }),
  'hz-gb-2312': (octets) => ({ octets: hz(octets), label: 'gbk' }),
}

const wide = (text: string) => text.replaceAll(/[\s\S]/g, '\0$&')

/** RFC 2152: base64 of UTF-16 between + and -. */
const utf7 = (octets: string) =>
  octets
    .split(/(\+[A-Za-z\d+/]*-?)/)
    .map((piece, at) => {
      if (at % 2 === 0) return wide(piece)
      if (piece === '+-') return '\0+'
      const units = decodeBase64(piece.slice(1))
      return units.slice(0, units.length - (units.length % 2))
    })
    .join('')

const upper = (text: string) =>
  text.replaceAll(/[!-~]/g, (octet) => String.fromCharCode(octet.charCodeAt(0) | 0x80))

/** RFC 1557: between shift-out and shift-in stand double bytes. */
const shiftOut = (octets: string) =>
  octets
    .split('\u000e')
    .map((piece, at) => {
      const plain = piece.split('\u001b').map(withoutDesignation).join('')
      if (at === 0) return plain
      const [double = '', ...rest] = plain.split('\u000f')
      return upper(double) + rest.join('')
    })
    .join('')

/** Without what names the alphabet after an escape, as `$)C`. */
const withoutDesignation = (piece: string, at: number) =>
  at === 0 ? piece : piece.replace(/^\$[)*+][A-Z]/, '')

/** RFC 1843: between ~{ and ~} stand double bytes. */
const hz = (octets: string) =>
  octets
    .replaceAll(/~\r?\n/g, '')
    .split(/(~~|~\{[^\n]*?(?:~\}|(?=\n)|$))/)
    .map((piece, at) => {
      if (at % 2 === 0) return piece
      return piece === '~~' ? '~' : upper(piece.slice(2).replace(/~\}$/, ''))
    })
    .join('')
