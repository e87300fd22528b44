import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Block, Row } from './rows.ts'

type Cell = { readonly x: number; readonly text: string; readonly isRight?: boolean }
/** Lines from the top of a page, each with how far it stands below the one before. */
type Line = { readonly down: number; readonly cells: readonly Cell[] }

const SIZE = 10
const ROW = 15
const GAP = 24
const LEFT = 50
const MIDDLE = 220
const HALF = 310
const BOTTOM = 50

/** A paper with its lines, on as many pages as they take. */
const paperOf = async (lines: readonly Line[], hasRules: boolean): Promise<Uint8Array> => {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  let page = file.addPage([595, 842])
  let y = 800
  for (const { down, cells } of lines) {
    y -= down
    if (y < BOTTOM) {
      page = file.addPage([595, 842])
      y = 790
    }
    for (const { x, text, isRight } of cells) {
      const plain = text.replaceAll(/[^\u0020-\u00ff’‘–—]/g, '')
      const width = isRight ? font.widthOfTextAtSize(plain, SIZE) : 0
      page.drawText(plain, { x: x - width, y, size: SIZE, font })
    }
    if (hasRules && cells.length > 0)
      page.drawRectangle({ x: LEFT - 5, y: y - 4, width: 500, height: ROW, borderWidth: 0.5 })
  }
  return await file.save({ useObjectStreams: false })
}

/** A text in lines that are no wider than a column. */
const inColumn = (text: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const besideLabel = ({ label, lines }: Row, isRight: boolean): readonly Line[] =>
  lines
    .flatMap((line) => inColumn(line, 62))
    .map((text, at) => ({
      down: ROW,
      cells: [
        ...(at === 0
          ? [isRight ? { x: MIDDLE - 12, text: label, isRight } : { x: LEFT, text: label }]
          : []),
        { x: MIDDLE, text },
      ],
    }))

const spaced = (blocks: readonly Block[], set: (row: Row) => readonly Line[]) =>
  blocks.flatMap(({ rows }) => [{ down: GAP - ROW, cells: [] }, ...rows.flatMap((row) => set(row))])

const aboveValue = ({ label, lines }: Row, x: number): readonly Line[] => [
  { down: GAP, cells: [{ x, text: label }] },
  ...lines
    .flatMap((line) => inColumn(line, x === LEFT ? 90 : 44))
    .map((text) => ({ down: ROW, cells: [{ x, text }] })),
]

const abreast = (left: readonly Line[], right: readonly Line[]): readonly Line[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({
    down: left[at]?.down ?? right[at]?.down ?? ROW,
    cells: [...(left[at]?.cells ?? []), ...(right[at]?.cells ?? [])],
  }))

const heading = (text: string, x: number): readonly Line[] => [
  { down: GAP, cells: [{ x, text: text.toUpperCase() }] },
]

/** The seller and what is of the seller left of the buyer, the rest across the page. */
const form = (blocks: readonly Block[]): readonly Line[] => {
  const of = (about: Block['about']) => blocks.filter((it) => it.about === about)
  const across = (about: Block['about']) => spaced(of(about), (row) => besideLabel(row, false))
  const column = (about: Block['about'], name: string, x: number) => [
    ...heading(name, x),
    ...of(about)
      .flatMap(({ rows }) => rows)
      .flatMap(({ label, lines }, at) =>
        lines.flatMap((line) =>
          inColumn(at === 0 ? line : `${label}: ${line}`, 44).map((text) => ({
            down: ROW,
            cells: [{ x, text }],
          })),
        ),
      ),
  ]
  return [
    ...across('property'),
    ...abreast(column('seller', 'Seller', LEFT), column('buyer', 'Buyer', HALF)),
    ...abreast(
      column('sellerLawyer', "Seller's solicitor", LEFT),
      column('buyerLawyer', "Buyer's solicitor", HALF),
    ),
    ...across('terms'),
    ...across('agent'),
  ]
}

/** Each way in which a paper sets labels and values. */
export const PAPERS = {
  'a paper with labels at the left': (blocks: readonly Block[]) =>
    paperOf(
      spaced(blocks, (row) => besideLabel(row, false)),
      false,
    ),
  'a paper with labels set to the right': (blocks: readonly Block[]) =>
    paperOf(
      spaced(blocks, (row) => besideLabel(row, true)),
      false,
    ),
  'a paper with labels above': (blocks: readonly Block[]) =>
    paperOf(
      spaced(blocks, (row) => aboveValue(row, LEFT)),
      false,
    ),
  'a paper with a ruled table': (blocks: readonly Block[]) =>
    paperOf(
      blocks.flatMap(({ rows }) => rows.flatMap((row) => besideLabel(row, false))),
      true,
    ),
  'a paper with a form of two columns': (blocks: readonly Block[]) => paperOf(form(blocks), false),
} as const
