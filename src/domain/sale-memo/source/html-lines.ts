import type { Line } from './source.ts'
import { textLines } from './text-lines.ts'

/** What is not shown, and what is struck out. */
const HIDDEN = /<(style|script|head|title|s|strike|del)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
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
    .replaceAll(ROW, rowText)
    .replaceAll(IN_CELL, (_, inner: string) => ` ${cellText(inner, LOWER)}`)
    .replaceAll(CELL_END, '\t')
    .replaceAll(/<\/dt\s*>\s*<dd\b[^>]*>/gi, '\t')
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

/** Marks a line below the first one of its cell. */
const LOWER = '\ue001'

/** A cell's own lines, each after the first with a mark. */
const cellText = (inner: string, mark: string) =>
  inner
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li)\s*>\s*(?=<)/gi, `\n${mark}`)
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h[1-6])\b[^>]*>/gi, ' ')

/** A row that has no other in it. */
const ROW = /<tr\b[^>]*>(?:(?!<tr\b)[\s\S])*?<\/tr\s*>/gi
const CELL = /<t[dh]\b([^>]*)>([\s\S]*?)<\/t[dh]\s*>/gi
/** How wide a column of a table counts, in characters. */
const WIDTH = 100

/** A row line by line, with the column of each piece before its text where it has several sides: cells of one column stand below one another. */
const rowText = (row: string) => {
  const cells = [...row.matchAll(CELL)]
  if (cells.length === 1) return row.replaceAll(/<\/?t[dh]\b[^>]*>/gi, ' ')
  const isStack = cellText(cells[0]?.[2] ?? '', '').split('\n').length > 2
  const isOfSides = cells.length > 2 || isStack || /colspan/i.test(row)
  let column = 0
  const stacks = cells.map(([, attributes = '', inner = '']) => {
    const mark = isOfSides ? `\ue002${column}\ue003` : ''
    column += Number(/colspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1)
    const pieces = cellText(inner, '').split('\n')
    return pieces.map((piece, at) => `${at > 0 ? LOWER : ''}${mark}${piece}`)
  })
  const most = Math.max(0, ...stacks.map(({ length }) => length))
  const lines = Array.from({ length: most }, (_, at) =>
    stacks.flatMap((pieces) => pieces[at] ?? (isOfSides || at === 0 ? '' : [])).join('\t'),
  )
  return `<tr>${lines.join('\n')}</tr>`
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
