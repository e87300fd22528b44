import { decodeCharset } from '../mime/charset.ts'

const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

/** Groups that hold no text of the mail. */
const HIDDEN =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header|footer|listtable|listoverridetable|generator|themedata)$/

const SIGNS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  cell: ' ',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
}

interface Reader {
  readonly pieces: string[]
  /** Whether each group that is open is hidden. */
  readonly hidden: boolean[]
  /** Letters behind `\u` that stand for it in older readers, and how many are still to be passed over. */
  stand: number
  toSkip: number
  charset: string
  /** Octets that wait to be decoded together. */
  octets: string
}

/** The readable text of RTF. */
export const textOfRtf = (rtf: string): string => {
  const reader: Reader = {
    pieces: [],
    hidden: [false],
    stand: 1,
    toSkip: 0,
    charset: 'windows-1252',
    octets: '',
  }
  for (const match of rtf.matchAll(TOKEN)) {
    const [, word, number, hex, sign, brace, text] = match
    if (hex !== undefined) addOctets(reader, String.fromCharCode(Number.parseInt(hex, 16)))
    else if (text !== undefined) addOctets(reader, text)
    else if (brace !== undefined) turn(reader, brace)
    else if (word !== undefined) control(reader, word, number)
    else if (sign !== undefined) signed(reader, sign)
  }
  flush(reader)
  return reader.pieces.join('').trim()
}

const isHidden = ({ hidden }: Reader) => hidden.at(-1) === true

const flush = (reader: Reader) => {
  if (reader.octets !== '') reader.pieces.push(decodeCharset(reader.octets, reader.charset))
  reader.octets = ''
}

const addOctets = (reader: Reader, octets: string) => {
  const skipped = Math.min(reader.toSkip, octets.length)
  reader.toSkip -= skipped
  if (!isHidden(reader)) reader.octets += octets.slice(skipped)
}

const addText = (reader: Reader, text: string) => {
  if (isHidden(reader)) return
  flush(reader)
  reader.pieces.push(text)
}

const turn = (reader: Reader, brace: string) => {
  reader.toSkip = 0
  if (brace === '{') reader.hidden.push(isHidden(reader))
  else if (reader.hidden.length > 1) reader.hidden.pop()
}

const hide = ({ hidden }: Reader) => {
  hidden[hidden.length - 1] = true
}

const control = (reader: Reader, word: string, number: string | undefined) => {
  const value = Number(number ?? 0)
  if (HIDDEN.test(word)) hide(reader)
  else if (word === 'ansicpg') reader.charset = value === 65001 ? 'utf-8' : `cp${value}`
  else if (word === 'uc') reader.stand = value
  else if (word === 'u') {
    addText(reader, String.fromCharCode(value & 0xffff))
    reader.toSkip = reader.stand
  } else if (SIGNS[word] !== undefined) addText(reader, SIGNS[word])
}

const signed = (reader: Reader, sign: string) => {
  if (sign === '*') hide(reader)
  else if (sign === '~') addText(reader, '\u00a0')
  else if (sign === '_') addText(reader, '-')
  else if (/[{}\\]/.test(sign)) addOctets(reader, sign)
}
