import { base64, parts, plain, utf8, written } from '../further/written.ts'

const TEXT = plain('The keys are here.')
const READ = { text: 'The keys are here.' }
const PDF = base64('%PDF-1.4\n%test\n')

const mixed = (...each: readonly (readonly string[])[]) => [
  'Content-Type: multipart/mixed; boundary="mark"',
  '',
  ...parts('mark', ...each),
]

const pdf = (...headers: string[]) => [...headers, 'Content-Transfer-Encoding: base64', '', PDF]

const named = (
  name: string,
  headers: readonly string[],
  file: string | null,
  warn: readonly string[] = [],
) =>
  written(name, mixed(TEXT, pdf(...headers)), {
    ...READ,
    attachments: [{ name: file, type: 'application/pdf', bytes: 15 }],
    warn,
  })

const little = (value: number, octets: number) =>
  Array.from({ length: octets }, (_, at) => String.fromCharCode((value >>> (8 * at)) & 255)).join(
    '',
  )

const attribute = (level: number, id: number, data: string) =>
  String.fromCharCode(level) +
  little(id, 4) +
  little(data.length, 4) +
  data +
  little([...data].reduce((sum, it) => sum + it.charCodeAt(0), 0) & 0xffff, 2)

const file = (title: string, data: string) =>
  attribute(2, 0x00069002, '\0'.repeat(14)) +
  attribute(2, 0x00018010, `${title}\0`) +
  attribute(2, 0x0006800f, data)

const tnef = (...attributes: string[]) => little(0x223e9f78, 4) + little(1, 2) + attributes.join('')

/** Names of files, and what else is in a mail. */
export const files = [
  named(
    'continuations of a name, out of order and half encoded',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment;',
      ' filename*2=" Road.pdf";',
      " filename*0*=utf-8''Schl%C3%BCs;",
      ' filename*1*=sel%20Elm',
    ],
    'Schlüssel Elm Road.pdf',
  ),
  named(
    'twelve continuations',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment;',
      ...Array.from({ length: 12 }, (_, at) => ` filename*${at}="${'abcdefghijkl'[at]}";`),
      ' filename*12=".pdf"',
    ],
    'abcdefghijkl.pdf',
  ),
  named(
    'a letter split over two continuations',
    [
      'Content-Type: application/pdf',
      "Content-Disposition: attachment; filename*0*=utf-8'en'Caf%C3; filename*1*=%A9.pdf",
    ],
    'Café.pdf',
  ),
  named(
    'a plain name beside an encoded one',
    [
      'Content-Type: application/pdf; name="Cle.pdf"',
      'Content-Disposition: attachment; filename="Cl?.pdf"; filename*=iso-8859-1\'fr\'Cl%E9.pdf',
    ],
    'Clé.pdf',
  ),
  named(
    'encoded words in a name, split inside a letter',
    [
      'Content-Type: application/pdf;',
      ' name="=?utf-8?B?U2NobMM=?=',
      ' =?utf-8?B?vHNzZWw=?=.pdf"',
      'Content-Disposition: attachment',
    ],
    'Schlüssel.pdf',
  ),
  named(
    'a raw name in UTF-8',
    [
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${utf8('Schlüssel')}.pdf"`,
    ],
    'Schlüssel.pdf',
  ),
  named(
    'a name with a path of Windows',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="C:\\\\Users\\\\omar\\\\plan.pdf"',
    ],
    'plan.pdf',
  ),
  named(
    'a name that climbs',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="../../etc/plan.pdf"',
    ],
    'plan.pdf',
  ),
  named(
    'a name without quotes, with spaces',
    [
      'Content-Type: application/pdf; name=plan of the house.pdf',
      'Content-Disposition: attachment; filename=plan of the house.pdf',
    ],
    'plan of the house.pdf',
  ),
  named(
    'a name written from right to left',
    [
      'Content-Type: application/pdf',
      "Content-Disposition: attachment; filename*=utf-8''contract%E2%80%AEfdp.exe",
    ],
    'contractfdp.exe',
    ['risky-file'],
  ),
  named(
    'two endings of a name',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="contract.pdf.exe"',
    ],
    'contract.pdf.exe',
    ['risky-file'],
  ),
  named(
    'a pdf without any name',
    ['Content-Type: application/pdf', 'Content-Disposition: attachment'],
    null,
  ),
  named(
    'a name with control characters',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="pl\x01a\x00n\x7f.pdf"',
    ],
    'plan.pdf',
  ),
  written(
    'two files of one name, and one of no octets',
    mixed(
      TEXT,
      pdf('Content-Type: application/pdf; name=plan.pdf', 'Content-Disposition: attachment'),
      pdf('Content-Type: application/pdf; name=plan.pdf', 'Content-Disposition: attachment'),
      [
        'Content-Type: application/octet-stream; name=none.bin',
        'Content-Disposition: attachment',
        '',
        '',
      ],
    ),
    {
      ...READ,
      attachments: [
        { name: 'plan.pdf', type: 'application/pdf', bytes: 15 },
        {
          name: 'plan.pdf',
          name_any: ['plan (2).pdf', 'plan-2.pdf'],
          type: 'application/pdf',
          bytes: 15,
        },
        { name: 'none.bin', type: 'application/octet-stream', bytes: 0 },
      ],
    },
  ),
  written(
    'a text as attachment alone',
    [
      'Content-Type: text/plain; name=keys.txt',
      'Content-Disposition: attachment; filename=keys.txt',
      '',
      'The keys are here.',
    ],
    {
      text: '',
      text_from: null,
      attachments: [{ name: 'keys.txt', type: 'text/plain', bytes: 18 }],
    },
  ),
  written(
    'a page shown within the mail that has a name',
    mixed(TEXT, [
      'Content-Type: text/html; name="plan.html"',
      'Content-Disposition: inline; filename="plan.html"',
      '',
      '<p>Plan</p>',
    ]),
    {
      ...READ,
      attachments: [{ name: 'plan.html', type: 'text/html', bytes: 11 }],
      warn: ['risky-file'],
    },
  ),
  written(
    'text, a picture, and text again',
    mixed(
      plain('Before.'),
      [
        'Content-Type: image/png',
        'Content-Disposition: inline; filename=view.png',
        'Content-Transfer-Encoding: base64',
        '',
        'iVBORw0KGgoxMjM0',
      ],
      plain('After.'),
    ),
    { text: 'Before. After.', attachments: [{ name: 'view.png', type: 'image/png', bytes: 12 }] },
  ),
  written(
    'pictures of a page, a file beside them',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts(
        'a',
        [
          'Content-Type: multipart/related; boundary=ab; type="multipart/alternative"',
          '',
          ...parts(
            'ab',
            [
              'Content-Type: multipart/alternative; boundary=abc',
              '',
              ...parts('abc', TEXT, [
                'Content-Type: text/html',
                '',
                '<p>The keys <img src="cid:view@here"></p>',
              ]),
            ],
            [
              'Content-Type: image/png; name=view.png',
              'Content-ID: <view@here>',
              'Content-Disposition: inline',
              'Content-Transfer-Encoding: base64',
              '',
              'iVBORw0KGgoxMjM0',
            ],
          ),
        ],
        pdf('Content-Type: application/pdf; name=plan.pdf', 'Content-Disposition: attachment'),
      ),
    ],
    {
      ...READ,
      attachments: [
        { name: 'view.png', type: 'image/png', bytes: 12, inline: true },
        { name: 'plan.pdf', type: 'application/pdf', bytes: 15, inline: false },
      ],
    },
  ),
  written(
    'inner marks that are never closed',
    [
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      'Nobody reads this.',
      '--outer  ',
      'Content-Type: multipart/alternative; boundary=outer-inner',
      '',
      '--outer-inner',
      ...TEXT,
      '--outer',
      ...pdf('Content-Type: application/pdf; name=plan.pdf'),
      '--outer--',
      'Nor this.',
    ],
    { ...READ, attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 15 }] },
  ),
  written(
    'a multipart that does not say its mark',
    [
      'Content-Type: multipart/mixed',
      '',
      '--mark',
      ...TEXT,
      '--mark',
      ...pdf('Content-Type: application/pdf; name=plan.pdf'),
      '--mark--',
    ],
    { ...READ, attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 15 }] },
  ),
  written(
    'a part without headers',
    mixed(['', 'The keys are here.'], pdf('Content-Type: application/pdf; name=plan.pdf')),
    {
      ...READ,
      attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 15 }],
    },
  ),
  written(
    'a mail forwarded in base64, with a file',
    mixed(TEXT, [
      'Content-Type: message/rfc822; name="Old.eml"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="Old.eml"',
      '',
      base64(
        [
          'From: omar@brookes.test',
          'Subject: Old',
          'Content-Type: application/pdf; name=plan.pdf',
          'Content-Transfer-Encoding: base64',
          '',
          PDF,
        ].join('\r\n'),
      ),
    ]),
    {
      ...READ,
      attachments: [{ name: 'Old.eml', type: 'message/rfc822' }],
      nested: ['Old'],
    },
  ),
  written(
    'a mail that waits elsewhere',
    mixed(TEXT, [
      'Content-Type: message/external-body; access-type=URL; url="http://elsewhere.test/plan.pdf"; name="plan.pdf"',
      '',
      'Content-Type: application/pdf',
      'Content-ID: <1@here>',
      '',
    ]),
    {
      ...READ,
      attachments: [
        {
          name: 'plan.pdf',
          name_any: ['plan.pdf', 'attachment'],
          type: 'message/external-body',
          optional: true,
        },
      ],
    },
  ),
  written(
    'uuencode as the encoding of a file',
    mixed(TEXT, [
      'Content-Type: application/octet-stream; name=keys.bin',
      'Content-Transfer-Encoding: x-uuencode',
      'Content-Disposition: attachment',
      '',
      'begin 644 keys.bin',
      '25&AE(&ME>7,@87)E(&AE<F4N',
      '`',
      'end',
    ]),
    { ...READ, attachments: [{ name: 'keys.bin', type: 'application/octet-stream', bytes: 18 }] },
  ),
  written(
    'a file of a Mac in two forks',
    mixed(TEXT, [
      'Content-Type: multipart/appledouble; boundary=fork',
      '',
      ...parts(
        'fork',
        [
          'Content-Type: application/applefile; name="plan.pdf"',
          'Content-Transfer-Encoding: base64',
          '',
          'AAUWBwACAAA=',
        ],
        pdf('Content-Type: application/pdf; name="plan.pdf"', 'Content-Disposition: attachment'),
      ),
    ]),
    {
      ...READ,
      attachments: [
        { name: 'plan.pdf', type: 'application/pdf', bytes: 15 },
        { name: 'plan.pdf', type: 'application/applefile', optional: true },
      ],
    },
  ),
  written(
    'winmail.dat with two files',
    mixed(TEXT, [
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(
        tnef(
          attribute(1, 0x00018004, 'Keys\0'),
          file('plan.pdf', '%PDF-1.4\n'),
          file('list.txt', 'Two keys'),
        ),
      ),
    ]),
    {
      ...READ,
      attachments: [{ name: 'winmail.dat', type: 'application/ms-tnef', optional: true }],
      tnef: ['plan.pdf 9', 'list.txt 8'],
    },
  ),
  written(
    'winmail.dat that is cut',
    mixed(TEXT, [
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(tnef(file('plan.pdf', '%PDF-1.4\n'), file('list.txt', 'Two keys')).slice(0, -40)),
    ]),
    {
      ...READ,
      attachments: [{ name: 'winmail.dat', type: 'application/ms-tnef' }],
      tnef: ['plan.pdf 9'],
    },
  ),
  ...(['REQUEST', 'CANCEL', 'REPLY', 'COUNTER'] as const).map((method) =>
    written(
      `a calendar's ${method.toLowerCase()}`,
      [
        'Content-Type: multipart/alternative; boundary=b',
        '',
        ...parts('b', TEXT, [
          `Content-Type: text/calendar; charset=utf-8; method=${method}`,
          '',
          'BEGIN:VCALENDAR',
          `METHOD:${method}`,
          'BEGIN:VTIMEZONE',
          'TZID:Europe/London',
          'BEGIN:STANDARD',
          'DTSTART:19701025T020000',
          'END:STANDARD',
          'END:VTIMEZONE',
          'BEGIN:VEVENT',
          'DTSTART;TZID="Europe/London":20261102T100000',
          'SUMMARY;LANGUAGE=en:Hand over\\, at the hou',
          ' se\\; 12 Elm Road',
          'BEGIN:VALARM',
          'SUMMARY:Alarm',
          'END:VALARM',
          'END:VEVENT',
          'END:VCALENDAR',
        ]),
      ],
      {
        ...READ,
        attachments: [{ name: null, type: 'text/calendar', optional: true }],
        calendar: [`${method} Hand over, at the house; 12 Elm Road`],
      },
    ),
  ),
  written(
    'a signed mail',
    [
      'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256; boundary=s',
      '',
      ...parts('s', TEXT, [
        'Content-Type: application/pkcs7-signature; name=smime.p7s',
        'Content-Transfer-Encoding: base64',
        '',
        'MIIB',
      ]),
    ],
    {
      ...READ,
      attachments: [{ name: 'smime.p7s', type: 'application/pkcs7-signature', optional: true }],
      warn: ['signed-not-checked'],
    },
  ),
  written(
    'a mail encrypted by S/MIME',
    [
      'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=smime.p7m',
      '',
      'MIIBBgYJKoZIhvcNAQcDoIH4',
    ],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/pkcs7-mime' }],
      warn: ['encrypted'],
    },
  ),
  written(
    'a mail encrypted by PGP/MIME',
    [
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=e',
      '',
      ...parts(
        'e',
        ['Content-Type: application/pgp-encrypted', '', 'Version: 1'],
        [
          'Content-Type: application/octet-stream; name=encrypted.asc',
          '',
          '-----BEGIN PGP MESSAGE-----',
          '',
          'hQ==',
          '-----END PGP MESSAGE-----',
        ],
      ),
    ],
    {
      text_from: null,
      attachments: [
        { name: null, type: 'application/pgp-encrypted', optional: true },
        { name: 'encrypted.asc', type: 'application/octet-stream' },
      ],
      warn: ['encrypted'],
    },
  ),
  written(
    'a text signed by PGP within itself',
    plain(
      '-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\nThe keys are here.\r\n- -- \r\nSunita\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\niQ==\r\n-----END PGP SIGNATURE-----',
    ),
    { text: '', begins: true, warn: ['signed-not-checked'] },
  ),
]
