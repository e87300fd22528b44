import { base64, utf8, written } from '../further/written.ts'

const body = (name: string, type: string, octets: string, text: string) =>
  written(name, [`Content-Type: ${type}`, 'Content-Transfer-Encoding: 8bit', '', octets], { text })

const page = (name: string, type: string, octets: string, text: string) =>
  written(name, [`Content-Type: ${type}`, '', octets], { text, text_from: 'html' })

const subject = (name: string, line: string, read: string) =>
  written(name, [`Subject: ${line}`, 'Content-Type: text/plain', '', 'Keys.'], {
    text: 'Keys.',
    subject: read,
  })

/** Scripts and labels that the other mails lack. */
export const charsets = [
  body('Hebrew of Windows', 'text/plain; charset=windows-1255', '\xf9\xec\xe5\xed', 'שלום'),
  body(
    'Hebrew in its logical order',
    'text/plain; charset=iso-8859-8-i',
    '\xf9\xec\xe5\xed',
    'שלום',
  ),
  body('Arabic of Windows', 'text/plain; charset=windows-1256', '\xe3\xd1\xcd\xc8\xc7', 'مرحبا'),
  body(
    'Greek by its number',
    'text/plain; charset=iso-8859-7',
    '\xca\xeb\xe5\xe9\xe4\xe9\xdc',
    'Κλειδιά',
  ),
  body(
    'a euro where Latin 1 has a currency',
    'text/plain; charset=iso-8859-15',
    '\xa4 500',
    '€ 500',
  ),
  body(
    'Turkish of Latin 5',
    'text/plain; charset=iso-8859-9',
    '\xddstanbul, \xdeubat',
    'İstanbul, Şubat',
  ),
  body(
    'Baltic of Windows',
    'text/plain; charset=windows-1257',
    'Rakt\xe0 gausite',
    'Raktą gausite',
  ),
  body('Vietnamese of Windows', 'text/plain; charset=windows-1258', 'Ch\xe0o b\xe1n', 'Chào bán'),
  body('Japanese by the label of Microsoft', 'text/plain; charset=cp932', '\x8c\xae', '鍵'),
  body(
    'Korean by its label of Windows',
    'text/plain; charset=ks_c_5601-1987',
    '\xbf\xad\xbc\xe8',
    '열쇠',
  ),
  body(
    'letters beyond a label of seven bits',
    'text/plain; charset=us-ascii',
    utf8('Café £5'),
    'Café £5',
  ),
  body(
    'a label that says that nobody knows',
    'text/plain; charset=unknown-8bit',
    utf8('Clé £5'),
    'Clé £5',
  ),
  body('a label of a database', 'text/plain; charset=utf8mb4', utf8('Café 🔑'), 'Café 🔑'),
  body('a label of Java', 'text/plain; charset=8859_1', 'Caf\xe9', 'Café'),
  body('a label in single quotes', "text/plain; charset='utf-8'", utf8('Café'), 'Café'),
  page(
    'a page that names its characters itself',
    'text/html',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>\xca\xeb\xfe\xf7\xe8</p>',
    'Ключи',
  ),
  page(
    'a page with a mark of UTF-8 and another label',
    'text/html; charset=iso-8859-1',
    `\xef\xbb\xbf<p>${utf8('Café')}</p>`,
    'Café',
  ),
  subject('a subject with its language', '=?utf-8*fr?Q?Cl=C3=A9s?=', 'Clés'),
  subject(
    'a subject with blanks within its code',
    '=?UTF-8?Q?Keys for Caf=C3=A9?=',
    'Keys for Café',
  ),
  subject('a subject whose words touch', '=?utf-8?Q?Cl=C3=A9?==?utf-8?Q?s?=', 'Clés'),
  subject(
    'a subject folded within its base64',
    `=?utf-8?B?${base64(utf8('Clés à')).slice(0, 6)}\r\n ${base64(utf8('Clés à')).slice(6)}?=`,
    'Clés à',
  ),
  subject('a subject of small letters in its code', '=?iso-8859-1?q?Cl=e9s_=a35?=', 'Clés £5'),
]
