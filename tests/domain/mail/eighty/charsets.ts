import { utf8, written } from '../further/written.ts'

const text = (charset: string, encoding: string, ...body: string[]) => [
  `Content-Type: text/plain; charset=${charset}`,
  `Content-Transfer-Encoding: ${encoding}`,
  '',
  ...body,
]

/** Character sets of bodies. */
export const charsets = [
  written(
    'ISO-2022-JP in seven bits',
    text('ISO-2022-JP', '7bit', '\x1b$B7@Ls=q$rAw$j$^$9\x1b(B'),
    {
      text: '契約書を送ります',
    },
  ),
  written(
    'half-width katakana in ISO-2022-JP',
    text('iso-2022-jp', 'base64', 'GyhJMUpfMEQbJEIkTjgwGyhC'),
    {
      text: 'ｱﾊﾟｰﾄの鍵',
    },
  ),
  written('EUC-JP', text('euc-jp', 'base64', 'yqq376TOuLA='), { text: '物件の鍵' }),
  written(
    'Shift_JIS by an old name, with signs of Windows',
    text('x-sjis', 'base64', 'h0CMX5bxgWA='),
    {
      text: '①契約～',
    },
  ),
  written(
    'KOI8-R in quoted-printable',
    text('koi8-r', 'quoted-printable', '=E4=CF=C7=CF=D7=CF=D2=20=C7=CF=D4=CF=D7'),
    {
      text: 'Договор готов',
    },
  ),
  written('KOI8-U', text('"KOI8-U"', 'base64', 'vdLVztQgpiDLzMDepg=='), { text: 'Ґрунт і ключі' }),
  written(
    'four octets of GB18030 under the label GB2312',
    text('gb2312', 'base64', 'lTSyNc/Iyfq1xLrPzaw='),
    {
      text: '𠮷先生的合同',
    },
  ),
  written('Korean beyond KS C 5601', text('ks_c_5601-1987', 'base64', 'jGO55rCix88='), {
    text: '똠방각하',
  }),
  written('ISO-2022-KR', text('iso-2022-kr', '7bit', '\x1b$)C\x0e?-<h\x0f'), { text: '열쇠' }),
  written('HZ', text('hz-gb-2312', '7bit', '~{T?3W~}'), { text: '钥匙' }),
  written('Big5 with characters of Hong Kong', text('big5-hkscs', 'base64', 'wuqwzaR3peY='), {
    text: '鎖匙已交',
  }),
  written('Hebrew in its logical order', text('iso-8859-8-i', 'base64', '+ezl7Q=='), {
    text: 'שלום',
  }),
  written(
    'UTF-16 with a mark of either order',
    text('utf-16', 'base64', '/v8AQwBhAGYA6QAgAKMANQ=='),
    {
      text: 'Café £5',
    },
  ),
  written('Mac Roman', text('macintosh', 'quoted-printable', '=D2Caf=8E=D3=20=A35'), {
    text: '“Café” £5',
  }),
  written('UTF-7', text('utf-7', '7bit', 'Price +AKM-250,000 +IBM agreed'), {
    text: 'Price £250,000 – agreed',
  }),
  written('UTF-8 that says US-ASCII', text('us-ascii', '8bit', utf8('Café £5')), {
    text: 'Café £5',
  }),
  written(
    'octets of Windows that say US-ASCII',
    text('us-ascii', '8bit', 'Caf\xe9 \xa35 \x96 \x80 9'),
    {
      text: 'Café £5 – € 9',
    },
  ),
  written('a label that quoted-printable ate', text('3D"utf-8"', '8bit', utf8('Schlüssel £5')), {
    text: 'Schlüssel £5',
  }),
  written('octets of Windows under unknown-8bit', text('unknown-8bit', '8bit', 'Caf\xe9 \xa35'), {
    text: 'Café £5',
  }),
  written(
    'UTF-8 that begins with its mark',
    text('utf-8', '8bit', `\xef\xbb\xbf${utf8('Schlüssel')}`),
    {
      text: 'Schlüssel',
    },
  ),
  written(
    'a label with a comment behind it',
    text('iso-8859-15 (Latin 9)', 'quoted-printable', 'Cost =A4 5'),
    {
      text: 'Cost € 5',
    },
  ),
  written('Thai', text('TIS-620', 'base64', 'ytGtrdI='), { text: 'สัญญา' }),
]
