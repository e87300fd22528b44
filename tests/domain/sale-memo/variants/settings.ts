import type { Block, Row } from './rows.ts'

/** How rows of a label and its value are set on lines. */
export type Setting = (blocks: readonly Block[]) => string

const widest = 34

const each =
  (row: (row: Row) => readonly string[], between = ''): Setting =>
  (blocks) =>
    blocks
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows }) => rows.flatMap(row).join('\n'))
      .join(`\n${between}\n`)

/** A label before its value, whose further lines stand below it. */
const led = (mark: string) =>
  each(({ label, lines }) =>
    lines.map((line, at) => (at === 0 ? `${label}${mark}${line}` : `  ${line}`)),
  )

const flat = ({ label, lines }: Row) => `${label}: ${lines.join('; ')}`

const upper = (text: string) => text.toUpperCase()

const numbered: Setting = (blocks) => {
  let number = 0
  return each((row) => [`${++number}. ${flat(row)}`])(blocks)
}

const table = (rows: readonly (readonly [string, string])[], edge: string) => {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) =>
    edge === '' ? `${label.padEnd(width)} | ${value}` : `| ${label.padEnd(width)} | ${value} |`,
  )
}

const pairsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ rows }) => rows.map(({ label, lines }) => [label, lines.join('; ')] as const))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Each way in which a label parts from its value. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  colon: led(': '),
  'colon after a space': led(' : '),
  'colon without a space': led(':'),
  dash: led(' - '),
  'long dash': led(' – '),
  'colon and dash': led(':- '),
  tab: led('\t'),
  'colon and tab': led(':\t'),
  equals: led(' = '),
  arrow: led(' -> '),
  'greater than': led(' > '),
  'two spaces': led('  '),
  'four spaces': led('    '),
  dots: each(({ label, lines }) => [`${label.padEnd(widest, '.')} ${lines.join('; ')}`]),
  'spaced dots': each(({ label, lines }) => [`${label} . . . . . . ${lines.join('; ')}`]),
  underscores: each(({ label, lines }) => [`${label}: ____${lines.join('; ')}____`]),
  aligned: each(({ label, lines }) =>
    lines.map((line, at) => `${(at === 0 ? label : '').padEnd(widest + 6)}${line}`),
  ),
  'aligned colons': each(({ label, lines }) =>
    lines.map((line, at) =>
      at === 0 ? `${label.padEnd(widest)}: ${line}` : `${' '.repeat(widest + 2)}${line}`,
    ),
  ),
  'aligned at the right': each(({ label, lines }) =>
    lines.map((line, at) => `${(at === 0 ? `${label}:` : '').padStart(widest + 4)}  ${line}`),
  ),
  'value below': each(({ label, lines }) => [label, ...lines, '']),
  'value below a colon': each(({ label, lines }) => [`${label}:`, ...lines, '']),
  'value below without blanks': each(({ label, lines }) => [`${label}:`, ...lines]),
  'value indented below': each(({ label, lines }) => [label, ...lines.map((it) => `    ${it}`)]),
  'capitals above': each(({ label, lines }) => [upper(label), ...lines, '']),
  'square brackets': each(({ label, lines }) => [`[${label}] ${lines.join('; ')}`]),
  'round brackets': each(({ label, lines }) => [`(${label}) ${lines.join('; ')}`]),
  bold: each(({ label, lines }) => [`**${label}:** ${lines.join('; ')}`]),
  'bold alone': each(({ label, lines }) => [`*${label}* ${lines.join('; ')}`]),
  capitals: each(({ label, lines }) => [`${upper(label)}: ${lines.join('; ')}`]),
  'small letters': each(({ label, lines }) => [`${label.toLowerCase()}: ${lines.join('; ')}`]),
  bullets: each((row) => [`- ${flat(row)}`]),
  'round bullets': each((row) => [`• ${flat(row)}`]),
  stars: each((row) => [`* ${flat(row)}`]),
  numbered,
  'numbered by letter and figure': (blocks) =>
    blocks
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows }, block) =>
        rows
          .map((row, at) => `${String.fromCodePoint(65 + block)}${at + 1}. ${flat(row)}`)
          .join('\n'),
      )
      .join('\n\n'),
  'all in capitals': (blocks) => upper(led(': ')(blocks)),
  'numbered in brackets': (blocks) => numbered(blocks).replaceAll(/^(\d+)\./gm, '($1)'),
  'letters before': (blocks) => {
    let at = 0
    return each((row) => [`${String.fromCodePoint(97 + (at++ % 26))}) ${flat(row)}`])(blocks)
  },
  bars: (blocks) => table(pairsOf(blocks), '').join('\n'),
  'bars around': (blocks) => table(pairsOf(blocks), '|').join('\n'),
  'table of marks': (blocks) => {
    const [first = '', ...rest] = table([['Item', 'Details'], ...pairsOf(blocks)], '|')
    return [first, '| --- | --- |', ...rest].join('\n')
  },
  'ruled table': (blocks) => {
    const rule = `+${'-'.repeat(40)}+${'-'.repeat(60)}+`
    return [
      rule,
      ...pairsOf(blocks).flatMap(([label, value]) => [
        `| ${label.padEnd(38)} | ${value.padEnd(58)} |`,
        rule,
      ]),
    ].join('\n')
  },
  'HTML table': (blocks) =>
    `<html><body><table>${pairsOf(blocks)
      .map(
        ([label, value]) => `<tr><td><b>${escaped(label)}</b></td><td>${escaped(value)}</td></tr>`,
      )
      .join('')}</table></body></html>`,
  'HTML list': (blocks) =>
    `<html><body><ul>${pairsOf(blocks)
      .map(([label, value]) => `<li><strong>${escaped(label)}:</strong> ${escaped(value)}</li>`)
      .join('')}</ul></body></html>`,
  'HTML terms': (blocks) =>
    `<html><body><dl>${pairsOf(blocks)
      .map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`)
      .join('')}</dl></body></html>`,
  'HTML divisions': (blocks) =>
    `<html><body>${pairsOf(blocks)
      .map(
        ([label, value]) =>
          `<div><span>${escaped(label)}</span>: <span>${escaped(value)}</span></div>`,
      )
      .join('')}</body></html>`,
  'one line each block': (blocks) =>
    blocks
      .filter(({ rows }) => rows.length > 0)
      .map(({ rows }) => rows.map((row) => flat(row)).join(', '))
      .join('\n\n'),
}
