import { base64, parts, plain, type WrittenMail, written } from '../further/written.ts'

const html = (...markup: readonly string[]) => [
  'Content-Type: text/html; charset=utf-8',
  '',
  ...markup,
]
const flowed = (...more: readonly string[]) => [
  ['Content-Type: text/plain; charset=utf-8; format=flowed', ...more].join('; '),
  '',
]

/** Answers and forwards as mail programs write them, and which part of them is new. */
export const answers: readonly WrittenMail[] = [
  written(
    'Gmail: an answer above a line that wraps',
    [
      ...plain('Friday suits us.'),
      '',
      'On Mon, 23 Nov 2026 at 09:00, Owen Tarrant <owen.tarrant@harcourt.test>',
      'wrote:',
      '',
      '> Which day suits you?',
      '>',
    ],
    { text: 'Friday suits us. On Mon, 23 Nov 2026', begins: true, new_text: 'Friday suits us.' },
  ),
  written(
    'Outlook: an answer above a block of headers',
    [
      ...plain('Friday suits us.'),
      '',
      'Sunita',
      '________________________________',
      'From: Owen Tarrant <owen@harcourt.test>',
      'Sent: 23 November 2026 09:00',
      'To: Sunita Rao <sunita@brookes.test>',
      'Subject: RE: Keys',
      '',
      'Which day suits you?',
    ],
    { text: 'Friday suits us. Sunita', begins: true, new_text: 'Friday suits us. Sunita' },
  ),
  written(
    'answers between the lines of the question',
    [
      ...plain('On 23/11/2026 09:00, Owen wrote:'),
      '> Which day?',
      'Friday.',
      '> Which time?',
      'Noon.',
    ],
    { text: 'On 23/11/2026 09:00, Owen wrote: > Which day? Friday. > Which time? Noon.' },
  ),
  written(
    'Apple Mail: a forward',
    [
      ...plain('For your file.'),
      '',
      'Begin forwarded message:',
      '',
      'From: Owen <owen@tarrant.test>',
      'Subject: Offer',
      'Date: 23 November 2026 at 09:00:00 GMT',
      'To: Sunita <sunita@brookes.test>',
      '',
      'The offer stands.',
    ],
    { text: 'For your file. Begin forwarded message:', begins: true, new_text: 'For your file.' },
  ),
  written(
    'Thunderbird: a forward in flowed text',
    [
      ...flowed(),
      'For your ',
      'file.',
      '',
      '-------- Forwarded Message --------',
      'Subject: \tOffer',
      'Date: \tMon, 23 Nov 2026 09:00:00 +0000',
      'From: \tOwen <owen@tarrant.test>',
      'To: \tsunita@brookes.test',
      '',
      'The offer stands.',
    ],
    { text: 'For your file.', begins: true, new_text: 'For your file.' },
  ),
  written(
    'Outlook: an answer in HTML alone',
    html(
      '<html><body><div class="WordSection1"><p class="MsoNormal">Friday suits us.<o:p></o:p></p>',
      '<div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> Owen &lt;owen@harcourt.test&gt;<br>',
      '<b>Sent:</b> 23 November 2026 09:00<br><b>To:</b> Sunita<br><b>Subject:</b> Keys</p></div>',
      '<p>Which day?</p></div></body></html>',
    ),
    { text: 'Friday suits us.', begins: true, text_from: 'html', new_text: 'Friday suits us.' },
  ),
]

const event = (method: string, ...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

/** Flowed text and invitations. */
export const flowedAndInvited: readonly WrittenMail[] = [
  written(
    'flowed lines that begin with a blank, From and a bracket',
    [...flowed(), ' From noon', ' > is not a quote', 'The keys are ', 'here.'],
    { text: 'From noon > is not a quote The keys are here.' },
  ),
  written(
    'flowed quotes of two depths',
    [...flowed('delsp=no'), '> The keys are ', '> here.', '>> Where are ', '>> they?', 'Fine.'],
    { text: '> The keys are here. >> Where are they? Fine.' },
  ),
  written(
    'an invitation of Gmail, as a part and as a file',
    [
      'Content-Type: multipart/mixed; boundary=mix',
      '',
      ...parts(
        'mix',
        [
          'Content-Type: multipart/alternative; boundary=alt',
          '',
          ...parts('alt', plain('You are invited.'), html('<p>You are invited.</p>'), [
            'Content-Type: text/calendar; charset="UTF-8"; method=REQUEST',
            '',
            event('REQUEST', 'DTSTART:20261204T100000Z', 'SUMMARY:Keys\\; then tea'),
          ]),
        ],
        [
          'Content-Type: application/ics; name="invite.ics"',
          'Content-Disposition: attachment; filename="invite.ics"',
          'Content-Transfer-Encoding: base64',
          '',
          base64(event('REQUEST', 'DTSTART:20261204T100000Z', 'SUMMARY:Keys\\; then tea')),
        ],
      ),
    ],
    {
      text: 'You are invited.',
      attachments: [
        { name: 'invite.ics', type: 'application/ics' },
        { name: null, type: 'text/calendar', optional: true },
      ],
      calendar: ['REQUEST Keys; then tea'],
    },
  ),
  written(
    'a meeting that is called off, in a calendar alone',
    [
      'Content-Type: text/calendar; charset=utf-8',
      '',
      event('CANCEL', 'DTSTART;VALUE=DATE:20261204', 'SUMMARY;LANGUAGE=en-GB:Completion'),
    ],
    {
      text_from: null,
      attachments: [{ name: null, type: 'text/calendar', optional: true }],
      calendar: ['CANCEL Completion'],
    },
  ),
]
