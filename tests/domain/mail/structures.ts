/** A mail whose parts are difficult, and what is read in it. */
export interface Structure {
  readonly name: string
  readonly mail: readonly string[]
  readonly text: string
  readonly files: readonly string[]
}

const MIXED = ['From: a@b.test', 'Content-Type: multipart/mixed; boundary=x', '']
const PLAIN = ['--x', 'Content-Type: text/plain', '', 'Hello']
const PDF = ['--x', 'Content-Type: application/pdf; name=a.pdf', '', '%PDF']

export const structures: readonly Structure[] = [
  { name: 'no end boundary', mail: [...MIXED, ...PLAIN, ...PDF], text: 'Hello', files: ['a.pdf'] },
  {
    name: 'blanks after a boundary',
    mail: [...MIXED, '--x  ', '', 'Hello', ...PDF, '--x-- '],
    text: 'Hello',
    files: ['a.pdf'],
  },
  {
    name: 'text before and after the parts',
    mail: [...MIXED, 'preamble', ...PLAIN, '--x--', 'epilogue'],
    text: 'Hello',
    files: [],
  },
  {
    name: 'a boundary that is never named',
    mail: ['Content-Type: multipart/mixed', '', ...PLAIN, ...PDF, '--x--'],
    text: 'Hello',
    files: ['a.pdf'],
  },
  {
    name: 'a boundary that never comes',
    mail: ['Content-Type: multipart/mixed; boundary=y', '', 'Hello'],
    text: 'Hello',
    files: [],
  },
  {
    name: 'a boundary that begins as its outer one',
    mail: [
      ...MIXED,
      '--x',
      'Content-Type: multipart/alternative; boundary=x_alt',
      '',
      '--x_alt',
      '',
      'Hello',
      '--x_alt--',
      ...PDF,
      '--x--',
    ],
    text: 'Hello',
    files: ['a.pdf'],
  },
  {
    name: 'a named inline text is a file',
    mail: [
      ...MIXED,
      ...PLAIN,
      '--x',
      'Content-Type: text/html; name=b.html',
      '',
      '<p>Bye',
      '--x--',
    ],
    text: 'Hello',
    files: ['b.html'],
  },
  {
    name: 'a named text is read where there is no other',
    mail: [...MIXED, '--x', 'Content-Type: text/plain; name=b.txt', '', 'Only', '--x--'],
    text: 'Only',
    files: ['b.txt'],
  },
  {
    name: 'two files of one name',
    mail: [...MIXED, ...PLAIN, ...PDF, ...PDF, '--x--'],
    text: 'Hello',
    files: ['a.pdf', 'a.pdf'],
  },
  {
    name: 'a nested mail stays out of the text',
    mail: [
      ...MIXED,
      ...PLAIN,
      '--x',
      'Content-Type: message/rfc822',
      '',
      'Subject: b',
      '',
      'Bye',
      '--x--',
    ],
    text: 'Hello',
    files: ['message.eml'],
  },
  {
    name: 'a digest holds mails',
    mail: [
      'Content-Type: multipart/digest; boundary=x',
      '',
      '--x',
      '',
      'Subject: b',
      '',
      'Bye',
      '--x--',
    ],
    text: '',
    files: ['message.eml'],
  },
  {
    name: 'a type without its second half is text',
    mail: [...MIXED, '--x', 'Content-Type: text', '', 'Hello', '--x--'],
    text: 'Hello',
    files: [],
  },
  {
    name: 'HTML alone',
    mail: [
      'Content-Type: text/html',
      '',
      '<head><style>p{}</style></head><p>Caf&eacute; &pound;5<br>Bye',
    ],
    text: 'Café £5 Bye',
    files: [],
  },
  {
    name: 'HTML where the plain part is empty',
    mail: [
      'Content-Type: multipart/alternative; boundary=x',
      '',
      '--x',
      '',
      ' ',
      '--x',
      'Content-Type: text/html',
      '',
      '<b>Hello</b>',
      '--x--',
    ],
    text: 'Hello',
    files: [],
  },
  {
    name: 'flowed lines with deleted blanks',
    mail: [
      'Content-Type: text/plain; format=flowed; delsp=yes',
      '',
      'sea ',
      'rches',
      '> quo ',
      '> ted',
    ],
    text: 'searches > quoted',
    files: [],
  },
  {
    name: 'base64 with strangers inside',
    mail: ['Content-Transfer-Encoding: base64', '', 'SGVs*bG8', '!'],
    text: 'Hello',
    files: [],
  },
  {
    name: 'quoted-printable with faults',
    mail: ['Content-Transfer-Encoding: Quoted-Printable;', '', 'caf=c3=A9 =ZZ 5=', '0% ='],
    text: 'café =ZZ 50%',
    files: [],
  },
  {
    name: 'a mailbox line before the headers',
    mail: ['From a@b.test Mon Jan  1 00:00:00 2024', 'Subject: a', '', 'Hello'],
    text: 'Hello',
    files: [],
  },
  {
    name: 'no line between headers and body',
    mail: ['Subject: a', 'Hello, world', 'more'],
    text: 'Hello, world more',
    files: [],
  },
  {
    name: 'a named page among its pictures is the body',
    mail: [
      'Content-Type: multipart/related; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; name=page.html',
      '',
      '<p>Hello</p>',
      '--x',
      'Content-Type: image/png; name=a.png',
      'Content-ID: <a>',
      '',
      'PNG',
      '--x--',
    ],
    text: 'Hello',
    files: ['a.png'],
  },
  {
    name: 'a boundary that looks like an encoded word',
    mail: [
      'Content-Type: multipart/mixed; boundary="=?utf-8?q?x?="',
      '',
      '--=?utf-8?q?x?=',
      '',
      'Hello',
    ],
    text: 'Hello',
    files: [],
  },
  {
    name: 'a byte order mark before the headers',
    mail: ['\u00ef\u00bb\u00bfContent-Transfer-Encoding: base64', '', 'SGVsbG8='],
    text: 'Hello',
    files: [],
  },
  { name: 'headers alone', mail: ['Subject: a', 'From: b@c.test'], text: '', files: [] },
  { name: 'nothing', mail: [''], text: '', files: [] },
  {
    name: 'the whole mail is a file',
    mail: [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename=a.pdf',
      '',
      '%PDF',
    ],
    text: '',
    files: ['a.pdf'],
  },
]
