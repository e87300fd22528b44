import { PDFDocument } from '@cantoo/pdf-lib'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { PackPaper } from '#domain/sale-ready-pack/paper'
import { heading, INK, QUIET, ruled } from './pdf-file.ts'
import { pdfOf } from './pdfmake.ts'

/** A document of a pack with its bytes; null where they cannot be had. */
export type PackDocument = {
  readonly label: string
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array | null
}

type Placed = { readonly label: string; readonly name: string; readonly page: number | null }

/** A pack as one PDF: an index, the answers by section, and after them the pages of its documents. */
export const packPdf = async (
  paper: PackPaper,
  documents: readonly PackDocument[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = await Promise.all(documents.map(pagesOf))
  const draft = await PDFDocument.load(
    await pdfOf(definitionOf(paper, placed(documents, parts, 0))),
  )
  const first = draft.getPageCount()
  const head = await pdfOf(definitionOf(paper, placed(documents, parts, first)))
  const whole = await PDFDocument.load(head)
  for (const part of parts)
    if (part !== null)
      for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  return new Uint8Array(await whole.save())
}

const A4 = { width: 595, height: 842, margin: 36 } as const

/** The pages of a document; null for a file that has none, which the index then names without a page. */
const pagesOf = async ({ bytes, mime }: PackDocument): Promise<PDFDocument | null> => {
  if (bytes === null) return null
  try {
    if (mime === 'application/pdf') return await PDFDocument.load(bytes, { password: '' })
    return mime === 'image/png' || mime === 'image/jpeg' ? await picturePage(bytes, mime) : null
  } catch {
    return null
  }
}

const picturePage = async (bytes: Uint8Array, mime: string) => {
  const document = await PDFDocument.create()
  const picture = await (mime === 'image/png' ? document.embedPng(bytes) : document.embedJpg(bytes))
  const { width, height, margin } = A4
  const size = picture.scaleToFit(width - 2 * margin, height - 2 * margin)
  const page = document.addPage([width, height])
  page.drawImage(picture, { x: margin, y: height - margin - size.height, ...size })
  return document
}

const placed = (
  documents: readonly PackDocument[],
  parts: readonly (PDFDocument | null)[],
  first: number,
): readonly Placed[] => {
  let page = first + 1
  return documents.map(({ label, name }, at) => {
    const part = parts[at] ?? null
    const from = page
    page += part?.getPageCount() ?? 0
    return { label, name, page: part === null ? null : from }
  })
}

const definitionOf = (
  { firm, title, lines, sections, addenda }: PackPaper,
  documents: readonly Placed[],
): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  info: { title, author: firm },
  defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.25, color: INK },
  styles: {
    title: { fontSize: 18, bold: true, margin: [0, 4, 0, 6] },
    heading: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
    quiet: { color: QUIET },
  },
  content: [
    { text: `Sale-ready pack, ${firm}`, style: 'quiet' },
    { text: title, style: 'title' },
    ...lines.map((text): Content => ({ text, style: 'quiet' })),
    ...addenda.flatMap(({ title: name, lines: said }): Content[] => [
      heading(name),
      { ul: [...said] },
    ]),
    ...indexOf(documents),
    ...sections.flatMap(sectionOf),
  ],
  footer: (page) => ({
    text: `${title}, page ${page}`,
    style: 'quiet',
    fontSize: 8,
    margin: [48, 14, 48, 0],
  }),
})

const indexOf = (documents: readonly Placed[]): Content[] =>
  documents.length === 0
    ? []
    : [
        heading('Documents'),
        table(
          ['Document', 'File', 'Page'],
          documents.map(({ label, name, page }) => [
            label,
            name,
            page === null ? 'not in this PDF' : `${page}`,
          ]),
        ),
      ]

const sectionOf = ({ title, lines }: PackPaper['sections'][number]): Content[] => [
  heading(title),
  table(
    ['Item', 'What it says', 'From', 'Fresh until'],
    lines.map(({ label, says, from, fresh }) => [label, says, from, fresh]),
  ),
]

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): Content => ({
  layout: ruled,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: heads.map((_, at) => (at < 2 ? '*' : 'auto')),
    body: [
      heads.map((text) => ({ text, style: 'quiet' })),
      ...rows.map((row) => row.map((text) => ({ text }))),
    ],
  },
})
