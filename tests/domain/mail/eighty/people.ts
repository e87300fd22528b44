import { parts, plain, utf8, written } from '../further/written.ts'

/** What only looks like a machine. */
export const people = [
  written(
    'a person who answers an automatic reply',
    ['Subject: Re: Automatic reply: Keys', ...plain('Who has them meanwhile?')],
    {
      subject: 'Re: Automatic reply: Keys',
      text: 'Who has them meanwhile?',
    },
  ),
  written(
    'a person who writes of being away',
    ['Subject: Keys while I am out of the office', ...plain('I am out of the office on Friday.')],
    {
      subject: 'Keys while I am out of the office',
      text: 'I am out of the office on Friday.',
    },
  ),
  written(
    'a person whose mail asks machines to be silent',
    ['X-Auto-Response-Suppress: OOF', ...plain('The keys are here.')],
    {
      text: 'The keys are here.',
    },
  ),
  written(
    'a mail of a list',
    [
      'List-Id: <law.brookes.test>',
      'Precedence: list',
      'List-Unsubscribe: <https://brookes.test/u>',
      ...plain('News of the law.'),
    ],
    {
      text: 'News of the law.',
    },
  ),
  written(
    'a person who forwards a bounce',
    [
      'Subject: Fwd: Undelivered Mail Returned to Sender',
      ...plain(
        utf8(
          'Can you help?\r\n\r\n---------- Forwarded message ---------\r\nFrom: MAILER-DAEMON@brookes.test\r\nSubject: Undelivered Mail Returned to Sender\r\n\r\n<omar@brookes.test>: 550 5.1.1 User unknown',
        ),
      ),
    ],
    {
      subject: 'Fwd: Undelivered Mail Returned to Sender',
      text: 'Can you help?',
      begins: true,
    },
  ),
  written(
    'a person who attaches a bounce',
    [
      'Subject: Your mail came back',
      'Content-Type: multipart/mixed; boundary=a',
      '',
      ...parts('a', plain('See attached.'), [
        'Content-Type: message/rfc822',
        '',
        'From: MAILER-DAEMON@brookes.test',
        'Subject: Undelivered',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        ...parts('b', plain('It failed.'), [
          'Content-Type: message/delivery-status',
          '',
          'Reporting-MTA: dns; mx',
          '',
          'Final-Recipient: rfc822; omar@brookes.test',
          'Action: failed',
          'Status: 5.1.1',
        ]),
      ]),
    ],
    {
      subject: 'Your mail came back',
      text: 'See attached.',
      attachments: [{ name: null, type: 'message/rfc822', optional: true }],
      nested: ['Undelivered'],
    },
  ),
]
