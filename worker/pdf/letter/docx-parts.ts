import type { Letter } from '#domain/document/making/plan'
import type { Block } from '#domain/template/markup/block'
import { numberingXml, stylesXml } from './docx-styles.ts'
import { BULLETS, blockXml, xmlText } from './docx-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const NAMES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}/relationships"`

const types = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/><Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const relationships = (rows: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`

const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${type}" Target="${xmlText(target)}"${more}/>`

const OWN = `${OFFICE}/relationships`

const packageRelationships = relationships([
  relation('document', `${OWN}/officeDocument`, 'word/document.xml'),
  relation('core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
])

/** What the document refers to; `addresses`: those of its links, in the order of their ids. */
const documentRelationships = (addresses: readonly string[]) =>
  relationships([
    relation('styles', `${OWN}/styles`, 'styles.xml'),
    relation('numbering', `${OWN}/numbering`, 'numbering.xml'),
    relation('footer', `${OWN}/footer`, 'footer1.xml'),
    ...addresses.map((it, at) =>
      relation(`link${at + 1}`, `${OWN}/hyperlink`, it, ' TargetMode="External"'),
    ),
  ])

const core = ({ title, author }: Letter) =>
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator></cp:coreProperties>`

const field = (name: string) =>
  `<w:fldSimple w:instr="${name}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`
const words = (text: string) => `<w:r><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`

const footerXml = ({ title }: Letter) =>
  `${HEAD}<w:ftr ${NAMES}><w:p><w:pPr><w:pStyle w:val="Footnote"/></w:pPr>${words(`${title}, page `)}${field('PAGE')}${words(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`

/** The addresses of links, each with its id. */
const linkList = () => {
  const found: string[] = []
  return {
    found,
    idOf: (address: string) => {
      found.push(address)
      return `link${found.length}`
    },
  }
}

const numbersOf = () => {
  let last = BULLETS
  return {
    next: ({ kind }: Block) => {
      if (kind === 'list') last += 1
      return last
    },
    count: () => last - BULLETS,
  }
}

const page =
  '<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'

/** The parts of a Word file by name (ECMA-376, part 1). */
export const docxParts = (letter: Letter): readonly (readonly [name: string, text: string])[] => {
  const { header, body, footer, language } = letter
  const links = linkList()
  const numbers = numbersOf()
  const xml = (blocks: readonly Block[]) =>
    blocks.map((it) => blockXml(it, links.idOf, numbers.next(it))).join('')
  const small = xml(footer).replaceAll(
    '<w:p><w:r>',
    '<w:p><w:pPr><w:pStyle w:val="Footnote"/></w:pPr><w:r>',
  )
  const document = `${HEAD}<w:document ${NAMES}><w:body>${xml(header)}${xml(body)}${small}${page}</w:body></w:document>`
  return [
    ['[Content_Types].xml', types],
    ['_rels/.rels', packageRelationships],
    ['docProps/core.xml', core(letter)],
    ['word/document.xml', document],
    ['word/styles.xml', stylesXml(language === 'cy' ? 'cy-GB' : 'en-GB')],
    ['word/numbering.xml', numberingXml(numbers.count())],
    ['word/footer1.xml', footerXml(letter)],
    ['word/_rels/document.xml.rels', documentRelationships(links.found)],
  ]
}
