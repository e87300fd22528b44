import { tagOf } from '#domain/template/checking/blocks'
import { piecesOf } from '#domain/template/checking/pieces'
import type { Paragraph, WordText } from './paragraphs.ts'
import { WordProblem } from './xml.ts'

/** A field or tag of a Word file, put together from the texts over which Word cut it. */
export type WordPiece = {
  readonly paragraph: Paragraph
  /** The text in which it begins. */
  readonly begins: WordText
  /** 'for' of '{% for client in clients %}'; empty for a field. */
  readonly tag: string
  /** As Liquid, with the quotes that were typed before Word made them curly. */
  readonly source: string
  /** Where it stands in the text of its paragraph. */
  readonly from: number
  readonly to: number
}

/** Most fields and tags of one part. */
const MOST_PIECES = 2000
/** Longest field or tag, in characters. */
const LONGEST_PIECE = 1000

const plainQuotes = (piece: string) =>
  piece
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')

const OPENING = /\{\{|\{%/g

/** Throws WordProblem for braces that are not closed in their paragraph. */
const requireClosed = ({ text }: Paragraph) => {
  OPENING.lastIndex = 0
  for (let found = OPENING.exec(text); found !== null; found = OPENING.exec(text)) {
    const end = text.indexOf(found[0] === '{{' ? '}}' : '%}', OPENING.lastIndex)
    const shown = text.slice(found.index, found.index + 40).trim()
    if (end < 0)
      throw new WordProblem(
        `“${shown}” is not closed. Each field begins and ends in one paragraph.`,
      )
    if (end - found.index > LONGEST_PIECE)
      throw new WordProblem(`“${shown}” is too long. Use ${LONGEST_PIECE} characters or fewer.`)
    OPENING.lastIndex = end + 2
  }
}

/** The text of a paragraph at each of some places, which go up. */
const textsAt = ({ texts }: Paragraph) => {
  let [index, end] = [0, texts[0]?.text.length ?? 0]
  return (at: number): WordText | undefined => {
    while (at >= end && index < texts.length) {
      index += 1
      end += texts[index]?.text.length ?? 0
    }
    return texts[index]
  }
}

const inParagraph = (paragraph: Paragraph): WordPiece[] => {
  const textAt = textsAt(paragraph)
  return piecesOf(paragraph.text).flatMap(({ kind, text, from, to }) => {
    const begins = textAt(from)
    if (begins === undefined) return []
    const source = plainQuotes(paragraph.text.slice(from, to))
    const tag = kind === 'tag' ? tagOf({ kind, text, from, to }) : ''
    return [{ paragraph, begins, tag, source, from, to }]
  })
}

/** The fields and tags of a part in their order; throws WordProblem for one that is not closed, and for too many. */
export const wordPieces = (paragraphs: readonly Paragraph[]): WordPiece[] => {
  const withBraces = paragraphs.filter(({ text }) => text.includes('{'))
  for (const paragraph of withBraces) requireClosed(paragraph)
  const pieces = withBraces
    .flatMap(inParagraph)
    .toSorted((a, b) => a.begins.open - b.begins.open || a.from - b.from)
  if (pieces.length > MOST_PIECES)
    throw new WordProblem(`This file has more than ${MOST_PIECES} fields. Split it into several.`)
  return pieces
}
