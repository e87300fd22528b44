import { tnefOf } from './tnef.ts'
import { base64, parts, plain, type WrittenMail, written } from './written.ts'

const multipart = (kind: string, boundary = 'mix') =>
  `Content-Type: multipart/${kind}; boundary="${boundary}"`
const encoded = 'Content-Transfer-Encoding: base64'
const forwarded = (subject: string) =>
  ['From: Owen <owen@tarrant.test>', `Subject: ${subject}`, '', 'The offer stands.'].join('\r\n')
const invitation = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@brookes.test',
  'DTSTART:20261204T100000Z',
  'SUMMARY:Completion',
  '  call',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')
const optional = (name: string | null, type: string) => ({ name, type, optional: true })

/** Structures, protections, and what lies inside. */
export const structures: readonly WrittenMail[] = [
  written(
    'named text beside the body',
    [
      multipart('mixed'),
      '',
      ...parts('mix', plain('Attached.'), [
        'Content-Type: text/plain; name="notes.txt"',
        'Content-Disposition: inline; filename="notes.txt"',
        '',
        'Boiler',
      ]),
    ],
    { text: 'Attached.', attachments: [{ name: 'notes.txt', type: 'text/plain', bytes: 6 }] },
  ),
  written(
    'two files of one name',
    [
      multipart('mixed'),
      '',
      ...parts(
        'mix',
        plain('Two.'),
        ...[1, 22].map((it) => [
          'Content-Type: text/csv; name="a.csv"',
          'Content-Disposition: attachment; filename="a.csv"',
          '',
          `row ${it}`,
        ]),
      ),
    ],
    {
      text: 'Two.',
      attachments: [
        { name: 'a.csv', type: 'text/csv', bytes: 5 },
        { name: 'a.csv', type: 'text/csv', bytes: 6 },
      ],
    },
  ),
  written(
    'a boundary that begins like the one around it, with blanks behind',
    [
      multipart('mixed', 'abc'),
      '',
      ...parts('abc', [multipart('alternative', 'abcd'), '', ...parts('abcd', plain('Inner.'))]),
    ].map((it) => (it.startsWith('--abcd') ? `${it}  ` : it)),
    { text: 'Inner.' },
  ),
  written(
    'a forwarded mail in base64',
    [
      multipart('mixed'),
      '',
      ...parts('mix', plain('See below.'), [
        'Content-Type: message/rfc822; name="Offer.eml"',
        encoded,
        '',
        base64(forwarded('Offer')),
      ]),
    ],
    {
      text: 'See below.',
      attachments: [{ name: 'Offer.eml', type: 'message/rfc822' }],
      nested: ['Offer'],
    },
  ),
  written(
    'a digest whose parts have no headers of their own',
    [multipart('digest'), '', ...parts('mix', ['', forwarded('First')], ['', forwarded('Second')])],
    {
      text_from: null,
      attachments: [optional(null, 'message/rfc822'), optional(null, 'message/rfc822')],
      nested: ['First', 'Second'],
    },
  ),
  written(
    'a picture in the text',
    [
      multipart('related'),
      '',
      ...parts(
        'mix',
        ['Content-Type: text/html', '', '<p>Look: <img src="cid:p1"></p>'],
        [
          'Content-Type: image/png; name="plan.png"',
          'Content-ID: <p1>',
          'Content-Disposition: inline',
          encoded,
          '',
          base64('\x89PNG....'),
        ],
      ),
    ],
    {
      text: 'Look:',
      text_from: 'html',
      attachments: [{ name: 'plan.png', type: 'image/png', bytes: 8, inline: true }],
    },
  ),
  written(
    'an invitation in base64 beside its text',
    [
      multipart('alternative'),
      '',
      ...parts('mix', plain('You are invited.'), [
        'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
        encoded,
        '',
        base64(invitation),
      ]),
    ],
    {
      text: 'You are invited.',
      attachments: [optional(null, 'text/calendar')],
      calendar: ['REQUEST Completion call'],
    },
  ),
  written(
    'winmail.dat with a plan inside',
    [
      multipart('mixed'),
      '',
      ...parts('mix', plain('Attached.'), [
        'Content-Type: application/ms-tnef; name="winmail.dat"',
        encoded,
        '',
        base64(tnefOf('Plan.pdf', '%PDF-1.4')),
      ]),
    ],
    {
      text: 'Attached.',
      attachments: [{ name: 'winmail.dat', type: 'application/ms-tnef' }],
      tnef: ['Plan.pdf 8'],
    },
  ),
]
