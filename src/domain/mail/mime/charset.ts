import { decodeDos } from './dos-charset.ts'
import { decodeKorean } from './korean.ts'
import { bytesOf } from './octets.ts'
import { shiftedCharsets } from './shifted-charset.ts'

const ALIASES: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp950: 'big5',
  cp65001: 'utf-8',
  utf8mb4: 'utf-8',
  'utf-8n': 'utf-8',
  'unicode-1-1-utf-7': 'utf-7',
  utf7: 'utf-7',
  'hz-gb': 'hz-gb-2312',
  hz: 'hz-gb-2312',
  ansi: 'windows-1252',
  'latin-1': 'windows-1252',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp51932: 'euc-jp',
  'eucjp-ms': 'euc-jp',
  'big5-eten': 'big5',
  'x-gbk': 'gbk',
}

/** Labels that promise seven bits; what stands under them is looked at. */
const SEVEN_BIT =
  /^(?:us-?ascii|ascii|ansi_x3\.4-\d+|iso646-us|iso-ir-6|7-?bit|unknown-8bit|x-unknown|default|binary)?$/

/** Labels of EUC-KR and of what Windows made of it. */
const KOREAN =
  /^(?:euc-?kr|(?:cs)?ks_?c[-_]?5601(?:[-_]?(?:1987|1989))?|korean|iso-ir-149|windows-949|cp-?949|ms949|uhc)$/

/** What turns to Japanese letters in ISO-2022-JP. */
const ESCAPES = ['$@', '$B', '(J', '(I'].map((it) => `\u001b${it}`)

/** Text of octets under the named character set, without zeros; what the name hides is guessed. Never throws. */
export const decodeCharset = (octets: string, named: string | undefined): string =>
  decoded(octets, named).replaceAll('\u0000', '')

/** The mark of UTF-8 at the head of a text, which is surer than its label. */
const UTF8_MARK = '\u00ef\u00bb\u00bf'

const decoded = (octets: string, named: string | undefined): string => {
  const marked = octets.startsWith(UTF8_MARK) ? validUtf8(octets) : null
  if (marked !== null) return marked
  const label = labelOf(named ?? '')
  const shifted = shiftedCharsets[label]
  if (shifted) {
    const plain = shifted(octets)
    return decoderOf(plain.label)?.decode(bytesOf(plain.octets)) ?? octets
  }
  if (SEVEN_BIT.test(label)) return guessed(octets)
  if (/^utf-?8$/.test(label)) return validUtf8(octets) ?? mostlyUtf8(octets)
  if (/^utf-?16$/.test(label) && octets.startsWith('\u00fe\u00ff'))
    return new TextDecoder('utf-16be').decode(bytesOf(octets))
  if (/^(?:utf-?32|ucs-?4)(?:[bl]e)?$/.test(label)) return utf32(octets, label)
  if (label === 'iso-2022-jp') return japanese(octets)
  if (KOREAN.test(label)) return decodeKorean(octets)
  return decodeDos(octets, label) ?? decoderOf(label)?.decode(bytesOf(octets)) ?? guessed(octets)
}

/** UTF-32 by its mark, else by its label, else in the order of networks. */
const utf32 = (octets: string, label: string) => {
  const isLittle = octets.startsWith('\u00ff\u00fe') || label.endsWith('le')
  const bytes = bytesOf(octets)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle)
    text += point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point)
  }
  return text.replace(/^\ufeff/, '')
}

const DESIGNATION = /^[($][@BIJ]/

/** ISO-2022-JP; of escapes side by side, as where two texts were joined, the last one holds. */
const japanese = (octets: string) => {
  const pieces = octets.split('\u001b')
  const needed = pieces.filter(
    (piece, at) => at === pieces.length - 1 || at === 0 || !isDesignationAlone(piece),
  )
  return new TextDecoder('iso-2022-jp').decode(bytesOf(needed.join('\u001b')))
}

const isDesignationAlone = (piece: string) => DESIGNATION.test(piece) && piece.length === 2

const labelOf = (named: string) => {
  const label = named
    .toLowerCase()
    .replace(/^charset=/, '')
    .replaceAll(/["']|\*.*$/g, '')
    .trim()
    .replace(/[\s;,].*$/, '')
  const known = ALIASES[label]
  if (known) return known
  return label
    .replace(/^(?:cp|win|windows|ibm)[-_]?(125\d|874|866)$/, codePage)
    .replace(/^iso[-_]?(8859|2022)[-_]?/, 'iso-$1-')
}

const codePage = (_: string, page: string) => (page === '866' ? 'ibm866' : `windows-${page}`)

const decoderOf = (label: string) => {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** A text without a usable label: ISO-2022-JP by its escapes, UTF-8 where it is valid, else windows-1252. */
const guessed = (octets: string) => {
  if (ESCAPES.some((it) => octets.includes(it))) return japanese(octets)
  return validUtf8(octets) ?? octets.split(UTF8_RUNS).map(eitherOf).join('')
}

const UTF8_RUNS =
  /((?:[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3})+)/

const eitherOf = (octets: string) =>
  validUtf8(octets) ?? new TextDecoder('windows-1252').decode(bytesOf(octets))

const validUtf8 = (octets: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(octets))
  } catch {
    return null
  }
}

/** What says UTF-8 and is not: with single bad bytes they are marked, without any valid sequence it is windows-1252. */
const mostlyUtf8 = (octets: string) =>
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}/.test(octets)
    ? new TextDecoder('utf-8').decode(bytesOf(octets))
    : new TextDecoder('windows-1252').decode(bytesOf(octets))
