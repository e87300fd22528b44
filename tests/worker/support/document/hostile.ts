import { PDFDocument } from '@cantoo/pdf-lib'
import { fileTypes } from '#domain/document/file-type'
import {
  aCompoundFile,
  anArchive,
  anExternalRelation,
  aPdf,
  aWordFile,
  aWorkbook,
  latin,
  type Packed,
} from './files.ts'

export type HostileFile = readonly [name: string, bytes: Uint8Array]

/** The least of what each kind of file begins with. */
const beginnings: Readonly<Record<string, Uint8Array>> = {
  pdf: aPdf(),
  png: latin('\x89PNG\r\n\x1a\n'),
  jpeg: latin('\xff\xd8\xff\xe0'),
  heic: latin('\0\0\0\x18ftypheic'),
  tiff: latin('II*\0'),
  archive: anArchive([{ name: 'run.exe', text: 'MZ' }]),
  compound: aCompoundFile(),
  program: latin('MZ\x90\0'),
  text: latin('<script>alert(1)</script>'),
}

/** Files whose name and bytes disagree. */
const misnamed = (): HostileFile[] =>
  Object.entries(fileTypes).flatMap(([ending, { container }]) =>
    Object.entries(beginnings)
      .filter(([kind]) => kind !== container)
      .map(([kind, bytes]): HostileFile => [`${kind}${ending}`, bytes]),
  )

const cut = (name: string, whole: Uint8Array, count: number): HostileFile[] =>
  Array.from({ length: count }, (_, index) => [
    name,
    whole.slice(0, 8 + Math.floor(((whole.length - 16) * index) / count)),
  ])

/** PDFs whose cross-reference is not where they say. */
export const brokenPdfs = (): HostileFile[] => {
  const text = new TextDecoder('latin1').decode(aPdf())
  const wrong = (offset: string) => latin(text.replace(/startxref\n\d+/, `startxref\n${offset}`))
  return ['0', '7', '99999', '-1', '', '1e3', '0x9', '4294967295', '12 0 R', '99999999999'].map(
    (offset): HostileFile => ['reference.pdf', wrong(offset)],
  )
}

/** A PDF that opens with a password. */
export const withPassword = async (): Promise<HostileFile> => {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  return ['password.pdf', await document.save({ useObjectStreams: false })]
}

const BOMB_MB = 210

/** The deflated bytes of as many megabytes of zeros. */
const zeros = async () => {
  const stream = new CompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  const write = async () => {
    const chunk = new Uint8Array(1024 * 1024)
    for (let count = 0; count < BOMB_MB; count++) await writer.write(chunk)
    await writer.close()
  }
  const [packed] = await Promise.all([new Response(stream.readable).arrayBuffer(), write()])
  return new Uint8Array(packed)
}

const contents = (): Packed[] => [
  { name: 'word/vbaProject.bin', text: 'x' },
  { name: 'word/vbaData.xml', text: '<x/>' },
  { name: 'xl/vbaProject.bin', text: 'x' },
  { name: 'xl/macrosheets/sheet1.xml', text: '<x/>' },
  { name: 'word/activeX/activeX1.bin', text: 'x' },
  { name: 'word/embeddings/oleObject1.bin', text: 'x' },
  { name: '../../etc/passwd', text: 'x' },
  { name: '/etc/passwd', text: 'x' },
  { name: 'word\\..\\..\\x', text: 'x' },
  { name: '[Content_Types].xml', text: '<Types/>' },
  { name: 'word/locked.xml', text: 'x', flags: 1 },
  { name: 'word/claims.xml', text: 'x', claimed: 0xffff_fff0 },
  { name: 'word/_rels/x.xml.rels', text: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' },
  ...['attachedTemplate', 'image', 'frame', 'oleObject', 'subDocument', 'aFChunk', 'video'].map(
    anExternalRelation,
  ),
]

const brokenArchives = (): HostileFile[] => [
  ...contents().flatMap((it): HostileFile[] => [
    ['contents.docx', aWordFile('x', it)],
    ['contents.xlsx', aWorkbook(it)],
  ]),
  ['macros.docx', anArchive([{ name: '[Content_Types].xml', text: 'macroEnabled.main+xml' }])],
  ['sheet.docx', aWorkbook()],
  ['letter.xlsx', aWordFile('x')],
]

const bombs = async (): Promise<HostileFile[]> => {
  const bomb = { text: '', packed: await zeros() }
  const claimed = BOMB_MB * 1024 * 1024
  return [
    ['bomb.docx', aWordFile('x', { ...bomb, name: 'word/media/a.bmp', claimed })],
    ['lie.docx', aWordFile('x', { ...bomb, name: 'word/media/a.bmp', claimed: 12 })],
    ['lie.xlsx', aWorkbook({ ...bomb, name: 'xl/_rels/a.rels', claimed: 12 })],
  ]
}

const programs = (): HostileFile[] => [
  ['macros.doc', aCompoundFile('_VBA_PROJECT')],
  ['password.docx', aCompoundFile('EncryptedPackage')],
  ['password.xlsx', aCompoundFile('EncryptedPackage')],
  ['virus.txt', latin('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
  ['virus.eml', latin('Subject: x\r\n\r\nEICAR-STANDARD-ANTIVIRUS-TEST-FILE')],
]

/** More than 250 files that nobody should be able to file. */
export const hostileFiles = async (): Promise<readonly HostileFile[]> => [
  ...misnamed(),
  ...cut('cut.pdf', aPdf(4000), 60),
  ...cut('cut.docx', aWordFile('A letter about the boundary'), 25),
  ...cut('cut.xlsx', aWorkbook(), 15),
  ...brokenPdfs(),
  await withPassword(),
  ...brokenArchives(),
  ...(await bombs()),
  ...programs(),
]
