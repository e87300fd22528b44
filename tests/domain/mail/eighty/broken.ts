import { base64, parts, plain, utf8, written } from '../further/written.ts'

const TEXT = plain('The keys are here.')
const READ = { text: 'The keys are here.' }
const PDF = base64('%PDF-1.4\n%test\n')
const PLAN = { name: 'plan.pdf', type: 'application/pdf', bytes: 15 }
const FILE = [
  'Content-Type: application/pdf; name="plan.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  PDF,
]

const typed = (
  name: string,
  type: string,
  from: 'plain' | 'html' = 'plain',
  text = 'The keys are here.',
) => written(name, [`Content-Type: ${type}`, '', text], { ...READ, text_from: from })

const fileOf = (
  name: string,
  headers: readonly string[],
  file: Readonly<Record<string, unknown>>,
) =>
  written(
    name,
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts('b', TEXT, [...headers, 'Content-Transfer-Encoding: base64', '', PDF]),
    ],
    { ...READ, attachments: [{ bytes: 15, ...file }] },
  )

const marked = (name: string, type: readonly string[], mark: string) =>
  written(name, [...type, '', ...parts(mark, TEXT, FILE)], { ...READ, attachments: [PLAN] })

const subject = (name: string, line: string, read: string) =>
  written(name, [`Subject: ${line}`, ...TEXT], { ...READ, subject: read })

const encodedBy = (name: string, encoding: string, body: string, text = 'The keys are here.') =>
  written(
    name,
    ['Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', body],
    { text },
  )

const KEYS = base64('The keys are here.')

/** What programs write that do not keep to the rules. */
export const broken = [
  typed('parameters with semicolons of their own', 'text/plain;;; charset=utf-8;;'),
  typed(
    'a space in place of a semicolon',
    'text/html charset=utf-8',
    'html',
    '<p>The keys are here.</p>',
  ),
  typed('a type of one word', 'text'),
  typed('an empty type', ''),
  typed(
    'a type that is repeated within itself',
    'text/html; text/html; charset="utf-8"',
    'html',
    '<p>The keys are here.</p>',
  ),
  typed('a character set named twice', 'text/plain; charset=utf-8; charset=utf-8'),
  written(
    'HTML without a version of MIME',
    ['Content-Type: TEXT/HTML', '', '<html><body><p>The keys are here.</p></body></html>'],
    { ...READ, text_from: 'html' },
  ),
  encodedBy('base64 in quotes', '"base64"', KEYS),
  encodedBy('base64 with a comment and a semicolon', 'Base64; (by us)', KEYS),
  encodedBy(
    'base64 that is none',
    'base64',
    'The keys are here: with no code at all.',
    'The keys are here: with no code at all.',
  ),
  encodedBy('a character too many behind base64', 'base64', `${KEYS}A`),
  encodedBy('quoted-printable in a word of its own', 'quotedprintable', 'The=20keys=20are=20here.'),
  encodedBy('zeros within a text', '8bit', 'The \0keys are\0 here.'),
  fileOf(
    'a file that says nothing but its name',
    ['Content-Disposition: attachment; filename=plan.pdf'],
    { name: 'plan.pdf', type: 'text/plain' },
  ),
  fileOf(
    'a name given twice',
    ['Content-Type: application/pdf; name="plan.pdf"; name="plan.pdf"'],
    PLAN,
  ),
  fileOf('a quote that is never closed', ['Content-Type: application/pdf; name="plan.pdf'], PLAN),
  fileOf(
    'an encoded name in quotes',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename*="utf-8\'\'Cl%C3%A9.pdf"',
    ],
    { name: 'Clé.pdf', type: 'application/pdf' },
  ),
  fileOf(
    'an encoded name without its character set',
    ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename*=Cl%C3%A9.pdf'],
    { name: 'Clé.pdf', type: 'application/pdf' },
  ),
  fileOf(
    'an encoded name without its star',
    [
      'Content-Type: application/pdf',
      "Content-Disposition: attachment; filename=UTF-8''Cl%C3%A9.pdf",
    ],
    { name: 'Clé.pdf', name_any: ["UTF-8''Cl%C3%A9.pdf"], type: 'application/pdf' },
  ),
  fileOf(
    'a disposition that nobody knows',
    ['Content-Type: application/pdf; name=plan.pdf', 'Content-Disposition: somewhere'],
    PLAN,
  ),
  fileOf(
    'a disposition of a name alone',
    ['Content-Type: application/pdf', 'Content-Disposition: filename=plan.pdf'],
    PLAN,
  ),
  fileOf(
    'a name in Latin-1 without a word of it',
    ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="Cl\xe9.pdf"'],
    { name: 'Clé.pdf', type: 'application/pdf' },
  ),
  fileOf(
    'a name of which half is encoded',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="the =?utf-8?Q?Cl=C3=A9?= plan.pdf"',
    ],
    { name: 'the Clé plan.pdf', type: 'application/pdf' },
  ),
  fileOf(
    'a name with semicolons in quotes',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="plan; part 2; of 3.pdf"',
    ],
    { name: 'plan; part 2; of 3.pdf', type: 'application/pdf' },
  ),
  marked(
    'a mark with signs of its own',
    ['Content-Type: multipart/mixed; boundary="=_(a)?:/+\'.,"'],
    "=_(a)?:/+'.,",
  ),
  marked(
    'a mark without quotes that holds an equals sign',
    ['Content-Type: multipart/mixed; boundary=----=_Part_1.2'],
    '----=_Part_1.2',
  ),
  marked(
    'a mark on a line that is not indented',
    ['Content-Type: multipart/mixed;', 'boundary="b1"'],
    'b1',
  ),
  marked(
    'a header whose name has a space behind it',
    ['Content-Type : multipart/mixed; boundary=b1'],
    'b1',
  ),
  marked(
    'a kind of multipart that nobody knows',
    ['Content-Type: multipart/x-strange; boundary=b1'],
    'b1',
  ),
  marked(
    'a mark in the second of two types',
    ['Content-Type: multipart/mixed; boundary=b1', 'Content-Type: text/plain'],
    'b1',
  ),
  written(
    'a last mark with a single hyphen',
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts('b', TEXT, FILE).slice(0, -1),
      '--b-',
    ],
    { ...READ, attachments: [PLAN] },
  ),
  written(
    'a mark within a line',
    [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      ...parts('b', plain('The keys --b are here.'), [
        'Content-Type: text/html',
        '',
        '<p>The keys --b are here.</p>',
      ]),
    ],
    { text: 'The keys --b are here.' },
  ),
  written(
    'a part whose headers are followed at once by its text',
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'The keys are here.',
      '--b',
      ...FILE,
      '--b--',
    ],
    { ...READ, attachments: [PLAN] },
  ),
  written(
    'a collection of mails',
    [
      'Content-Type: multipart/digest; boundary=b',
      '',
      ...parts(
        'b',
        ['', 'From: omar@brookes.test', 'Subject: One', '', 'First'],
        ['', 'From: omar@brookes.test', 'Subject: Two', '', 'Second'],
      ),
    ],
    {
      text_from: null,
      attachments: [
        { name: null, type: 'message/rfc822' },
        { name: null, type: 'message/rfc822' },
      ],
      nested: ['One', 'Two'],
    },
  ),
  written(
    'HTML beside an invitation alone',
    [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      ...parts(
        'b',
        ['Content-Type: text/html', '', '<p>The keys are here.</p>'],
        [
          'Content-Type: text/calendar; method=REQUEST',
          '',
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          'SUMMARY:Keys',
          'END:VEVENT',
          'END:VCALENDAR',
        ],
      ),
    ],
    {
      ...READ,
      text_from: 'html',
      attachments: [{ name: null, type: 'text/calendar', optional: true }],
      calendar: ['REQUEST Keys'],
    },
  ),
  written('headers alone', ['X-Nothing: more'], {}),
  written('a name with a colon', ['From: Brookes: Sunita Rao <sunita@brookes.test>', ...TEXT], {
    ...READ,
    from: { name: 'Sunita Rao', name_any: ['Brookes: Sunita Rao'], address: 'sunita@brookes.test' },
  }),
  written(
    'a name with a comma and no quotes',
    ['From: Rao, Sunita <sunita@brookes.test>', ...TEXT],
    {
      ...READ,
      from: { name: 'Rao, Sunita', name_any: ['Sunita'], address: 'sunita@brookes.test' },
    },
  ),
  written('brackets within brackets', ['From: "Sunita" <<sunita@brookes.test>>', ...TEXT], {
    ...READ,
    from: { name: 'Sunita', address: 'sunita@brookes.test' },
  }),
  written('spaces within an address', ['From: Sunita Rao < sunita @ brookes . test >', ...TEXT], {
    ...READ,
    from: { name: 'Sunita Rao', address: 'sunita@brookes.test' },
  }),
  written('a name in apostrophes', ["From: 'Sunita Rao' <sunita@brookes.test>", ...TEXT], {
    ...READ,
    from: { name: 'Sunita Rao', name_any: ["'Sunita Rao'"], address: 'sunita@brookes.test' },
  }),
  written('a sender and nothing of an address', ['From: Mail Delivery', 'Subject: Keys', ...TEXT], {
    ...READ,
    from: { name: 'Mail Delivery', name_any: [''], address: '', address_any: ['Mail Delivery'] },
  }),
  subject('a question mark within an encoded word', '=?utf-8?Q?Keys?_Caf=C3=A9?=', 'Keys? Café'),
  subject('an encoded word with broken escapes', '=?utf-8?Q?Caf=C3=A9_=Z?=', 'Café =Z'),
  subject(
    'an encoded word of a kind that nobody knows',
    '=?utf-8?X?abc?= Keys',
    '=?utf-8?X?abc?= Keys',
  ),
  subject('too much padding in an encoded word', '=?iso-8859-1?B?Q2Fm6Q===?=', 'Café'),
  subject(
    'an encoded word in a character set that nobody knows',
    '=?x-strange?Q?Caf=C3=A9?=',
    'Café',
  ),
  subject('an encoded word in the middle of a word', `pre=?utf-8?Q?Caf=C3=A9?=post`, 'preCafépost'),
  subject('raw letters beside an encoded word', `${utf8('Clé')} =?utf-8?Q?Caf=C3=A9?=`, 'Clé Café'),
]
