/** A piece of a template between its braces, with where it stands in the text. */
export type Piece = {
  readonly kind: 'output' | 'tag'
  /** What stands between the braces, without the spaces around it. */
  readonly text: string
  readonly from: number
  readonly to: number
}

const PIECES = /\{\{-?([\s\S]*?)-?\}\}|\{%-?([\s\S]*?)-?%\}/g

/** The pieces of a template in their order. */
export const piecesOf = (template: string): Piece[] =>
  [...template.matchAll(PIECES)].map((match) => ({
    kind: match[1] === undefined ? 'tag' : 'output',
    text: (match[1] ?? match[2] ?? '').trim(),
    from: match.index,
    to: match.index + match[0].length,
  }))

/** The text of a template without its pieces. */
export const proseOf = (template: string) => template.replaceAll(PIECES, ' ')

/** Where braces were opened and never closed; null when all are closed. */
export const openBraceIn = (template: string): number | null => {
  const rest = template.replaceAll(PIECES, (piece) => ' '.repeat(piece.length))
  const at = rest.search(/\{\{|\{%/)
  return at < 0 ? null : at
}
