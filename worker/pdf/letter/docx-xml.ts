import type { Block, Lines, Span } from '#domain/template/markup/block'
import { escapeHtml } from '#domain/template/markup/escaping'

// XML 1.0 has no other control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text as XML, for content and for quoted attributes. */
export const xmlText = (text: string) => escapeHtml(text.replaceAll(CONTROLS, ''))

/** Where the addresses of links are collected; returns the id of one. */
export type Links = (address: string) => string

/** The numbering of bullets; numbered lists follow, each with one of its own. */
export const BULLETS = 1

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`

const spanXml =
  (links: Links) =>
  ({ text, bold, href }: Span) => {
    const shown = run(text, bold ? '<w:b/>' : '')
    if (href === undefined) return shown
    const linked = run(text, '<w:rStyle w:val="Hyperlink"/>')
    return `<w:hyperlink r:id="${links(href)}">${linked}</w:hyperlink>`
  }

const linesXml = (lines: Lines, links: Links) =>
  lines.map((spans) => spans.map(spanXml(links)).join('')).join('<w:r><w:br/></w:r>')

const paragraph = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`

const styled = (style: string) => `<w:pStyle w:val="${style}"/>`

const cellXml = (lines: Lines, width: number, links: Links, isHead: boolean) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="pct"/></w:tcPr>${paragraph(
    linesXml(lines, links),
    isHead ? styled('TableHead') : '',
  )}</w:tc>`

const tableXml = ({ head, rows }: Extract<Block, { kind: 'table' }>, links: Links) => {
  const columns = Math.max(head?.length ?? 0, ...rows.map((cells) => cells.length), 1)
  const width = Math.floor(5000 / columns)
  const rowXml = (cells: readonly Lines[], isHead: boolean) => {
    const filled = Array.from({ length: columns }, (_, at) => cells[at] ?? [])
    const marks = isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : '<w:trPr><w:cantSplit/></w:trPr>'
    return `<w:tr>${marks}${filled.map((it) => cellXml(it, width, links, isHead)).join('')}</w:tr>`
  }
  const all = [
    ...(head === null ? [] : [rowXml(head, true)]),
    ...rows.map((it) => rowXml(it, false)),
  ]
  return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="5000" w:type="pct"/></w:tblPr>${all.join('')}</w:tbl>${paragraph('')}`
}

const listXml = ({ items }: Extract<Block, { kind: 'list' }>, links: Links, numbering: number) =>
  items
    .map((item) =>
      paragraph(
        linesXml(item, links),
        `${styled('ListParagraph')}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numbering}"/></w:numPr>`,
      ),
    )
    .join('')

const signatureXml = (spans: readonly Span[], links: Links) =>
  [
    paragraph(
      run('Signed ______________________________    Date ________________'),
      `${styled('Signature')}<w:keepNext/>`,
    ),
    paragraph(spans.map(spanXml(links)).join('')),
  ].join('')

/** A block as WordprocessingML; `numbering` is that of a numbered list. */
export const blockXml = (block: Block, links: Links, numbering: number): string => {
  if (block.kind === 'heading')
    return paragraph(block.spans.map(spanXml(links)).join(''), styled(`Heading${block.level}`))
  if (block.kind === 'rule') return paragraph('', styled('Rule'))
  if (block.kind === 'signature') return signatureXml(block.spans, links)
  if (block.kind === 'table') return tableXml(block, links)
  if (block.kind === 'list') return listXml(block, links, block.isNumbered ? numbering : BULLETS)
  return paragraph(linesXml(block.lines, links), block.kind === 'callout' ? styled('Callout') : '')
}
