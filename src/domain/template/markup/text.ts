import type { Block, Lines, Span } from './block.ts'

const spanText = ({ text, href }: Span) => {
  const address = href?.replace(/^(?:mailto|tel):/, '')
  return address === undefined || address === text ? text : `${text} (${address})`
}

const lineText = (spans: readonly Span[]) => spans.map(spanText).join('')
const textOf = (lines: Lines) => lines.map(lineText).join('\n')

const tableText = ({ head, rows }: Extract<Block, { kind: 'table' }>) =>
  [...(head === null ? [] : [head]), ...rows]
    .map((cells) => cells.map((cell) => textOf(cell).replaceAll('\n', ', ')).join(': '))
    .join('\n')

const blockText = (block: Block): string => {
  if (block.kind === 'heading') return lineText(block.spans)
  if (block.kind === 'rule') return '----------'
  if (block.kind === 'signature')
    return `Signed: ______________  ${lineText(block.spans)}\nDate: ______________`
  if (block.kind === 'table') return tableText(block)
  if (block.kind === 'list')
    return block.items
      .map((item, at) => `${block.isNumbered ? `${at + 1}.` : '-'} ${textOf(item)}`)
      .join('\n')
  return textOf(block.lines)
}

/** Blocks as a plain text. */
export const textFrom = (blocks: readonly Block[]) => blocks.map(blockText).join('\n\n')
