import { plain, utf8, written } from '../further/written.ts'

const KEYS = plain('The keys are here.')
const RECEIVED = { text: 'The keys are here.' }

const subject = (name: string, lines: readonly string[], read: string) =>
  written(name, [...lines, ...KEYS], { ...RECEIVED, subject: read })

const sender = (
  name: string,
  line: string,
  from: Readonly<Record<string, unknown>>,
  warn: readonly string[] = [],
) => written(name, [`From: ${line}`, ...KEYS], { ...RECEIVED, from, warn })

/** Subjects, senders and the lines around them. */
export const headers = [
  subject(
    'a letter split over two encoded words',
    ['Subject: =?utf-8?B?U2NobMM=?=', ' =?utf-8?B?vHNzZWzDvGJlcmdhYmU=?='],
    'Schlüsselübergabe',
  ),
  subject(
    'an emoji split over two encoded words',
    ['Subject: =?UTF-8?b?RG9uZSDwnw==?= =?UTF-8?b?jokgdG9kYXk=?='],
    'Done 🎉 today',
  ),
  subject(
    'two encoded words of ISO-2022-JP',
    [
      'Subject: =?ISO-2022-JP?B?GyRCODAkTjx1JDEbKEI=?=',
      '\t=?ISO-2022-JP?B?GyRCRU8kNyRLJEQkJCRGGyhC?=',
    ],
    '鍵の受け渡しについて',
  ),
  subject(
    'two encoded words of two character sets',
    ['Subject: =?koi8-r?B?68zA3sk=?= =?iso-8859-1?Q?_=A35?='],
    'Ключи £5',
  ),
  subject(
    'an encoded word with a language',
    ['Subject: =?utf-8*en-GB?Q?Caf=C3=A9_keys?= today'],
    'Café keys today',
  ),
  subject(
    'an encoded word with spaces in it',
    ['Subject: =?utf-8?Q?Caf=C3=A9 keys on Friday?='],
    'Café keys on Friday',
  ),
  subject(
    'encoded words with nothing between them',
    ['Subject: =?utf-8?Q?Caf=C3=A9?==?utf-8?Q?_keys?='],
    'Café keys',
  ),
  subject(
    'base64 words without padding',
    ['Subject: =?utf-8?B?Q2Fmw6k?= =?utf-8?B?IMKjNQ?='],
    'Café £5',
  ),
  subject('an empty encoded word', ['Subject: =?utf-8?Q??= Keys'], 'Keys'),
  subject('a word that only looks encoded', ['Subject: Is 2 =? 3 or ?= 4'], 'Is 2 =? 3 or ?= 4'),
  subject('a raw subject in UTF-8', [`Subject: ${utf8('Schlüssel £5')}`], 'Schlüssel £5'),
  subject('a raw subject in Latin-1', ['Subject: Schl\xfcssel \xa35'], 'Schlüssel £5'),
  subject(
    'a subject that begins on its second line',
    ['Subject:', ' The keys', '\tof 12 Elm Road'],
    'The keys of 12 Elm Road',
  ),
  subject('two subjects', ['Subject: The keys', 'Subject: Another'], 'The keys'),
  subject(
    'a subject with a soft hyphen and a tab',
    ['Subject: The\tkeys  of   Elm Road'],
    'The keys of Elm Road',
  ),
  sender('a name in an old comment', 'sunita@brookes.test (Sunita Rao)', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  sender('a comment inside a name', '"Rao, Sunita" (home (for now)) <sunita@brookes.test>', {
    name: 'Rao, Sunita',
    address: 'sunita@brookes.test',
  }),
  sender(
    'encoded words inside quotes',
    '"=?utf-8?Q?Ana=C3=AFs?= =?utf-8?Q?_Roy?=" <anais@brookes.test>',
    {
      name: 'Anaïs Roy',
      address: 'anais@brookes.test',
    },
  ),
  sender('escaped quotes in a name', '"Sunita \\"Sunny\\" Rao" <sunita@brookes.test>', {
    name: 'Sunita "Sunny" Rao',
    address: 'sunita@brookes.test',
  }),
  sender('an encoded comma in a name', '=?utf-8?Q?Rao=2C_Sunita?= <sunita@brookes.test>', {
    name: 'Rao, Sunita',
    address: 'sunita@brookes.test',
  }),
  sender('a route of old', 'Sunita Rao <@relay.test,@hub.test:sunita@brookes.test>', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  sender('a group as sender', 'The team: Sunita Rao <sunita@brookes.test>;', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  sender('an address whose bracket is never closed', 'Sunita Rao <sunita@brookes.test', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  sender('a local part in quotes', '<"sunita rao"@brookes.test>', {
    name: '',
    address: '"sunita rao"@brookes.test',
    address_any: ['sunita rao@brookes.test'],
  }),
  sender(
    'another address as name',
    '"partner@harcourt.test" <thief@elsewhere.test>',
    {
      name: 'partner@harcourt.test',
      address: 'thief@elsewhere.test',
    },
    ['address-in-name'],
  ),
  sender(
    'another address as name, in letters of full width',
    `"${utf8('partner＠harcourt．test')}" <thief@elsewhere.test>`,
    {
      name: 'partner＠harcourt．test',
      address: 'thief@elsewhere.test',
    },
    ['address-in-name'],
  ),
  sender(
    'a Cyrillic letter in a name',
    '=?utf-8?B?U3VuaXTQsCBSYW8=?= <sunita@brookes.test>',
    {
      name: 'Sunitа Rao',
      address: 'sunita@brookes.test',
    },
    ['mixed-scripts'],
  ),
  sender(
    'an encoded domain',
    'Brookes <info@mail.xn--brookes-4of.test>',
    {
      name: 'Brookes',
      address: 'info@mail.xn--brookes-4of.test',
      address_any: ['info@mail.brookeș.test'],
    },
    ['encoded-domain'],
  ),
  written(
    'two senders',
    ['From: Sunita Rao <sunita@brookes.test>, Omar Bell <omar@brookes.test>', ...KEYS],
    {
      ...RECEIVED,
      warn: ['two-from'],
    },
  ),
  written('answers elsewhere', ['Reply-To: "Sunita Rao" <sunita.rao@brookes-law.test>', ...KEYS], {
    ...RECEIVED,
    warn: ['reply-to-elsewhere'],
  }),
  written(
    'a domain that did not confirm',
    [
      'Authentication-Results: mx.test; spf=pass smtp.mailfrom=a.test;',
      ' dkim=none; dmarc=fail (p=none dis=none) header.from=brookes.test',
      ...KEYS,
    ],
    { ...RECEIVED, warn: ['dmarc-fail'] },
  ),
  written(
    'no date, and a header line without a colon',
    ['X-One: 1', 'this is no header', 'X-Two: 2', ...KEYS],
    RECEIVED,
  ),
  written('a date that is none', ['Date: Someday, 42 Brumaire 2026 25:61', ...KEYS], RECEIVED),
  {
    ...written(
      'lines that end in a line feed alone',
      ['From: Sunita Rao <sunita@brookes.test>', ...KEYS],
      RECEIVED,
    ),
    mail: 'From sunita@brookes.test Mon Nov  2 10:00:00 2026\nFrom: Sunita Rao\n <sunita@brookes.test>\nSubject: Keys\n\nThe keys are here.\n',
  },
  {
    ...written('lines that end in a carriage return alone', KEYS, RECEIVED),
    mail: 'From: Sunita Rao <sunita@brookes.test>\rSubject: Keys\r\rThe keys are here.\r',
  },
  written('a header of half a megabyte', [`X-Long: ${'a'.repeat(500_000)}`, ...KEYS], RECEIVED),
  written(
    'four thousand headers',
    [...Array.from({ length: 4000 }, (_, at) => `X-H${at}: ${at}`), ...KEYS],
    RECEIVED,
  ),
]
