import { htmlTokens } from './tokens.ts'

/** What may be shown beside the mail's own text. */
export interface HtmlConsent {
  /** Addresses of the mail's own pictures by Content-ID. */
  readonly pictures: ReadonlyMap<string, string>
  /** Whether the reader agreed to fetch pictures from elsewhere. */
  readonly isRemoteAllowed: boolean
}

const ALLOWED =
  /^(?:a|abbr|b|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var)$/
/** Elements that go with all that is in them. */
const DROPPED =
  /^(?:head|svg|math|template|object|applet|audio|video|select|noscript|canvas|frameset)$/
const VOID = /^(?:br|col|hr|img)$/
const NUMBERS = new Set(['colspan', 'rowspan', 'width', 'height', 'start'])
const SIDES = new Set(['align', 'valign'])

/** Elements that stand open at once; what is nested deeper loses its tags. */
const DEEPEST = 200

/** HTML of a mail without script, style and form; nothing in it asks another server without consent. */
export const safeHtml = (html: string, consent: HtmlConsent): string => {
  const pieces: string[] = []
  const open: string[] = []
  const dropped: string[] = []
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (dropped.length === 0) pieces.push(escaped(token.text))
    } else if (DROPPED.test(token.name)) drop(dropped, token)
    else if (token.name === 'body') dropped.length = 0
    else if (dropped.length > 0 || !ALLOWED.test(token.name)) continue
    else if (token.kind === 'open' && open.length >= DEEPEST) continue
    else if (token.kind === 'close') pieces.push(closed(open, token.name))
    else if (token.name === 'img' && sourceOf(token.attributes.get('src'), consent) === null)
      pieces.push(heldBack(token.attributes.get('alt')))
    else {
      pieces.push(`<${token.name}${attributesOf(token.name, token.attributes, consent)}>`)
      if (!VOID.test(token.name)) open.push(token.name)
    }
  }
  return (
    pieces.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** What stands for a picture that is not fetched: its own words; nothing for one without, which only measures or decorates. */
const heldBack = (alt = '') => (alt.trim() === '' ? '' : `<small>[${escaped(alt)}]</small>`)

const drop = (dropped: string[], token: { kind: 'open' | 'close'; name: string }) => {
  if (token.kind === 'open') {
    if (dropped.length < DEEPEST) dropped.push(token.name)
  } else if (dropped.includes(token.name)) dropped.length = dropped.lastIndexOf(token.name)
}

/** Closes an element and what stands open inside it; nothing when it is not open. */
const closed = (open: string[], name: string): string => {
  const from = open.lastIndexOf(name)
  if (from === -1) return ''
  return open
    .splice(from)
    .reverse()
    .map((it) => `</${it}>`)
    .join('')
}

const attributesOf = (
  name: string,
  attributes: ReadonlyMap<string, string>,
  consent: HtmlConsent,
): string => {
  const kept: string[] = []
  for (const [key, value] of attributes) {
    if (NUMBERS.has(key) && /^\d{1,4}%?$/.test(value)) kept.push(`${key}="${value}"`)
    if (SIDES.has(key) && /^[a-z]{1,8}$/i.test(value)) kept.push(`${key}="${value}"`)
    if (key === 'alt' || key === 'title') kept.push(`${key}="${escaped(value)}"`)
  }
  const link = name === 'a' ? linkOf(attributes.get('href')) : null
  if (link) kept.push(`href="${escaped(link)}" target="_blank" rel="noopener noreferrer nofollow"`)
  const source = name === 'img' ? sourceOf(attributes.get('src'), consent) : null
  if (source) kept.push(`src="${escaped(source)}" referrerpolicy="no-referrer"`)
  return kept.map((it) => ` ${it}`).join('')
}

const plainAddress = (address: string | undefined) =>
  (address ?? '').replaceAll(/[^\u0021-\u007e\u00a1-\uffff]/g, '')

/** An address that a reader may follow; null for script, data and everything else. */
const linkOf = (address: string | undefined): string | null => {
  const plain = plainAddress(address)
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(plain) ? plain : null
}

const sourceOf = (address: string | undefined, consent: HtmlConsent): string | null => {
  const plain = plainAddress(address)
  const own = /^cid:(.*)$/i.exec(plain)?.[1]
  if (own !== undefined) return consent.pictures.get(own) ?? null
  return consent.isRemoteAllowed && /^https:\/\//i.test(plain) ? plain : null
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
