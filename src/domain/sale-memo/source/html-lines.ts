import type { Line } from '../source/source.ts'
import { textLines } from '../source/text-lines.ts'

const HIDDEN = /<(style|script|head|title)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const CELL_END = /<\/t[dh]\s*>/gi
const BREAK =
  /<\/?(?:p|div|tr|table|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|hr|section|header|footer)\b[^>]*>/gi
/** Where a cell's own lines end; they stay in the cell's column. */
const IN_CELL = /<t[dh]\b[^>]*>([\s\S]*?)(?=<\/t[dh]\s*>)/gi

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  eacute: 'é',
  ecirc: 'ê',
  ocirc: 'ô',
  acirc: 'â',
  wcirc: 'ŵ',
  ycirc: 'ŷ',
}

/** The lines that a reader of the HTML sees; cells of a table row stand on one line. */
export const htmlLines = (html: string): readonly Line[] => {
  const text = html
    .replaceAll(HIDDEN, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ROW, withPlaces)
    .replaceAll(IN_CELL, (_, inner: string) => ` ${cellText(inner)}`)
    .replaceAll(CELL_END, '\t')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/p\s*>|<\/h[1-6]\s*>|<\/table\s*>|<hr\b[^>]*>/gi, '\n\n')
    .replaceAll(BREAK, '\ue000')
    .replaceAll(/<[^>]*>/g, '')
  return textLines(
    decoded(text)
      .replaceAll(/[\t ]*\ue000(?:[\t ]*\ue000|[^\S\t])*/g, oneBreak)
      .replaceAll(/ *\n */g, '\n'),
  ).map(atTheirColumns)
}

/** Lines inside a cell begin with a tab, so that they stand in its column and not below its label. */
const cellText = (inner: string) =>
  inner
    .replaceAll(
      /<br\s*\/?>|<\/(?:p|div|li)\s*>\s*(?=<)/gi,
      `\n\ue001${/\ue002\d+\ue003/.exec(inner)?.[0] ?? ''}`,
    )
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h[1-6])\b[^>]*>/gi, ' ')

/** A row that has no other in it. */
const ROW = /<tr\b[^>]*>(?:(?!<tr\b)[\s\S])*?<\/tr\s*>/gi
/** How wide a column of a table counts, in characters. */
const WIDTH = 100

/** A row of several sides with the column of each cell before its text: cells of one column stand below one another. */
const withPlaces = (row: string) => {
  const cells = [...row.matchAll(/<t[dh]\b([^>]*)>/gi)]
  if (cells.length < 3 && !/colspan/i.test(row)) return row
  let column = 0
  return row.replaceAll(/<t[dh]\b([^>]*)>/gi, (cell, attributes: string) => {
    const mark = `\ue002${column}\ue003`
    column += Number(/colspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)
    return `${cell}${mark}`
  })
}

const atTheirColumns = (line: Line): Line =>
  line.flatMap(({ at, text }) => {
    const isLower = text.startsWith('\ue001')
    const column = /\ue002(\d+)\ue003/.exec(text)?.[1]
    const plain = text.replaceAll(/\ue001|\ue002\d+\ue003/g, '').trim()
    const place = column === undefined ? at : Number(column) * WIDTH
    return plain === '' ? [] : [{ at: isLower ? place + 1 : place, text: plain }]
  })

/** Tags that end lines one after another end one; only paragraphs leave a blank line. */
const oneBreak = (breaks: string) => (breaks.includes('\n\n') ? '\n\n' : '\n')

const decoded = (text: string) =>
  text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
