const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  eacute: 'é',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  sect: '§',
  deg: '°',
  middot: '·',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  zwnj: '',
}

const codePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** Text of XML or HTML with its character references resolved. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (hex) return codePoint(Number.parseInt(hex, 16))
    if (decimal) return codePoint(Number(decimal))
    return named[name] ?? whole
  })

/** The value of an attribute, or null. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*"([^"]*)"`).exec(tag)?.[1] ?? null
