import { archiveEntries } from '#domain/document/archive'
import { unpackedOf } from '#worker/integrations/scan/unpacking'
import { anArchive, type Packed } from './files.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A run of a text, with properties such as '<w:b/>'. */
export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** A paragraph of runs, each a text or XML of its own. */
export const p = (...runs: readonly string[]) =>
  `<w:p>${runs.map((it) => (it.startsWith('<w:') ? it : run(it))).join('')}</w:p>`

const cell = (content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${content}</w:tc>`

/** A row of a table; each cell a text or paragraphs. */
export const row = (...cells: readonly string[]) =>
  `<w:tr>${cells.map((it) => cell(it.startsWith('<w:') ? it : p(it))).join('')}</w:tr>`

export const table = (...rows: readonly string[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="2400"/><w:gridCol w:w="2400"/></w:tblGrid>${rows.join('')}</w:tbl>`

/** A numbered item. */
export const item = (text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`

export const documentXml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`

const frame = (name: 'hdr' | 'ftr', text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${name} xmlns:w="${W}">${p(text)}</w:${name}>`

const override = (part: string, type: string) =>
  `<Override PartName="/word/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`

const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('header1', 'header')}${override('footer1', 'footer')}${override('numbering', 'numbering')}</Types>`

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"/>`

const relations = (...all: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

const numbering = `<?xml version="1.0" encoding="UTF-8"?><w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

type Made = {
  readonly header?: string
  readonly footer?: string
  /** The whole of word/document.xml instead of its body. */
  readonly document?: string
  readonly more?: readonly Packed[]
}

/** A Word file as solicitors have them: a header, a footer, numbering, and this body. */
export const aWordTemplate = (
  body: string,
  { header = 'Harcourt', footer = 'Page', document = documentXml(body), more = [] }: Made = {},
) =>
  anArchive([
    { name: '[Content_Types].xml', text: types },
    {
      name: '_rels/.rels',
      text: relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    },
    { name: 'word/document.xml', text: document },
    {
      name: 'word/_rels/document.xml.rels',
      text: relations(
        relation('rId1', 'header', 'header1.xml'),
        relation('rId2', 'footer', 'footer1.xml'),
        relation('rId3', 'numbering', 'numbering.xml'),
      ),
    },
    { name: 'word/header1.xml', text: frame('hdr', header) },
    { name: 'word/footer1.xml', text: frame('ftr', footer) },
    { name: 'word/numbering.xml', text: numbering },
    ...more,
  ])

/** The parts of a Word file by name. */
export const partsIn = async (bytes: Uint8Array): Promise<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>()
  for (const entry of archiveEntries(bytes) ?? [])
    parts.set(
      entry.name,
      new TextDecoder().decode(await unpackedOf(bytes, entry, 50 * 1024 * 1024)),
    )
  return parts
}
