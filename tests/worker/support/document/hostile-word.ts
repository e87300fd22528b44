import { deflateRawSync } from 'node:zlib'
import {
  aCompoundFile,
  anArchive,
  anExternalRelation,
  aPdf,
  aWorkbook,
  latin,
  type Packed,
} from './files.ts'
import { aWordTemplate, documentXml, p, row, run, table } from './word.ts'

export type HostileTemplate = readonly [
  what: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  /** A part of the sentence that refuses it. */
  reason: string,
]

const hostile = (
  what: string,
  reason: string,
  body: string,
  ...more: readonly Packed[]
): HostileTemplate => [what, 'Letter.docx', aWordTemplate(body, { more }), reason]

const field = (code: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code.slice(0, 4)}</w:instrText></w:r><w:r><w:instrText>${code.slice(4)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

const changes = 'has tracked changes'
const embedded = 'embedded'
const outside = 'fetches something from elsewhere'
const damaged = 'damaged'

const contents: readonly HostileTemplate[] = [
  hostile('an insertion', changes, `<w:p><w:ins w:id="1">${run('x')}</w:ins></w:p>`),
  hostile(
    'a deletion',
    changes,
    '<w:p><w:del w:id="1"><w:r><w:delText>x</w:delText></w:r></w:del></w:p>',
  ),
  hostile('a move', changes, `<w:p><w:moveTo w:id="1">${run('x')}</w:moveTo></w:p>`),
  hostile(
    'a changed look',
    changes,
    `<w:p>${run('x', '<w:rPrChange w:id="1"><w:rPr/></w:rPrChange>')}</w:p>`,
  ),
  hostile('a comment', 'has comments', '<w:p><w:commentRangeStart w:id="1"/></w:p>'),
  hostile('a part of comments', 'has comments', p('x'), {
    name: 'word/comments.xml',
    text: '<w:comments xmlns:w="x"><w:comment w:id="1"/></w:comments>',
  }),
  hostile('another file taken in', 'takes in another file', '<w:altChunk r:id="rId8"/>'),
  hostile('a relation that takes in another file', 'takes in another file', p('x'), {
    name: 'word/_rels/header1.xml.rels',
    text: '<Relationships><Relationship Id="r" Type="http://x/aFChunk" Target="x.html"/></Relationships>',
  }),
  hostile('a file taken in by name', 'takes in another file', p('x'), {
    name: 'word/afchunk.htm',
    text: 'x',
  }),
  hostile('an embedded object', embedded, '<w:p><w:r><w:object/></w:r></w:p>'),
  hostile('a control', embedded, '<w:p><w:r><w:control r:id="x"/></w:r></w:p>'),
  hostile('an embedded workbook', embedded, p('x'), {
    name: 'word/embeddings/Book.xlsx',
    text: 'x',
  }),
  hostile('an OLE program', embedded, p('x'), {
    name: 'word/embeddings/oleObject1.bin',
    text: 'x',
  }),
  hostile('an ActiveX program', embedded, p('x'), { name: 'word/activeX/activeX1.bin', text: 'x' }),
  hostile('macros', 'macros', p('x'), { name: 'word/vbaProject.bin', text: 'x' }),
  ...['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument'].map((kind) =>
    hostile(`an external ${kind}`, outside, p('x'), {
      ...anExternalRelation(kind),
      name: 'word/_rels/settings.xml.rels',
    }),
  ),
  hostile('a link that runs something', 'link that runs', p('x'), {
    name: 'word/_rels/header1.xml.rels',
    text: '<Relationships><Relationship Id="r" Type="http://x/hyperlink" Target="javascript:x" TargetMode="External"/></Relationships>',
  }),
  ...[
    'INCLUDETEXT "c:\\\\x"',
    'DDEAUTO c:\\\\calc x',
    'INCLUDEPICTURE "http://x"',
    'LINK Excel.Sheet',
  ].map((code) => hostile(`a field ${code}`, 'a field that fetches or runs', field(code))),
  hostile(
    'a simple field',
    'a field that fetches or runs',
    '<w:p><w:fldSimple w:instr=" MACROBUTTON x"/></w:p>',
  ),
  hostile('a signature', 'is signed', p('x'), { name: '_xmlsignatures/sig1.xml', text: '<x/>' }),
  hostile('an entity', damaged, p('x'), {
    name: 'word/_rels/x.xml.rels',
    text: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
  }),
  hostile('a locked part', 'password', p('x'), { name: 'word/locked.xml', text: 'x', flags: 1 }),
  hostile('a path that leads out', damaged, p('x'), { name: '../../x', text: 'x' }),
  hostile('a part that is there twice', damaged, p('x'), {
    name: 'word/document.xml',
    text: '<x/>',
  }),
  hostile('a size that is a lie', 'unpacks', p('x'), {
    name: 'word/x.xml',
    text: 'x',
    claimed: 0xffff_fff0,
  }),
]

const document = (what: string, reason: string, xml: string): HostileTemplate => [
  what,
  'Letter.docx',
  aWordTemplate('', { document: xml }),
  reason,
]

const whole = documentXml(p('x'))

const documents: readonly HostileTemplate[] = [
  document('an element that is not closed', damaged, whole.replace('</w:body>', '')),
  document('elements that cross', damaged, documentXml('<w:p><w:r></w:p></w:r>')),
  document('a reference to nothing', damaged, documentXml(p('x').replace('>x<', '>&y;<'))),
  document('a control character', damaged, documentXml(p('x').replace('>x<', '>&#1;<'))),
  document('a mark of ours', damaged, documentXml(p('x').replace('>x<', '>\u00010\u0002<'))),
  document('two roots', damaged, `${whole}<w:document/>`),
  document(
    'very deep nesting',
    damaged,
    documentXml('<w:sdt>'.repeat(5000) + '</w:sdt>'.repeat(5000)),
  ),
  document(
    'another namespace',
    'not a usual Word document',
    whole.replaceAll('wordprocessingml', 'other'),
  ),
  document(
    'an entity in its text',
    damaged,
    whole.replace('<w:document', '<!DOCTYPE x><w:document'),
  ),
  document('braces without an end', 'is not closed', documentXml(p('{{ '.repeat(50_000)))),
  document('a field that is too long', 'too long', documentXml(p(`{{ ${'x'.repeat(5000)} }}`))),
  document('too many fields', 'fields', documentXml(p('{{ today }}'.repeat(5000)))),
  document('a loop without an end', 'has no end', documentXml(p('{% for c in clients %}'))),
  document(
    'a loop that crosses cells',
    'several cells',
    documentXml(table(row('a {% for c in clients %} b', 'c {% endfor %} d'))),
  ),
  document('too much text', 'too much text', documentXml(p('x'.repeat(1_000_000)))),
  document('too much XML', 'too large', documentXml('<w:p></w:p>'.repeat(500_000))),
]

const zeros = deflateRawSync(new Uint8Array(60 * 1024 * 1024))

const files: readonly HostileTemplate[] = [
  [
    'a picture that is a bomb',
    'Letter.docx',
    aWordTemplate(p('x'), {
      more: [{ name: 'word/media/a.bmp', text: '', packed: zeros, claimed: 12 }],
    }),
    'too large',
  ],
  [
    'a text that is a bomb',
    'Letter.docx',
    aWordTemplate(p('x'), {
      more: [{ name: 'word/header2.xml', text: '', packed: zeros, claimed: 12 }],
    }),
    'too large',
  ],
  ['a password', 'Letter.docx', aCompoundFile('EncryptedPackage'), 'password'],
  ['an old Word file', 'Letter.doc', aCompoundFile(), 'cannot be uploaded'],
  ['a file with macros by name', 'Letter.docm', aWordTemplate(p('x')), 'cannot be uploaded'],
  ['a PDF under another name', 'Letter.docx', aPdf(), 'but it is a PDF'],
  [
    'a text under another name',
    'Letter.docx',
    latin('Dear {{ client.names }}'),
    'but it is plain text',
  ],
  ['a workbook under another name', 'Letter.docx', aWorkbook(), 'archive under another name'],
  [
    'an archive under another name',
    'Letter.docx',
    anArchive([{ name: 'run.exe', text: 'MZ' }]),
    'archive under another name',
  ],
  ['an empty file', 'Letter.docx', new Uint8Array(), 'empty'],
  ['a file that is cut off', 'Letter.docx', aWordTemplate(p('x')).slice(0, 900), damaged],
]

/** More than 50 files that cannot be templates, each with the reason. */
export const hostileTemplates: readonly HostileTemplate[] = [...contents, ...documents, ...files]
