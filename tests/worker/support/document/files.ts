import { crc32, deflateRawSync } from 'node:zlib'

/** Bytes of a text in which each character is a byte. */
export const latin = (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0))

/** A PDF of one empty page, and `padding` bytes of comment. */
export const aPdf = (padding = 0) =>
  pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    ],
    padding,
  )

/** A PDF whose one page says a line. */
export const aPdfThatSays = (line: string) => {
  const drawn = `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream `,
  ])
}

const pdfOf = (objects: readonly string[], padding = 0): Uint8Array<ArrayBuffer> => {
  let text = `%PDF-1.7\n${padding > 0 ? `%${'x'.repeat(padding)}\n` : ''}`
  const offsets = objects.map((it, index) => {
    const at = text.length
    text += `${index + 1} 0 obj${it}endobj\n`
    return at
  })
  const xref = text.length
  const size = objects.length + 1
  const rows = offsets.map((it) => `${String(it).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\n`
  return latin(`${text}startxref\n${xref}\n%%EOF\n`)
}

export type Packed = {
  readonly name: string
  readonly text: string | Uint8Array
  readonly flags?: number
  /** Its compressed bytes; those of the text by default. */
  readonly packed?: Uint8Array
  /** What the archive says that it unpacks to. */
  readonly claimed?: number
}

const bytesOf = (it: string | Uint8Array) => (typeof it === 'string' ? Buffer.from(it) : it)

const headerOf = ({ name, text, packed: given, flags = 0, claimed }: Packed) => {
  const content = bytesOf(text)
  const packed = Buffer.from(given ?? deflateRawSync(content))
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(claimed ?? content.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return { fields, packed, name: Buffer.from(name) }
}

const endOf = (count: number, size: number, at: number) => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/** A ZIP archive. */
export const anArchive = (files: readonly Packed[]): Uint8Array<ArrayBuffer> => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { fields, packed, name } = headerOf(file)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    fields.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, name)
    const header = [Buffer.from([0x50, 0x4b, 3, 4]), fields, name, packed]
    local.push(...header)
    at += header.reduce((sum, it) => sum + it.length, 0)
  }
  const size = directory.reduce((sum, it) => sum + it.length, 0)
  return new Uint8Array(Buffer.concat([...local, ...directory, endOf(files.length, size, at)]))
}

const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'

/** A Word file with a text, and further files inside. */
export const aWordFile = (text: string, ...more: readonly Packed[]) =>
  anArchive([
    { name: '[Content_Types].xml', text: types },
    {
      name: 'word/document.xml',
      text: `<w:document><w:body><w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ])

/** An Excel file, and further files inside. */
export const aWorkbook = (...more: readonly Packed[]) =>
  anArchive([
    { name: '[Content_Types].xml', text: types },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    ...more,
  ])

/** A relation to something outside the file, of a kind such as 'image'. */
export const anExternalRelation = (kind: string): Packed => ({
  name: 'word/_rels/document.xml.rels',
  text: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="http://elsewhere.test/x" TargetMode="External"/></Relationships>`,
})

/** The beginning of a compound file (MS-CFB), with a name in it. */
export const aCompoundFile = (name = 'WordDocument') =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(504),
      Buffer.from(name, 'utf16le'),
    ]),
  )
