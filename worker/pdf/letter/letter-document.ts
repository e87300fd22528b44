import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Letter } from '#domain/document/making/plan'
import type { Block, Lines, Span } from '#domain/template/markup/block'
import { INK, QUIET, ruled } from '../pdf-file.ts'

const LINK = '#1d4ed8'

const runOf = ({ text, bold, href }: Span) => ({
  text,
  ...(bold ? { bold } : {}),
  ...(href === undefined ? {} : { link: href, color: LINK }),
})

const textOf = (lines: Lines): Content => ({
  text: lines.flatMap((spans, at) => [...(at > 0 ? ['\n'] : []), ...spans.map(runOf)]),
})

const sizes = { 1: 16, 2: 12.5, 3: 11 } as const

const tableOf = ({ head, rows }: Extract<Block, { kind: 'table' }>): Content => {
  const width = Math.max(head?.length ?? 0, ...rows.map((cells) => cells.length), 1)
  const filled = (cells: readonly Lines[]) =>
    Array.from({ length: width }, (_, at) => textOf(cells[at] ?? []))
  const heads = head === null ? [] : [filled(head).map((cell) => ({ stack: [cell], bold: true }))]
  return {
    layout: ruled,
    margin: [0, 2, 0, 8],
    table: {
      headerRows: heads.length,
      dontBreakRows: true,
      widths: Array.from({ length: width }, () => '*'),
      body: [...heads, ...rows.map(filled)],
    },
  }
}

const signature = (spans: readonly Span[]): Content => ({
  unbreakable: true,
  margin: [0, 22, 0, 8],
  stack: [
    { text: 'Signed ______________________________    Date ________________' },
    { text: spans.map(runOf), margin: [0, 4, 0, 0] },
  ],
})

const callout = (lines: Lines): Content => ({
  margin: [0, 4, 0, 10],
  unbreakable: true,
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (line) => (line === 0 ? 3 : 0),
    vLineColor: () => '#b45309',
    paddingLeft: () => 10,
  },
  table: { widths: ['*'], body: [[textOf(lines)]] },
})

const contentOf = (block: Block): Content => {
  if (block.kind === 'heading')
    return {
      text: block.spans.map(runOf),
      bold: true,
      fontSize: sizes[block.level],
      headlineLevel: block.level,
      margin: [0, 10, 0, 4],
    }
  if (block.kind === 'rule')
    return { canvas: [{ type: 'line', x1: 0, y1: 6, x2: 483, y2: 6, lineWidth: 0.5 }] }
  if (block.kind === 'signature') return signature(block.spans)
  if (block.kind === 'table') return tableOf(block)
  if (block.kind === 'callout') return callout(block.lines)
  if (block.kind === 'paragraph') return { stack: [textOf(block.lines)], margin: [0, 0, 0, 8] }
  const items = block.items.map(textOf)
  const list = block.isNumbered ? { ol: items } : { ul: items }
  return { ...list, margin: [0, 0, 0, 8] }
}

/** A letter as an A4 document of 11 point; `onPages` is told how many pages it has. */
export const letterDocument = (
  { title, author, language, header, body, footer }: Letter,
  onPages: (pages: number) => void,
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [56, 56, 56, 60],
  info: { title, author },
  language,
  defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.25, color: INK },
  content: [
    ...header.map(contentOf),
    { text: '', margin: [0, 8, 0, 0] },
    ...body.map(contentOf),
    ...(footer.length > 0
      ? [
          {
            stack: footer.map(contentOf),
            fontSize: 8.5,
            color: QUIET,
            margin: [0, 20, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ],
  // A heading is never the last line of a page.
  pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
    headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  footer: (page, pages) => {
    onPages(pages)
    return {
      text: `${title}, page ${page} of ${pages}`,
      fontSize: 8,
      color: QUIET,
      margin: [56, 16, 56, 0],
    }
  },
})
