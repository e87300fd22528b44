import type { Block, Lines, Span } from './block.ts'
import { escapeHtml } from './escaping.ts'

const spanHtml = ({ text, bold, href }: Span) => {
  const shown = bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text)
  return href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`
}

const lineHtml = (spans: readonly Span[]) => spans.map(spanHtml).join('')
const htmlOf = (lines: Lines) => lines.map(lineHtml).join('<br>')

const tag = (name: string, inside: string, style = '') =>
  `<${name}${style && ` style="${style}"`}>${inside}</${name}>`

const cell =
  'padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #d9dde3'

const tableHtml = ({ head, rows }: Extract<Block, { kind: 'table' }>) => {
  const row = (name: 'th' | 'td') => (cells: readonly Lines[]) =>
    tag('tr', cells.map((it) => tag(name, htmlOf(it), cell)).join(''))
  const inside = (head === null ? '' : row('th')(head)) + rows.map(row('td')).join('')
  return tag('table', inside, 'border-collapse:collapse;width:100%;margin:0 0 16px')
}

const blockHtml = (block: Block): string => {
  if (block.kind === 'heading')
    return tag(`h${block.level}`, lineHtml(block.spans), 'margin:24px 0 8px;line-height:1.3')
  if (block.kind === 'rule') return '<hr>'
  if (block.kind === 'signature')
    return tag('p', `Signed: ______________ ${lineHtml(block.spans)}<br>Date: ______________`)
  if (block.kind === 'table') return tableHtml(block)
  if (block.kind === 'list')
    return tag(
      block.isNumbered ? 'ol' : 'ul',
      block.items.map((item) => tag('li', htmlOf(item))).join(''),
    )
  const callout =
    'margin:0 0 16px;padding:12px 16px;border-left:4px solid #b45309;background:#fff7ed'
  return tag('p', htmlOf(block.lines), block.kind === 'callout' ? callout : 'margin:0 0 16px')
}

/** Blocks as HTML, in which every text is escaped. */
export const htmlFrom = (blocks: readonly Block[]) => blocks.map(blockHtml).join('\n')
