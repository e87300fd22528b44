import { base64, parts, plain, utf8, written } from '../further/written.ts'

const text = plain('The keys are here.')
const KEYS = 'The keys are here.'
const PDF = '%PDF-1.4 keys'
const PNG = '\x89PNG\r\n\x1a\nabc'

/** Files and parts that are put together or named in an unusual way. */
export const parted = [
  written(
    'the page of a related mail behind its picture, named by its start',
    [
      'Content-Type: multipart/related; boundary=a; start="<page@x>"; type="text/html"',
      '',
      ...parts(
        'a',
        [
          'Content-Type: image/png',
          'Content-ID: <logo@x>',
          'Content-Transfer-Encoding: base64',
          '',
          base64(PNG),
        ],
        [
          'Content-Type: text/html',
          'Content-ID: <page@x>',
          '',
          '<img src="cid:logo@x"><p>The keys are here.</p>',
        ],
      ),
    ],
    {
      text: KEYS,
      text_from: 'html',
      attachments: [{ name: null, type: 'image/png', bytes: PNG.length, inline: true }],
    },
  ),
  written(
    'a name in pieces out of order, coded and plain mixed, beside a name without codes',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts('a', text, [
        'Content-Type: application/pdf; name="wrong.pdf"',
        'Content-Disposition: attachment; filename="wrong.pdf";\r\n filename*2=".pdf";\r\n filename*0*=utf-8\'\'Caf%C3%A9%20;\r\n filename*1="of 50%25"',
        '',
        PDF,
      ]),
    ],
    {
      text: KEYS,
      attachments: [{ name: 'Café of 50%25.pdf', type: 'application/pdf', bytes: 13 }],
    },
  ),
  written(
    'a name that says no character set',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts('a', text, [
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*=''Official%20copy.pdf",
        '',
        PDF,
      ]),
    ],
    {
      text: KEYS,
      attachments: [{ name: 'Official copy.pdf', type: 'application/pdf', bytes: 13 }],
    },
  ),
  written(
    'a file of a Windows path with a device and a turned end',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts('a', text, [
        'Content-Type: application/octet-stream',
        utf8('Content-Disposition: attachment; filename="C:\\\\Users\\\\s\\\\keys\u202Efdp.exe"'),
        '',
        'MZ\x90\0\x03',
      ]),
    ],
    {
      text: KEYS,
      attachments: [{ name: 'keysfdp.exe', type: 'application/octet-stream', bytes: 5 }],
      warn: ['risky-file'],
    },
  ),
  written(
    'a file alone, with no text at all',
    [
      'Content-Type: application/pdf; name="TR1.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(PDF),
    ],
    {
      text: '',
      text_from: null,
      attachments: [{ name: 'TR1.pdf', type: 'application/pdf', bytes: 13 }],
    },
  ),
  written(
    'parts without any header, the first of which begins at once',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      '',
      'The keys',
      '--a',
      '',
      'are here.',
      '--a--',
    ],
    { text: 'The keys are here.' },
  ),
  written(
    'an inner mark that continues the outer one, and no end of either',
    [
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--x',
      'Content-Type: multipart/alternative; boundary="xx"',
      '',
      '--xx',
      ...text,
      '--xx',
      'Content-Type: text/html',
      '',
      '<p>The keys are here.</p>',
      '--x',
      'Content-Type: application/pdf; name=TR1.pdf',
      '',
      PDF,
    ],
    { text: KEYS, attachments: [{ name: 'TR1.pdf', type: 'application/pdf', bytes: 13 }] },
  ),
  written(
    'base64 with no type, in a mail without a version',
    ['Content-Transfer-Encoding: BASE64 (as told)', '', base64(utf8('Café keys'))],
    { text: 'Café keys' },
  ),
  written(
    'a mail within a mail whose own parts use the same mark',
    [
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts('a', text, [
        'Content-Type: message/rfc822',
        'Content-Disposition: attachment; filename="Title.eml"',
        '',
        'Subject: Title',
        'From: Owen <owen@client.test>',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...parts('b', plain('See the plan.'), [
          'Content-Type: application/pdf; name=plan.pdf',
          '',
          PDF,
        ]),
      ]),
    ],
    {
      text: KEYS,
      attachments: [{ name: 'Title.eml', type: 'message/rfc822' }],
      nested: ['Title'],
    },
  ),
  written(
    'an invitation whose zone has a name of Windows, as a part of its own',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts('a', text, [
        'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
        'Content-Transfer-Encoding: base64',
        '',
        base64(
          utf8(
            'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY;LANGUAGE=en:Keys\\, dee\r\n ds – Elm Road\r\nDTSTART;TZID="GMT Standard Time":20261104T100000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
          ),
        ),
      ]),
    ],
    {
      text: KEYS,
      attachments: [{ name: null, type: 'text/calendar', optional: true }],
      calendar: ['REQUEST Keys, deeds – Elm Road'],
    },
  ),
  written(
    'a yEnc file in the text',
    [
      'Content-Type: text/plain; charset=iso-8859-1',
      '',
      `Here.\r\n=ybegin line=128 size=3 name=keys.txt\r\n${[...'Cat'].map((it) => String.fromCharCode((it.charCodeAt(0) + 42) & 255)).join('')}\r\n=yend size=3\r\nRegards`,
    ],
    { text: 'Here. Regards', attachments: [{ name: 'keys.txt', type: 'text/plain', bytes: 3 }] },
  ),
  written(
    'bank details across the tags of a table, in wide digits',
    [
      'Content-Type: text/html; charset=utf-8',
      '',
      utf8(
        '<table><tr><td>Sort code</td><td>２０－４０－６０</td></tr><tr><td>Account</td><td>1234<b>5678</b></td></tr></table>',
      ),
    ],
    {
      text: 'Sort code ２０－４０－６０ Account 12345678',
      text_from: 'html',
      warn: ['bank-details'],
    },
  ),
]
