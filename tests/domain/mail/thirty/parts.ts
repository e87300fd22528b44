import { base64, parts, plain, utf8, type WrittenMail, written } from '../further/written.ts'
import { numberOf, tnefWith } from '../sixty/tnef.ts'

const encoded = 'Content-Transfer-Encoding: base64'
const pdf = 'Content-Type: application/pdf'
const mixed = ['Content-Type: multipart/mixed; boundary=mix', '']
const withFile = (...headers: readonly string[]) => [
  ...mixed,
  ...parts('mix', plain('Attached.'), [...headers, '', '%PDF-1.4']),
]
const named = (name: string | null, more: object = {}) => ({
  text: 'Attached.',
  attachments: [{ name, type: 'application/pdf', bytes: 8 }],
  ...more,
})

/** A published example of compressed RTF (MS-OXRTFCP 3.1). */
const PUBLISHED =
  '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af320' +
  '68656c090020627705b06c647d0a800fa0'
const octetsIn = (hex: string) =>
  hex.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))

/** Files, protections and structures. */
export const filesAndParts: readonly WrittenMail[] = [
  written(
    'winmail.dat alone, whose RTF is compressed',
    [
      'Content-Type: application/octet-stream; name="winmail.dat"',
      encoded,
      '',
      base64(tnefWith({ rtf: octetsIn(PUBLISHED) })),
    ],
    {
      text: 'hello world',
      attachments: [{ name: 'winmail.dat', type: 'application/octet-stream' }],
    },
  ),
  written(
    'winmail.dat that is cut off within its file',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        'Content-Type: application/ms-tnef; name="winmail.dat"',
        encoded,
        '',
        base64(
          `${tnefWith({ files: [{ name: 'a.pdf', content: '%PDF' }] })}\x02${numberOf(0x0006800f, 4)}${numberOf(9999, 4)}abc`,
        ),
      ]),
    ],
    {
      text: 'Attached.',
      attachments: [{ name: 'winmail.dat', type: 'application/ms-tnef' }],
      tnef: ['a.pdf 4'],
    },
  ),
  written(
    'a name without quotes that has blanks, brackets and a semicolon behind',
    withFile(`${pdf}; name=Plan of (flat 2) [v1].pdf; x-mac-type="50444620"`),
    named('Plan of (flat 2) [v1].pdf'),
  ),
  written(
    'a name in quotes of two bytes',
    withFile(pdf, `Content-Disposition: attachment; filename="${utf8('“Plan”.pdf')}"`),
    named('“Plan”.pdf'),
  ),
  written(
    'an encoded name that is cut into words inside one parameter',
    withFile(
      pdf,
      'Content-Disposition: attachment;\r\n filename="=?utf-8?B?UGxhbiBvZiB0aGUg?=\r\n =?utf-8?B?Z2FyZGVuLnBkZg==?="',
    ),
    named('Plan of the garden.pdf'),
  ),
  written(
    'a file whose disposition says nothing but inline',
    withFile(`${pdf}; name="Plan.pdf"`, 'Content-Disposition: inline'),
    named('Plan.pdf'),
  ),
  written(
    'a script behind an ending of two parts',
    withFile(pdf, 'Content-Disposition: attachment; filename="Plan.pdf.js"'),
    named('Plan.pdf.js', { warn: ['risky-file'] }),
  ),
  written(
    'two uuencoded files in a part of a mail',
    [
      ...mixed,
      ...parts('mix', [
        ...plain('Two.'),
        'begin 644 a.txt',
        '#86)C',
        '`',
        'end',
        'begin 664 b.txt',
        '"9&4 ',
        ' ',
        'end',
      ]),
    ],
    {
      text: 'Two.',
      attachments: [
        { name: 'a.txt', type: 'text/plain', bytes: 3 },
        { name: 'b.txt', type: 'text/plain', bytes: 2 },
      ],
    },
  ),
  written(
    'parts whose boundary has signs of patterns in it',
    [
      'Content-Type: multipart/mixed; boundary="a+b(c)?:=./\'_"',
      '',
      ...parts("a+b(c)?:=./'_", plain('Attached.'), [`${pdf}; name=a.pdf`, '', '%PDF-1.4']),
    ],
    named('a.pdf'),
  ),
  written(
    'a multipart of one text that closes twice',
    [...mixed, ...parts('mix', plain('Once.')), ...parts('mix', plain('Twice.'))],
    { text: 'Once.' },
  ),
  written(
    'a mail within a mail within a mail',
    [
      ...mixed,
      ...parts('mix', plain('See below.'), [
        'Content-Type: message/rfc822',
        '',
        'Subject: Outer',
        'Content-Type: multipart/mixed; boundary=in',
        '',
        ...parts('in', plain('Outer text'), [
          'Content-Type: message/rfc822; name="Inner.eml"',
          '',
          'Subject: Inner',
          '',
          'Inner text',
        ]),
      ]),
    ],
    {
      text: 'See below.',
      attachments: [{ name: null, type: 'message/rfc822' }],
      nested: ['Outer'],
    },
  ),
  written(
    'S/MIME: encrypted under a type of its own (RFC 8551)',
    [
      'Content-Type: application/pkcs7-mime; smime-type=authEnveloped-data; name=smime.p7m',
      encoded,
      '',
      base64('\x30\x80\x06\x0b\x2a\x86\x48\x86\xf7\x0d\x01\x09\x10\x01\x17\xa0\x80'),
    ],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/pkcs7-mime' }],
      warn: ['encrypted'],
    },
  ),
]
