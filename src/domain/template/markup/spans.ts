import type { Lines, Span } from './block.ts'
import { safeAddress } from './escaping.ts'

type Token = {
  readonly mark: 'text' | 'bold' | 'break' | 'link'
  readonly text: string
  href?: string
}

const TOKENS =
  /\\n|\\([\s\S])|\*\*|\[((?:\\.|[^\]\\\n])+)\]\(((?:\\.|[^)\\\n])*)\)|[^\\*[]+|[\s\S]/g

const unescaped = (text: string) => text.replaceAll(/\\n/g, ' ').replaceAll(/\\(.)/g, '$1')

const tokenOf = (match: RegExpExecArray): Token => {
  const [whole, escaped, label, address] = match
  if (whole === String.raw`\n`) return { mark: 'break', text: '' }
  if (escaped !== undefined) return { mark: 'text', text: escaped }
  if (whole === '**') return { mark: 'bold', text: '' }
  if (label === undefined) return { mark: 'text', text: whole }
  const href = safeAddress(unescaped(address ?? ''))
  const text = unescaped(label)
  return href === null ? { mark: 'text', text } : { mark: 'link', text, href }
}

const joined = (spans: readonly Span[], next: Span): Span[] => {
  const last = spans.at(-1)
  const isSame = last && !last.href && !next.href && last.bold === next.bold
  return isSame
    ? [...spans.slice(0, -1), { ...last, text: last.text + next.text }]
    : [...spans, next]
}

/** The lines of a text; a line break inside a value begins a new one. */
export const linesOf = (text: string): Lines => {
  const lines: Span[][] = [[]]
  let isBold = false
  for (const match of text.matchAll(TOKENS)) {
    const token = tokenOf(match)
    if (token.mark === 'break') lines.push([])
    else if (token.mark === 'bold') isBold = !isBold
    else {
      const span: Span = {
        text: token.text,
        ...(isBold ? { bold: true as const } : {}),
        ...(token.href === undefined ? {} : { href: token.href }),
      }
      lines[lines.length - 1] = joined(lines.at(-1) ?? [], span)
    }
  }
  return lines
}

/** A text on one line, for headings. */
export const spansOf = (text: string): readonly Span[] =>
  linesOf(text).flatMap((line, at) => (at > 0 ? [{ text: ' ' }, ...line] : line))
