import type { Paragraph, WordXml } from './paragraphs.ts'
import type { WordPiece } from './pieces.ts'

/** From the first to the last letter of a paragraph. */
type Loud = { readonly from: number; readonly to: number }

export type Silence = {
  /** Whether a paragraph says nothing before, and after, a tag of its own. */
  readonly beforeIn: (tag: WordPiece) => boolean
  readonly afterIn: (tag: WordPiece) => boolean
  /** Whether a row says nothing before, and after, the paragraph of a tag. */
  readonly beforeInRow: (row: number, tag: WordPiece) => boolean
  readonly afterInRow: (row: number, tag: WordPiece) => boolean
}

const loudIn = (text: string, from: number): Loud | null => {
  const start = text.search(/\S/)
  return start < 0 ? null : { from: from + start, to: from + text.trimEnd().length }
}

/** What a paragraph says without some of its tags; null for nothing. */
const loudOf = ({ text }: Paragraph, without: readonly WordPiece[]): Loud | null => {
  const starts = [0, ...without.map(({ to }) => to)]
  const louds = starts.flatMap(
    (from, at) => loudIn(text.slice(from, without[at]?.from), from) ?? [],
  )
  const [first] = louds
  return first ? { from: first.from, to: louds.at(-1)?.to ?? first.to } : null
}

const saved = <Key, Value>(work: (key: Key) => Value) => {
  const found = new Map<Key, Value>()
  return (key: Key): Value => {
    const before = found.get(key)
    if (before !== undefined) return before
    const value = work(key)
    found.set(key, value)
    return value
  }
}

/** The places among the paragraphs of each row that say something. */
const rowsOf = ({ paragraphs, tokens }: WordXml) => {
  const rows = new Map<number, Map<Paragraph, number>>()
  for (const paragraph of paragraphs)
    for (const at of paragraph.around)
      if (tokens[at]?.name === 'w:tr') {
        const row = rows.get(at) ?? new Map<Paragraph, number>()
        rows.set(at, row.set(paragraph, row.size))
      }
  return rows
}

/** Says where a part is silent, apart from the tags that leave their paragraphs. */
export const silenceOf = (word: WordXml, lifted: readonly WordPiece[]): Silence => {
  const byParagraph = Map.groupBy(lifted, ({ paragraph }) => paragraph)
  const loud = saved((it: Paragraph) => ({ in: loudOf(it, byParagraph.get(it) ?? []) }))
  const rows = rowsOf(word)
  const loudPlaces = saved((row: number) =>
    [...(rows.get(row) ?? [])]
      .filter(([it]) => it.hasMore || loud(it).in !== null)
      .map(([, place]) => place),
  )
  const placeOf = (row: number, { paragraph }: WordPiece) => rows.get(row)?.get(paragraph) ?? 0
  return {
    beforeIn: ({ paragraph, from }) => (loud(paragraph).in?.from ?? from) >= from,
    afterIn: ({ paragraph, to }) => (loud(paragraph).in?.to ?? to) <= to,
    beforeInRow: (row, tag) =>
      (loudPlaces(row)[0] ?? Number.POSITIVE_INFINITY) >= placeOf(row, tag),
    afterInRow: (row, tag) => (loudPlaces(row).at(-1) ?? -1) <= placeOf(row, tag),
  }
}
