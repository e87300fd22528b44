import { base64, plain, utf8, type WrittenMail, written } from '../further/written.ts'

const quoted = 'Content-Transfer-Encoding: quoted-printable'
const encoded = 'Content-Transfer-Encoding: base64'
const eightBit = 'Content-Transfer-Encoding: 8bit'
const text = (charset: string, ...more: readonly string[]) => [
  `Content-Type: text/plain; charset=${charset}`,
  ...more,
  '',
]

/** Character sets under right, wrong and odd labels. */
export const charsets: readonly WrittenMail[] = [
  written(
    'Windows quotes under the label of Latin 1, quoted-printable',
    [...text('iso-8859-1', quoted), '=93Offer=94 =96 =A3250,000=85'],
    { text: '“Offer” – £250,000…' },
  ),
  written(
    'a byte order mark before UTF-8 in base64',
    [...text('utf-8', encoded), base64(`\xef\xbb\xbf${utf8('Dear Sunita – £5')}`)],
    { text: 'Dear Sunita – £5' },
  ),
  written(
    'GB 18030 with a character of four bytes, in subject and body',
    ['Subject: =?gb18030?B?lTKCNg==?=', ...text('gb18030', eightBit), '\x95\x32\x82\x36\xc4\xe3'],
    { subject: '𠀀', text: '𠀀你' },
  ),
  written(
    'ISO-2022-JP in two encoded words and the body',
    [
      'Subject: =?ISO-2022-JP?B?GyRCJCIbKEI=?=\r\n =?ISO-2022-JP?B?GyRCJCQbKEI=?=',
      ...text('iso-2022-jp'),
      '\x1b$B$"$$\x1b(B at noon',
    ],
    { subject: 'あい', text: 'あい at noon' },
  ),
  written(
    'KOI8-R, raw in the body',
    ['Subject: =?koi8-r?Q?=F0=D2=C9=D7=C5=D4?=', ...text('"KOI8-R"', eightBit), '\xeb\xcc\xc0\xde'],
    { subject: 'Привет', text: 'Ключ' },
  ),
  written(
    'UTF-7',
    [...text('unicode-1-1-utf-7'), 'The price is +AKM-250,000 +IBM- 1 +- 1 agreed'],
    { text: 'The price is £250,000 – 1 + 1 agreed' },
  ),
  written(
    'UTF-16 of the other byte order, by its mark',
    [...text('utf-16', encoded), base64('\xfe\xff\x00K\x00e\x00y\x00s\x20\xac')],
    { text: 'Keys€' },
  ),
  written(
    'UTF-16 whose byte order the label names',
    [...text('UTF-16LE', encoded), base64('K\x00e\x00y\x00s\x00\xac\x20')],
    { text: 'Keys€' },
  ),
  written('a charset in single quotes', [...text("'utf-8'", eightBit), utf8('£250,000')], {
    text: '£250,000',
  }),
  written(
    'Shift JIS whose second byte is a backslash',
    [...text('Shift_JIS', quoted), '=95=5C=8E=A6'],
    { text: '表示' },
  ),
  written('Hebrew in its logical order', [...text('iso-8859-8-i', eightBit), '\xf9\xec\xe5\xed'], {
    text: 'שלום',
  }),
  written(
    'the header’s charset before that of the page',
    [
      'Content-Type: text/html; charset=iso-8859-2',
      quoted,
      '',
      '<html><head><meta http-equiv=3D"Content-Type" content=3D"text/html; charset=3Dutf-8"></head>',
      '<body>Luk=E1=B9</body></html>',
    ],
    { text: 'Lukáš', text_from: 'html' },
  ),
  written('no charset, but UTF-8', ['', utf8('Café – £5')], { text: 'Café – £5' }),
  written('UTF-8 with one letter of Windows in it', [...plain(`${utf8('£5')} \x96 noon`)], {
    text: '£5 � noon',
  }),
]
