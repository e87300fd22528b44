/** A token of XML, by where it begins and ends; `name` is that of its element, '' for anything else. */
export type XmlToken = {
  readonly kind: 'open' | 'close' | 'empty' | 'text' | 'other'
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Thrown for a Word file that cannot be a template, with a sentence for its sender. */
export class WordProblem extends Error {}

export const DAMAGED = 'This file is damaged. Open it in Word, save it again and try again.'

const TOKENS =
  /<(\/?)([A-Za-z_][\w:.-]*)(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^<]+/gy

const DEEPEST = 200

// What XML 1.0 has not, and what could pass for a mark of ours.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const REFERENCES = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const letterOf = (code: number) => {
  const letter = code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
  if (CONTROLS.test(letter)) throw new WordProblem(DAMAGED)
  return letter
}

/** The text of XML with its references resolved; throws WordProblem for one that stands for no letter. */
export const decodeXml = (text: string) => {
  if (!text.includes('&')) return text
  if (text.replaceAll(REFERENCES, '').includes('&')) throw new WordProblem(DAMAGED)
  return text.replaceAll(REFERENCES, (_, name, decimal, hex) =>
    name ? (named[name] ?? '') : letterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

/** A text as the content of an element. */
export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const kindOf = ([whole, slash, name, isEmpty]: RegExpExecArray): XmlToken['kind'] => {
  if (name === undefined) return whole.startsWith('<') ? 'other' : 'text'
  if (slash) return 'close'
  return isEmpty ? 'empty' : 'open'
}

/** Follows which elements are open; throws WordProblem for an end without a beginning, and past the deepest. */
const nesting = () => {
  const open: string[] = []
  let roots = 0
  return {
    take: ({ kind, name }: XmlToken) => {
      if (kind === 'close' && open.pop() !== name) throw new WordProblem(DAMAGED)
      if (open.length === 0 && (kind === 'open' || kind === 'empty')) roots += 1
      if (kind === 'open' && open.push(name) > DEEPEST) throw new WordProblem(DAMAGED)
    },
    end: () => {
      if (open.length > 0 || roots !== 1) throw new WordProblem(DAMAGED)
    },
  }
}

/** The tokens of well-formed XML in their order; throws WordProblem for any other text. */
export const xmlTokens = (xml: string): XmlToken[] => {
  if (CONTROLS.test(xml)) throw new WordProblem(DAMAGED)
  const tokens: XmlToken[] = []
  const nested = nesting()
  let to = 0
  for (const match of xml.matchAll(TOKENS)) {
    const token = { kind: kindOf(match), name: match[2] ?? '', from: to, to: to + match[0].length }
    nested.take(token)
    tokens.push(token)
    to = token.to
  }
  if (to !== xml.length) throw new WordProblem(DAMAGED)
  nested.end()
  return tokens
}

/** The value of an attribute of a tag; null without it. */
export const attributeOf = (tag: string, name: string): string | null => {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  const value = double ?? single
  return value === undefined ? null : decodeXml(value)
}
