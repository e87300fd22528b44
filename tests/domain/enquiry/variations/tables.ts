import type { SplitItem } from '#domain/enquiry/split/split-list'
import type { Said, Unit } from './units.ts'

type Row = readonly [label: string, section: string | null, said: Said]
type Item = Pick<SplitItem, 'label' | 'section' | 'parent' | 'text'> &
  Partial<Pick<SplitItem, 'reply' | 'comment'>>

/** How a table is set: the names of its columns, '' for none, and how its cells stand. */
export type TableSetting = {
  readonly heads: readonly string[]
  readonly cells: 'tabs' | 'bars' | 'barred' | 'drawn' | 'commas' | 'stacked'
  readonly headings: 'rows' | 'column' | 'none'
  readonly label: string
}

const padded = (cells: readonly string[]) => cells.map((cell) => ` ${cell} `)
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const writers: Readonly<Record<TableSetting['cells'], (cells: readonly string[]) => string>> = {
  tabs: (cells) => cells.join('\t'),
  bars: (cells) => cells.join(' | '),
  barred: (cells) => `|${padded(cells).join('|')}|`,
  drawn: (cells) => `|${padded(cells).join('|')}|`,
  commas: (cells) => cells.map(quoted).join(','),
  stacked: (cells) => cells.filter((cell) => cell !== '').join('\n'),
}

const rowsOf = (units: readonly Unit[], label: string): Row[] =>
  units
    .filter(({ parent }) => parent === null)
    .map(({ section, parts: [said = { text: '' }] }, at) => [
      label.replace('1', String(at + 1)),
      section,
      said,
    ])

const itemOf = ([label, section, said]: Row, { heads, headings }: TableSetting): Item => ({
  label: label.replace(/[.):]$/, ''),
  section: headings === 'none' ? null : section,
  parent: null,
  text: said.text,
  ...(heads.length > 2 && said.reply ? { reply: said.reply } : {}),
  ...(heads.length > 3 && said.comment ? { comment: said.comment } : {}),
})

const cellsOf = (
  [label, section, { text, reply = '', comment = '' }]: Row,
  setting: TableSetting,
) => {
  const said = [reply, comment].slice(0, setting.heads.length - 2)
  return setting.headings === 'column'
    ? [label, section ?? '', text, ...said]
    : [label, text, ...said]
}

const headOf = ({ heads, headings }: TableSetting) => {
  const [first = '', ...others] = heads
  return headings === 'column' ? [first, 'Topic', ...others] : heads
}

/** A table of enquiries with the answer that is then known. */
export const tableOf = (units: readonly Unit[], setting: TableSetting) => {
  const write = writers[setting.cells]
  const rows = rowsOf(units, setting.label)
  const head = headOf(setting)
  const lines = head.some((name) => name !== '') ? [write(head)] : []
  if (setting.cells === 'barred') lines.push(write(head.map(() => '---')))
  let section: string | null = null
  for (const row of rows) {
    if (setting.headings === 'rows' && row[1] !== null && row[1] !== section)
      lines.push(write([row[1], ...head.slice(1).map(() => '')]))
    section = row[1]
    lines.push(write(cellsOf(row, setting)))
  }
  return { text: lines.join('\n'), items: rows.map((row) => itemOf(row, setting)) }
}
