import type { Block, Lines } from '#domain/template/markup/block'

// Word's own sign for a line break, and the separators of ASCII, none of which XML or a value can hold.
/** What the outline of a Word file marks: where a line, cell, row or table ends, and what a paragraph is. */
export const outlineMarks = {
  lineBreak: '\u000b',
  heading: '\u000e',
  item: '\u000f',
  table: '\u001c',
  endTable: '\u001d',
  endRow: '\u001e',
  endCell: '\u001f',
} as const

type Table = { readonly rows: Lines[][]; cells: Lines[]; lines: { text: string }[][] }

const linesOf = (text: string): Lines =>
  text.split(outlineMarks.lineBreak).map((line) => [{ text: line }])

/** Builds blocks while the pieces of an outline pass; a table within a table becomes lines of its cell. */
class OutlineReader {
  readonly blocks: Block[] = []
  private readonly tables: Table[] = []
  private text = ''
  private level: 1 | 2 | 3 | null = null
  private isItem = false

  take(piece: string) {
    const { heading, item, table, endTable, endRow, endCell } = outlineMarks
    if (piece === '\n') this.endParagraph()
    else if (piece.startsWith(heading)) this.level = piece[1] === '1' ? 1 : piece[1] === '2' ? 2 : 3
    else if (piece === item) this.isItem = true
    else if (piece === table) this.tables.push({ rows: [], cells: [], lines: [] })
    else if (piece === endCell) this.endCell()
    else if (piece === endRow) this.endRow()
    else if (piece === endTable) this.endTable()
    else this.text += piece
  }

  private endParagraph() {
    const { text, level, isItem } = this
    const table = this.tables.at(-1)
    this.text = ''
    this.level = null
    this.isItem = false
    if (table) table.lines.push(...linesOf(text).map((line) => [...line]))
    else if (text.trim() !== '') this.say(text, level, isItem)
  }

  private say(text: string, level: 1 | 2 | 3 | null, isItem: boolean) {
    const last = this.blocks.at(-1)
    if (level !== null) this.blocks.push({ kind: 'heading', level, spans: [{ text }] })
    else if (!isItem) this.blocks.push({ kind: 'paragraph', lines: linesOf(text) })
    else if (last?.kind === 'list')
      this.blocks[this.blocks.length - 1] = { ...last, items: [...last.items, linesOf(text)] }
    else this.blocks.push({ kind: 'list', isNumbered: false, items: [linesOf(text)] })
  }

  private endCell() {
    const table = this.tables.at(-1)
    if (!table) return
    table.cells.push(table.lines)
    table.lines = []
  }

  private endRow() {
    const table = this.tables.at(-1)
    if (!table) return
    table.rows.push(table.cells)
    table.cells = []
  }

  private endTable() {
    const table = this.tables.pop()
    const outer = this.tables.at(-1)
    if (!table || table.rows.length === 0) return
    if (outer)
      for (const cells of table.rows) outer.lines.push([{ text: cells.map(cellText).join(' | ') }])
    else this.blocks.push({ kind: 'table', head: null, rows: table.rows })
  }
}

const cellText = (lines: Lines) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join(' ')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the marks
const PIECES = /\n|[\u000f\u001c-\u001f]|\u000e\d|[^\n\u000e\u000f\u001c-\u001f]+/g

/** An outline as blocks, for a preview. */
export const outlineBlocks = (outline: string): Block[] => {
  const reader = new OutlineReader()
  for (const piece of outline.match(PIECES) ?? []) reader.take(piece)
  return reader.blocks
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the marks
const SILENT = /\u000e\d|[\u000f\u001c\u001d]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the marks
const CELL_ENDS = /\n?\u001f/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the marks
const ROW_ENDS = /\t?\u001e/g

/** An outline as plain text: a line for each paragraph and row, tabs between cells. */
export const outlineText = (outline: string): string =>
  outline
    .replaceAll(SILENT, '')
    .replaceAll(CELL_ENDS, '\t')
    .replaceAll(ROW_ENDS, '\n')
    .replaceAll(outlineMarks.lineBreak, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
