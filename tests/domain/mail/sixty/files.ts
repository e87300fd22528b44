import { base64, parts, plain, type WrittenMail, written } from '../further/written.ts'

const mixed = ['Content-Type: multipart/mixed; boundary=mix', '']
const encoded = 'Content-Transfer-Encoding: base64'
const pdf = 'Content-Type: application/pdf'
const withFile = (...headers: readonly string[]) => [
  ...mixed,
  ...parts('mix', plain('Attached.'), [...headers, '', '%PDF-1.4']),
]
const named = (name: string | null, more: object = {}) => ({
  text: 'Attached.',
  attachments: [{ name, type: 'application/pdf', bytes: 8 }],
  ...more,
})
const attachment = 'Content-Disposition: attachment;'

const digit = (six: number) => String.fromCharCode(six === 0 ? 96 : six + 32)

/** A line of uuencode. */
const uuencoded = (octets: string) => {
  const bits = [...octets].map((it) => it.charCodeAt(0).toString(2).padStart(8, '0')).join('')
  const padded = bits.padEnd(Math.ceil(octets.length / 3) * 24, '0')
  const sixes = padded.match(/.{6}/g) ?? []
  return digit(octets.length) + sixes.map((it) => digit(Number.parseInt(it, 2))).join('')
}

const yencoded = (octets: string) =>
  [...octets].map((it) => String.fromCharCode((it.charCodeAt(0) + 42) % 256)).join('')

/** How a file is named. */
export const names: readonly WrittenMail[] = [
  written(
    'a name in eleven pieces, some of them encoded',
    withFile(
      pdf,
      `${attachment}\r\n${Array.from({ length: 11 }, (_, it) => (it === 0 ? " filename*0*=iso-8859-1'en'%A3" : ` filename*${it}=p${it}`)).join(';\r\n')}`,
    ),
    named('£p1p2p3p4p5p6p7p8p9p10'),
  ),
  written(
    'a name in Shift JIS, tagged with its language',
    withFile(pdf, `${attachment} filename*=shift_jis'ja'%95%5C%8E%A6.pdf`),
    named('表示.pdf'),
  ),
  written(
    'a name in pieces on the type alone',
    withFile(`${pdf};\r\n name*0*=UTF-8''%E2%82%AC%20;\r\n name*1*=plan.pdf`),
    named('€ plan.pdf'),
  ),
  written(
    'a name whose tag says no charset',
    withFile(pdf, `${attachment} filename*=''Caf%C3%A9%20plan.pdf`),
    named('Café plan.pdf'),
  ),
  written(
    'a tagged name within quotes',
    withFile(pdf, `${attachment} filename*="UTF-8''Caf%C3%A9.pdf"`),
    named('Café.pdf'),
  ),
  written(
    'a path that climbs out',
    withFile(pdf, `${attachment} filename*=utf-8''..%2F..%5C..%2Fetc%2FPlan.pdf`),
    named('Plan.pdf'),
  ),
  written('a name of dots alone', withFile(pdf, `${attachment} filename=".."`), named(null)),
  written(
    'line breaks and zeros in a name',
    withFile(pdf, `${attachment} filename*=utf-8''Pl%00a%0D%0An.pdf`),
    named('Plan.pdf'),
  ),
  written(
    'another name on the type than on the disposition',
    withFile(`${pdf}; name="ATT0001.bin"`, `${attachment} filename="Plan.pdf"`),
    named('Plan.pdf'),
  ),
  written(
    'a name folded within its quotes',
    withFile(pdf, `${attachment}\r\n filename="Plan of the\r\n\tgarden.pdf"`),
    named('Plan of the garden.pdf'),
  ),
  written(
    'a program that is called a document',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        `${pdf}; name="Plan.pdf"`,
        encoded,
        '',
        base64('MZ\x90\x00\x03\x00\x00\x00'),
      ]),
    ],
    named('Plan.pdf', { warn: ['risky-file'] }),
  ),
  written(
    'a program behind many blanks',
    withFile(pdf, `${attachment} filename="Plan.pdf${' '.repeat(90)}.exe"`),
    named(null, { warn: ['risky-file'] }),
  ),
]

/** What a file holds, and where it lies. */
export const contents: readonly WrittenMail[] = [
  written(
    'a uuencoded file in the text',
    [...plain('See attached.'), 'begin 644 Plan.pdf', uuencoded('%PDF-1.4'), '`', 'end', 'Regards'],
    {
      text: 'See attached. Regards',
      attachments: [{ name: 'Plan.pdf', type: 'application/pdf', bytes: 8 }],
    },
  ),
  written(
    'a sentence that begins like a uuencoded file',
    plain('begin 644 is our reference.\r\nRegards'),
    { text: 'begin 644 is our reference. Regards' },
  ),
  written(
    'a yEnc file in the text',
    [
      ...plain('See attached.'),
      '=ybegin line=128 size=8 name=Plan.pdf',
      yencoded('%PDF-1.4'),
      '=yend size=8',
    ],
    {
      text: 'See attached.',
      attachments: [{ name: 'Plan.pdf', type: 'application/pdf', bytes: 8 }],
    },
  ),
  written(
    'base64 with blanks, strangers and no filling',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        `${pdf}; name=a.pdf`,
        encoded,
        '',
        'JVBE Ri',
        '-0xLj\tQ',
      ]),
    ],
    named('a.pdf'),
  ),
  written(
    'a file in quoted-printable that ends in a soft break',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        `${pdf}; name=a.pdf`,
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '%PDF=2D1=',
        '.4=',
      ]),
    ],
    named('a.pdf'),
  ),
  written(
    'a file of no bytes',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        `${pdf}; name=a.pdf`,
        `${attachment} filename=a.pdf`,
        encoded,
        '',
        '',
      ]),
    ],
    { text: 'Attached.', attachments: [{ name: 'a.pdf', type: 'application/pdf', bytes: 0 }] },
  ),
  written(
    'pictures of the page without a name',
    [
      'Content-Type: multipart/related; boundary=mix; type="text/html"',
      '',
      ...parts(
        'mix',
        ['Content-Type: text/html', '', '<p>Look <img src="cid:1@x"><img src="cid:2@x"></p>'],
        ...['1', '2'].map((id) => [
          'Content-Type: image/png',
          `Content-ID: <${id}@x>`,
          encoded,
          '',
          base64('\x89PNG....'),
        ]),
      ),
    ],
    {
      text: 'Look',
      text_from: 'html',
      attachments: [1, 2].map(() => ({ name: null, type: 'image/png', bytes: 8, inline: true })),
    },
  ),
  written(
    'a text file as an attachment without a name',
    [
      ...mixed,
      ...parts('mix', plain('Attached.'), [
        'Content-Type: text/plain',
        'Content-Disposition: attachment',
        '',
        'Boiler',
      ]),
    ],
    { text: 'Attached.', attachments: [{ name: null, type: 'text/plain', bytes: 6 }] },
  ),
]
