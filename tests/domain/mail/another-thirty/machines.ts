import { parts, plain, utf8, type WrittenMail } from '../further/written.ts'

const machine = (name: string, lines: readonly string[], expected: object): WrittenMail => ({
  name,
  mail: ['To: cases@harcourt.test', 'MIME-Version: 1.0', ...lines].join('\r\n'),
  expected: { recipients: [], ...expected },
})

const dsn = (
  subject: string,
  type: string,
  fields: readonly string[],
  original: readonly string[],
) => [
  'From: <postmaster@brookes.test>',
  `Subject: ${subject}`,
  'Content-Type: multipart/report; boundary="m"; report-type=delivery-status',
  '',
  ...parts('m', plain('Sorry.'), [`Content-Type: ${type}`, '', ...fields], original),
]

const HEADERS = [
  'Content-Type: text/rfc822-headers',
  '',
  'Message-Id: <one@harcourt.test>',
  'Subject: Keys',
]

/** Reports and answers of machines. */
export const machines = [
  machine(
    'a report in UTF-8 about an address in UTF-8 (RFC 6533)',
    dsn(
      'Failure',
      'message/global-delivery-status',
      [
        'Reporting-MTA: dns; mx.brookes.test',
        '',
        utf8('Final-Recipient: utf-8; zoë@brookes.test'),
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
      ],
      ['Content-Type: message/global-headers', '', ...HEADERS.slice(2)],
    ),
    {
      kind: 'dsn',
      verdict: 'hard',
      original_message_id: '<one@harcourt.test>',
      recipients: [{ address: 'zoë@brookes.test', action: 'failed', status: '5.1.1' }],
    },
  ),
  machine(
    'a report whose general status hides that the mailbox is full',
    dsn(
      'Failure',
      'message/delivery-status',
      [
        'Reporting-MTA: dns; mx.brookes.test',
        '',
        'Original-Recipient: rfc822;Jane@Client.test',
        'Final-Recipient: RFC822; jane@client.test',
        'Action: Failed (permanently)',
        'Status: 5.0.0 (undefined)',
        'Diagnostic-Code: smtp; 552 5.2.2 <jane@client.test>\r\n mailbox over quota',
      ],
      HEADERS,
    ),
    {
      kind: 'dsn',
      verdict: 'soft',
      original_message_id: '<one@harcourt.test>',
      recipients: [{ address: 'jane@client.test', action: 'failed', status: '5.0.0' }],
    },
  ),
  machine(
    'a report of three people, of whom one is unknown',
    dsn(
      'Failure',
      'message/delivery-status',
      [
        'Reporting-MTA: dns; mx.brookes.test',
        '',
        'Final-Recipient: rfc822; a@client.test',
        'Action: relayed',
        'Status: 2.0.0',
        '',
        'Final-Recipient: rfc822; b@client.test',
        'Action: delayed',
        'Status: 4.4.1',
        '',
        'Final-Recipient: rfc822; c@client.test',
        'Action: failed',
        'Status: 5.1.1',
      ],
      HEADERS,
    ),
    {
      kind: 'dsn',
      verdict: 'per recipient',
      original_message_id: '<one@harcourt.test>',
      recipients: [
        { address: 'a@client.test', action: 'relayed', status: '2.0.0' },
        { address: 'b@client.test', action: 'delayed', status: '4.4.1' },
        { address: 'c@client.test', action: 'failed', status: '5.1.1' },
      ],
    },
  ),
  machine(
    'a complaint that an opt-out was asked for, with the recipient in the original alone',
    [
      'From: feedback@provider.test',
      'Subject: FW: Keys',
      'Content-Type: multipart/report; report-type="feedback-report"; boundary=m',
      '',
      ...parts(
        'm',
        plain('An opt-out.'),
        [
          'Content-Type: message/feedback-report',
          '',
          'Feedback-Type: Opt-Out',
          'User-Agent: Provider/1',
          'Version: 1',
          'Original-Mail-From: <b+1.mac@bounce.harcourt.test>',
        ],
        [
          'Content-Type: message/rfc822',
          '',
          'Message-ID: <one@harcourt.test>',
          'To: jane@client.test',
          'Subject: Keys',
          '',
          'Hi',
        ],
      ),
    ],
    {
      kind: 'arf',
      verdict: 'complaint',
      original_message_id: '<one@harcourt.test>',
    },
  ),
  machine(
    'an answer of a holiday whose subject is coded and that names the mail it answers',
    [
      'From: Jane Roy <jane@client.test>',
      'Subject: =?utf-8?Q?Absence_du_bureau_:_Cl=C3=A9s?=',
      'In-Reply-To: <one@harcourt.test>',
      'Auto-Submitted: auto-replied (vacation)',
      ...plain('Je suis en vacances.'),
    ],
    { kind: 'auto-reply', verdict: 'none' },
  ),
  machine(
    'an answer of a helpdesk that opens a ticket',
    [
      'From: Helpdesk <help@agent.test>',
      'Subject: [Ticket 44] Keys',
      'X-Autoreply: yes',
      'Precedence: auto_reply',
      ...plain('We have your request.'),
    ],
    { kind: 'auto-reply', verdict: 'none' },
  ),
]
