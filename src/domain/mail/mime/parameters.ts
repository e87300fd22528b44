import { decodeCharset } from './charset.ts'
import { decodeWords } from './encoded-words.ts'

/** A header of a value and parameters, as Content-Type; names in small letters. */
export interface Structured {
  readonly value: string
  readonly parameters: ReadonlyMap<string, string>
}

/** Longest header that is taken apart. */
const LONGEST = 8192

const ITEM = /(?<![^ \t;"])([^ \t=;"]+)[ \t]*=[ \t]*("(?:\\[\s\S]|[^"\\])*"?|[^;]*)/g

/** Reads a structured header; continuations and character sets of RFC 2231 win over RFC 2047. */
export const parseStructured = (octets: string): Structured => {
  const text = withoutComments(octets.slice(0, LONGEST))
  const at = parametersAt(text)
  const value = (/^\s*"?([^;,"]*)/.exec(text.slice(0, at))?.[1] ?? '').trim().toLowerCase()
  const raw = new Map<string, string>()
  for (const [, name = '', item = ''] of text.slice(at).matchAll(ITEM))
    if (!raw.has(name.toLowerCase()))
      raw.set(name.toLowerCase(), unquoted(item.replace(/[ \t]+$/, '')))
  return { value, parameters: joined(raw) }
}

/** Where parameters begin: behind a semicolon, else a blank, or at once where the value is missing. */
const parametersAt = (text: string) => {
  if (/^\s*[a-z\d*-]+=/i.test(text)) return 0
  const at = text.search(/;|[ \t][a-z\d*-]+=/i)
  return at === -1 ? text.length : at
}

const unquoted = (item: string) =>
  item.startsWith('"')
    ? item
        .slice(1)
        .replace(/"$/, '')
        .replaceAll(/\\(["\\])/g, '$1')
    : item

/** Takes comments out that stand outside quotes; an open bracket without its end is text. */
const withoutComments = (octets: string) =>
  octets.includes('(') && !/=[^";(]{0,200}\(/.test(octets)
    ? octets.replaceAll(/("(?:\\.|[^"\\])*")|\((?:\\.|[^()\\])*\)/g, (_, quoted = '') => quoted)
    : octets

const joined = (raw: ReadonlyMap<string, string>) => {
  const parameters = new Map<string, string>()
  for (const [name, item] of raw)
    if (!name.includes('*')) parameters.set(name, name === 'boundary' ? item : decodeWords(item))
  const stems = new Set([...raw.keys()].filter((it) => it.includes('*')).map(stemOf))
  for (const stem of stems) {
    const text = continued(raw, stem)
    if (text !== null) parameters.set(stem, text)
  }
  return parameters
}

const stemOf = (name: string) => name.slice(0, name.indexOf('*'))

/** RFC 2231 §3–4: `name*0*=charset''…; name*1=…`, in any order. */
const continued = (raw: ReadonlyMap<string, string>, stem: string): string | null => {
  const whole = raw.get(`${stem}*`)
  const sections = whole === undefined ? sectionsOf(raw, stem) : [{ item: whole, isEncoded: true }]
  const first = sections[0]
  if (!first) return null
  const [, label, start] = /^([^']*)'[^']*'([\s\S]*)$/.exec(first.item) ?? []
  const isLabelled = first.isEncoded && start !== undefined
  const octets = sections
    .map(({ item, isEncoded }, at) => {
      const text = at === 0 && isLabelled ? start : item
      return isEncoded ? unescaped(text) : text
    })
    .join('')
  return isLabelled ? decodeCharset(octets, label) : decodeWords(octets)
}

const sectionsOf = (raw: ReadonlyMap<string, string>, stem: string) => {
  const sections: { item: string; isEncoded: boolean }[] = []
  const from = raw.has(`${stem}*0`) || raw.has(`${stem}*0*`) ? 0 : 1
  for (let at = from; ; at += 1) {
    const encoded = raw.get(`${stem}*${at}*`)
    const item = encoded ?? raw.get(`${stem}*${at}`)
    if (item === undefined) return sections
    sections.push({ item, isEncoded: encoded !== undefined })
  }
}

const unescaped = (text: string) =>
  text.replaceAll(/%([\dA-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
