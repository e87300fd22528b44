const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  cent: '¢',
  yen: '¥',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  para: '¶',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  divide: '÷',
  szlig: 'ß',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  iexcl: '¡',
  iquest: '¿',
  ordm: 'º',
  ordf: 'ª',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  not: '¬',
  larr: '←',
  rarr: '→',
  tab: '\t',
  newline: '\n',
  colon: ':',
  sol: '/',
  lpar: '(',
  rpar: ')',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  oelig: 'œ',
  OElig: 'Œ',
  eth: 'ð',
  thorn: 'þ',
  ccedil: 'ç',
  Ccedil: 'Ç',
}

const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
}

/** Text with its character references replaced; unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,8})|(\d{1,8}));?/gi, (_, hex?: string, digits?: string) =>
      character(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&([A-Za-z][A-Za-z\d]{1,9});?/g, named)

const named = (reference: string, name: string) => {
  const [, letter = '', accent = ''] = /^([A-Za-z])(grave|acute|circ|tilde|uml)$/.exec(name) ?? []
  const known = ownOf(NAMED, name) ?? ownOf(NAMED, name.toLowerCase())
  if (known !== undefined) return known
  return ACCENTS[accent] ? (letter + ACCENTS[accent]).normalize('NFC') : reference
}

const ownOf = (table: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** References 128–159 mean windows-1252, as browsers read them. */
const character = (code: number) => {
  if (code >= 0x80 && code <= 0x9f)
    return new TextDecoder('windows-1252').decode(Uint8Array.of(code))
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isScalar ? String.fromCodePoint(code) : '\ufffd'
}
