import { base64, parts, plain, utf8, type WrittenMail, written } from './written.ts'

const html = (markup: string, type = 'text/html; charset=utf-8') => [
  `Content-Type: ${type}`,
  '',
  markup,
]
const alternative = 'Content-Type: multipart/alternative; boundary=alt'
const quoted = 'Content-Transfer-Encoding: quoted-printable'
const encoded = 'Content-Transfer-Encoding: base64'

/** Charsets, transfer encodings and bodies. */
export const texts: readonly WrittenMail[] = [
  written(
    'a soft break in the middle of a letter',
    ['Content-Type: text/plain; charset=utf-8', quoted, '', 'caf=C3=', '=A9 at noon'],
    { text: 'café at noon' },
  ),
  written(
    'escapes that are none',
    ['Content-Type: text/plain; charset=utf-8', quoted, '', '100=% sure, =ZZ and caf=c3=a9= ', 's'],
    { text: '100=% sure, =ZZ and cafés' },
  ),
  written(
    'base64 with other characters between',
    ['Content-Type: text/plain', encoded, '', 'SGVs', ' bG8g!!d29y', 'bGQ'],
    { text: 'Hello world' },
  ),
  written(
    'base64 in two pieces that both end',
    ['Content-Type: text/plain', encoded, '', base64('Hello, '), base64('world again')],
    { text: 'Hello, world again' },
  ),
  written(
    'a transfer encoding with a comment, in capitals',
    ['Content-Type: text/plain', 'Content-Transfer-Encoding: BASE64 (body)', '', base64('Noon')],
    { text: 'Noon' },
  ),
  written(
    'uuencoded text',
    [
      'Content-Type: text/plain',
      'Content-Transfer-Encoding: x-uuencode',
      '',
      'begin 644 a.txt',
      '%:&5L;&\\',
      '`',
      'end',
    ],
    { text: 'hello' },
  ),
  written(
    'UTF-16 with its mark',
    [
      'Content-Type: text/plain; charset=utf-16',
      encoded,
      '',
      base64('\xff\xfeK\x00e\x00y\x00s\x00\xac\x20'),
    ],
    { text: 'Keys€' },
  ),
  written(
    'Windows quotes under a label of ASCII',
    ['Content-Type: text/plain; charset=us-ascii', '', '\x93Offer\x94 \x96 \xa3250,000'],
    { text: '“Offer” – £250,000' },
  ),
  written(
    'a charset with the next parameter in its quotes',
    ['Content-Type: text/plain; charset="UTF-8; format=flowed"', '', utf8('£250,000')],
    { text: '£250,000' },
  ),
  written(
    'no semicolon before the charset',
    ['Content-Type: text/plain charset=utf-8', '', utf8('£250,000')],
    { text: '£250,000' },
  ),
  written(
    'a charset that the HTML names alone',
    html(
      '<html><head><meta charset="windows-1251"></head><p>\xcf\xf0\xe8\xe2\xe5\xf2</p>',
      'text/html',
    ),
    { text: 'Привет', text_from: 'html' },
  ),
  written(
    'HTML whose style, script and title are not read',
    html(
      '<html><head><title>Mail</title><style>p{color:red}</style></head><body><!-- x --><p>Keys&nbsp;at noon &amp; tea</p><script>x()</script></body></html>',
    ),
    { text: 'Keys at noon & tea', text_from: 'html' },
  ),
  written(
    'a plain part of blanks beside the HTML',
    [alternative, '', ...parts('alt', plain('  '), html('<p>See you</p>'))],
    { text: 'See you', text_from: 'html' },
  ),
  written(
    'a footer that a gateway added as a part',
    [
      'Content-Type: multipart/mixed; boundary=mix',
      '',
      ...parts('mix', plain('We exchange today.'), plain('This email is confidential.')),
    ],
    { text: 'We exchange today. This email is confidential.' },
  ),
  written(
    'flowed text without the blanks of its breaks',
    ['Content-Type: text/plain; format=flowed; delsp=yes', '', 'comple ', 'tion', '-- ', 'Sunita'],
    { text: 'completion -- Sunita' },
  ),
  written(
    'zeros between the letters',
    ['Subject: Ke\x00ys', 'Content-Type: text/plain', '', 'At\x00 noon'],
    { text: 'At noon' },
  ),
]
