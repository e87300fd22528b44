import type { WordText, WordXml } from './paragraphs.ts'
import type { WordPiece } from './pieces.ts'

/** A text with the pieces of its paragraph that reach into it, and where it begins in the paragraph. */
export type PlacedText = {
  readonly text: WordText
  readonly from: number
  readonly pieces: readonly WordPiece[]
}

/** Each text of a part by the token that opens it. */
export const textsWith = (
  { paragraphs }: WordXml,
  pieces: readonly WordPiece[],
): ReadonlyMap<number, PlacedText> => {
  const byParagraph = Map.groupBy(pieces, ({ paragraph }) => paragraph)
  const placed = new Map<number, PlacedText>()
  for (const paragraph of paragraphs) {
    const own = byParagraph.get(paragraph) ?? []
    let [from, next] = [0, 0]
    for (const text of paragraph.texts) {
      const to = from + text.text.length
      while ((own[next]?.to ?? to) <= from && next < own.length) next += 1
      placed.set(text.open, { text, from, pieces: within(own, next, to) })
      from = to
    }
  }
  return placed
}

const within = (own: readonly WordPiece[], next: number, to: number): WordPiece[] => {
  const found: WordPiece[] = []
  for (let at = next; (own[at]?.from ?? to) < to; at++) found.push(...own.slice(at, at + 1))
  return found
}
