import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFFlateStream,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'

/** Where a word can hide in a PDF besides the page that shows it. */
export const hidingPlaces = [
  'title',
  'metadata',
  'attachment',
  'annotation',
  'field',
  'outline',
  'link',
  'shared picture',
  'thumbnail',
  'private data',
  'structure',
  'script',
  'page label',
  'font of all pages',
] as const
export type HidingPlace = (typeof hidingPlaces)[number]

export type SecretPdf = {
  readonly word: string
  readonly places: readonly HidingPlace[]
  readonly pages: number
  /** The number of the page that says the word. */
  readonly page: number
  readonly turn?: 0 | 90 | 180 | 270
}

/** A PDF that says a word on one of its pages, and holds it in some other places. */
export const secretPdf = async (it: SecretPdf): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= it.pages; number++) {
    const page = pdf.addPage([300, 200])
    page.drawText(`Open text of page ${number}`, { x: 20, y: 150, size: 12, font })
    if (number === it.page) page.drawText(it.word, { x: 40, y: 100, size: 14, font })
  }
  for (const place of it.places) await hide[place](pdf, it)
  if (it.turn)
    for (const page of pdf.getPages()) page.node.set(PDFName.of('Rotate'), pdf.context.obj(it.turn))
  return pdf.save({ useObjectStreams: it.places.length % 2 === 0 })
}

const text = (word: string) => PDFHexString.fromText(word)
const pageOf = (pdf: PDFDocument, { page }: SecretPdf): PDFPage => pdf.getPage(page - 1)
const streamOf = (pdf: PDFDocument, content: string, dict = {}) =>
  pdf.context.register(pdf.context.flateStream(content, dict))

type Hide = (pdf: PDFDocument, it: SecretPdf) => unknown

const hide: Readonly<Record<HidingPlace, Hide>> = {
  title: (pdf, { word }) => {
    pdf.setTitle(word)
    pdf.setKeywords([word])
  },
  metadata: (pdf, { word }) =>
    pdf.catalog.set(PDFName.of('Metadata'), streamOf(pdf, `<x:xmpmeta>${word}</x:xmpmeta>`)),
  attachment: (pdf, { word }) =>
    pdf.attach(new TextEncoder().encode(word), `${word}.txt`, { description: word }),
  annotation: (pdf, it) => {
    const look = streamOf(pdf, `BT (${it.word}) Tj ET`, { Subtype: 'Form', BBox: [0, 0, 9, 9] })
    const note = pdf.context.obj({
      ...{ Type: 'Annot', Subtype: 'FreeText', Rect: [30, 90, 200, 120] },
      ...{ Contents: text(it.word), AP: { N: look } },
    })
    pageOf(pdf, it).node.addAnnot(pdf.context.register(note))
  },
  field: (pdf, it) => {
    const field = pdf.getForm().createTextField(`name.of.${it.word}`)
    field.setText(it.word)
    field.addToPage(pageOf(pdf, it), { x: 40, y: 40, width: 120, height: 20 })
  },
  outline: (pdf, { word }) => {
    const root = pdf.context.nextRef()
    const item = pdf.context.register(pdf.context.obj({ Parent: root, Title: text(word) }))
    pdf.context.assign(root, pdf.context.obj({ First: item, Last: item, Count: 1 }))
    pdf.catalog.set(PDFName.of('Outlines'), root)
  },
  link: (pdf, it) => {
    const other = pdf.getPages().find((_, at) => at !== it.page - 1)
    const link = pdf.context.obj({
      ...{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50] },
      Dest: [pageOf(pdf, it).ref, PDFName.of('Fit')],
    })
    other?.node.addAnnot(pdf.context.register(link))
  },
  'shared picture': (pdf, it) => {
    const form = streamOf(pdf, `BT /F0 9 Tf (${it.word}) Tj ET`, {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] },
    })
    const shared = pdf.context.register(pdf.context.obj({ XObject: { Scan7: form } }))
    for (const page of pdf.getPages()) {
      const own = page.node.Resources()
      const objects = pdf.context.lookup(shared, PDFDict).lookup(PDFName.of('XObject'), PDFDict)
      own?.set(PDFName.of('XObject'), objects)
    }
    const { node } = pageOf(pdf, it)
    node.addContentStream(streamOf(pdf, 'q /Scan7 Do Q'))
  },
  thumbnail: (pdf, it) => pageOf(pdf, it).node.set(PDFName.of('Thumb'), streamOf(pdf, it.word)),
  'private data': (pdf, { word }) => {
    for (const { node } of pdf.getPages())
      node.set(PDFName.of('PieceInfo'), pdf.context.obj({ App: { Private: text(word) } }))
  },
  structure: (pdf, { word }) =>
    pdf.catalog.set(
      PDFName.of('StructTreeRoot'),
      pdf.context.obj({ Type: 'StructTreeRoot', K: [{ S: 'P', ActualText: text(word) }] }),
    ),
  script: (pdf, { word }) => pdf.addJavaScript('main', `app.alert("${word}")`),
  'font of all pages': async (pdf, { word }) => {
    await pdf.flush()
    const fonts = pdf.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
    for (const [, value] of fonts?.entries() ?? []) {
      const font = pdf.context.lookup(value, PDFDict)
      font.set(PDFName.of('Metadata'), streamOf(pdf, word))
      font.set(PDFName.of('OwnData'), text(word))
    }
  },
  'page label': (pdf, { word }) =>
    pdf.catalog.set(
      PDFName.of('PageLabels'),
      pdf.context.obj({ Nums: [0, { P: PDFString.of(word) }] }),
    ),
}

const textIn = (object: PDFObject): string => {
  if (object instanceof PDFFlateStream)
    return textIn(object.dict) + Buffer.from(object.getUnencodedContents()).toString('latin1')
  if (object instanceof PDFRawStream) return textIn(object.dict) + decoded(object)
  if (object instanceof PDFStream) return textIn(object.dict) + object.getContentsString()
  return object.toString()
}

const decoded = (stream: PDFRawStream) => {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  } catch {
    return Buffer.from(stream.contents).toString('latin1')
  }
}

/** How often a PDF holds a word in any object, however strings and streams are coded. */
export const timesFound = async (bytes: Uint8Array, word: string) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = pdf.context.enumerateIndirectObjects().map(([, it]) => textIn(it))
  const all = `${objects.join('\n')}\n${Buffer.from(bytes).toString('latin1')}`.toLowerCase()
  const hex = Buffer.from(word, 'latin1').toString('hex')
  const wide = Buffer.from(word, 'utf16le').swap16().toString('hex')
  const loose = Buffer.from(wide, 'hex').toString('latin1')
  return [word, hex, wide, loose]
    .map((it) => all.split(it.toLowerCase()).length - 1)
    .reduce((sum, it) => sum + it, 0)
}
