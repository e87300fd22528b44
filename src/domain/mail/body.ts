import { textOfHtml } from './html/text.ts'
import { decodeCharset } from './mime/charset.ts'
import { unflowed } from './mime/flowed.ts'
import type { Part } from './mime/part.ts'

/** The readable part of a mail, each as far as the mail has it. */
export interface Body {
  readonly text: string
  readonly from: 'plain' | 'html' | null
  readonly html: string | null
}

interface Piece {
  readonly from: 'plain' | 'html'
  readonly text: string
  readonly html: string | null
}

/** The text of a mail; a named text is shown only where nothing else can be. */
export const bodyOf = (root: Part): Body => {
  const pieces = piecesOf(root, root)
  return joined(pieces.length > 0 ? pieces : namedPieces(root))
}

const joined = (pieces: readonly Piece[]): Body => {
  const shown = pieces.filter(({ text }) => text.trim() !== '')
  const hasHtml = pieces.some(({ html }) => html !== null)
  return {
    text: shown.map(({ text }) => text).join('\n'),
    from: (shown[0] ?? pieces[0])?.from ?? null,
    html: hasHtml ? pieces.map(({ html, text }) => html ?? asHtml(text)).join('\n') : null,
  }
}

const asHtml = (text: string) =>
  `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`

const piecesOf = (part: Part, root: Part): Piece[] => {
  if (part.children.length === 0) return isBodyText(part, part === root) ? [pieceOf(part)] : []
  if (part.type.value !== 'multipart/alternative')
    return shownChildren(part).flatMap((child) => piecesOf(child, root))
  const choices = shownChildren(part).map((child) => piecesOf(child, root))
  const has = (from: Piece['from']) =>
    choices.find((pieces) => pieces.some((it) => it.from === from && it.text.trim() !== ''))
  const chosen = has('plain') ?? has('html') ?? choices.find((pieces) => pieces.length > 0) ?? []
  const html = has('html')?.map((piece) => piece.html ?? asHtml(piece.text)) ?? null
  return chosen.map((piece, at) => ({
    ...piece,
    html: html === null ? piece.html : at === 0 ? html.join('\n') : '',
  }))
}

/** The children of a part; a text that stands for the body is no file, whatever name it has. */
export const shownChildren = (part: Part): readonly Part[] => {
  const isChoice = part.type.value === 'multipart/alternative'
  const isRelated = part.type.value === 'multipart/related'
  return part.children.map((child, at) =>
    isText(child) && (isChoice || (isRelated && at === 0)) ? unnamed(child) : child,
  )
}

const unnamed = (part: Part): Part => ({
  ...part,
  disposition: { ...part.disposition, parameters: new Map() },
  type: { ...part.type, parameters: withoutName(part.type.parameters) },
})

const withoutName = (parameters: ReadonlyMap<string, string>) =>
  new Map([...parameters].filter(([name]) => name !== 'name'))

const isText = ({ type }: Part) => type.value === 'text/plain' || type.value === 'text/html'

const isNamed = ({ disposition, type }: Part) =>
  Boolean(disposition.parameters.get('filename') || type.parameters.get('name'))

/** Whether a leaf belongs to the body rather than to the files. */
export const isBodyText = (part: Part, isAlone: boolean): boolean =>
  isText(part) && part.disposition.value !== 'attachment' && (isAlone || !isNamed(part))

const namedPieces = (root: Part): Piece[] => {
  const leaf = leaves(root).find((it) => isText(it) && it.disposition.value !== 'attachment')
  return leaf ? [pieceOf(leaf)] : []
}

const leaves = (part: Part): Part[] =>
  part.children.length === 0 ? [part] : part.children.flatMap(leaves)

/** A leaf's text under its character set, unflowed. */
export const textOf = ({ octets, type }: Part): string => {
  const text = decodeCharset(octets, type.parameters.get('charset'))
  return type.parameters.get('format')?.toLowerCase() === 'flowed'
    ? unflowed(text, type.parameters.get('delsp')?.toLowerCase() === 'yes')
    : text
}

/** An HTML part may name its character set inside itself. */
const pieceOf = (part: Part): Piece => {
  if (part.type.value === 'text/plain') return { from: 'plain', text: textOf(part), html: null }
  const label =
    part.type.parameters.get('charset') ??
    /<meta[^>]{1,200}charset=["']?([\w-]+)/i.exec(part.octets.slice(0, 4096))?.[1]
  const html = decodeCharset(part.octets, label)
  return { from: 'html', text: textOfHtml(html), html }
}
