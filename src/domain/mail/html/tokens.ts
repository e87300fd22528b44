import { decodeEntities } from './entities.ts'

/** A piece of HTML: text with its references decoded, a tag that opens, or one that closes. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
    }
  | { readonly kind: 'close'; readonly name: string }

/** Elements whose content is no markup; it is passed over with them. */
const RAW = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/

const TAG = /<(\/?)([A-Za-z][^\s/>]*)/y
const ATTRIBUTE = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>"']*)))?/y

/** The tokens of HTML in linear time, however broken it is; comments and declarations are passed over. */
export const htmlTokens = (html: string): HtmlToken[] => {
  const tokens: HtmlToken[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const to = open === -1 ? html.length : open
    if (to > at) tokens.push({ kind: 'text', text: decodeEntities(html.slice(at, to)) })
    if (open === -1) break
    at = after(html, open, tokens)
  }
  return tokens
}

/** Reads what begins with a `<`, and returns where the next token begins. */
const after = (html: string, open: number, tokens: HtmlToken[]): number => {
  TAG.lastIndex = open
  const tag = TAG.exec(html)
  if (!tag) return afterMark(html, open, tokens)
  const name = (tag[2] ?? '').toLowerCase()
  const { attributes, end } = attributesFrom(html, TAG.lastIndex)
  if (tag[1]) {
    tokens.push({ kind: 'close', name })
    return end
  }
  tokens.push({ kind: 'open', name, attributes })
  return RAW.test(name) ? afterRaw(html, name, end) : end
}

const afterMark = (html: string, open: number, tokens: HtmlToken[]): number => {
  if (html.startsWith('<!--', open)) {
    if (html[open + 4] === '>') return open + 5
    if (html.startsWith('->', open + 4)) return open + 6
    const end = html.indexOf('-->', open + 4)
    return end === -1 ? html.length : end + 3
  }
  if (/[!?/]/.test(html[open + 1] ?? '')) {
    const end = html.indexOf('>', open)
    return end === -1 ? html.length : end + 1
  }
  tokens.push({ kind: 'text', text: '<' })
  return open + 1
}

const attributesFrom = (html: string, from: number) => {
  const attributes = new Map<string, string>()
  let at = from
  while (at < html.length && html[at] !== '>') {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(html)
    if (!found) {
      at += 1
      continue
    }
    const name = (found[1] ?? '').toLowerCase()
    const value = found[2] ?? found[3] ?? found[4] ?? ''
    if (!attributes.has(name)) attributes.set(name, decodeEntities(value))
    at = Math.max(ATTRIBUTE.lastIndex, at + 1)
  }
  return { attributes, end: Math.min(at + 1, html.length) }
}

/** Past the tag that closes a raw element; to the end when there is none. */
const afterRaw = (html: string, name: string, from: number): number => {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = from
  const found = name === 'plaintext' ? null : closing.exec(html)
  if (!found) return html.length
  const end = html.indexOf('>', found.index)
  return end === -1 ? html.length : end + 1
}
