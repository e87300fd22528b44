import { parts, plain, utf8, type WrittenMail, written } from '../further/written.ts'

const daemon = 'From: Mail Delivery System <MAILER-DAEMON@brookes.test>'
const reportOf = (kind: string) => [
  `Content-Type: multipart/report; report-type=${kind}; boundary=r`,
  '',
]
const fields = (type: string, ...lines: readonly string[]) => [
  `Content-Type: ${type}`,
  '',
  ...lines,
]
const original = fields('text/rfc822-headers', 'Message-ID: <7@harcourt.test>', 'Subject: Keys')

const machine = (name: string, lines: readonly string[], expected: object): WrittenMail => ({
  ...written(name, lines, {}),
  expected: { recipients: [], ...expected },
})
const status = (...blocks: readonly (readonly string[])[]) =>
  fields(
    'message/delivery-status',
    'Reporting-MTA: dns; mx.brookes.test',
    ...blocks.flatMap((it) => ['', ...it]),
  )
const jane = 'jane@client.test'

/** Reports of servers about mail that we sent. */
export const reports: readonly WrittenMail[] = [
  machine(
    'Exchange: nobody of this name',
    [
      'From: postmaster@brookes.test',
      'Subject: Undeliverable: Keys',
      ...reportOf('delivery-status'),
      ...parts(
        'r',
        [
          'Content-Type: text/html',
          '',
          '<p>Your message to jane@client.test could not be delivered.</p>',
        ],
        status([
          'Final-Recipient: rfc822;Jane@client.test',
          'Action: failed',
          'Status: 5.1.10',
          'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not\r\n found by SMTP address lookup',
        ]),
        [
          'Content-Type: message/rfc822',
          '',
          'Message-ID: <7@harcourt.test>',
          'Subject: Keys',
          '',
          'Noon',
        ],
      ),
    ],
    {
      kind: 'dsn',
      verdict: 'hard',
      original_message_id: '<7@harcourt.test>',
      recipients: [
        { address: jane, action: 'failed', status: '5.1.10', diagnostic: 'smtp;550 5.1.10' },
      ],
    },
  ),
  machine(
    'a late mail, one that arrived and one that failed',
    [
      daemon,
      'Subject: Delivery status',
      ...reportOf('delivery-status'),
      ...parts(
        'r',
        plain('See below.'),
        status(
          ['Final-Recipient: rfc822; jane@client.test', 'Action: delayed', 'Status: 4.4.1'],
          ['Final-Recipient: rfc822; owen@client.test', 'Action: delivered', 'Status: 2.0.0'],
          ['Final-Recipient: rfc822; rao@client.test', 'Action: failed', 'Status: 5.2.2'],
        ),
        original,
      ),
    ],
    {
      kind: 'dsn',
      verdict: 'per recipient',
      original_message_id: '<7@harcourt.test>',
      recipients: [
        { address: jane, action: 'delayed', status: '4.4.1' },
        { address: 'owen@client.test', action: 'delivered', status: '2.0.0' },
        { address: 'rao@client.test', action: 'failed', status: '5.2.2' },
      ],
    },
  ),
  machine(
    'an address in UTF-8',
    [
      daemon,
      ...reportOf('delivery-status'),
      ...parts('r', plain('It failed.'), [
        'Content-Type: message/global-delivery-status',
        '',
        'Reporting-MTA: dns; mx.brookes.test',
        '',
        utf8('Final-Recipient: utf-8; jörg@client.test'),
        'Action: failed',
        'Status: 5.1.1',
      ]),
    ],
    {
      kind: 'dsn',
      verdict: 'hard',
      recipients: [{ address: 'jörg@client.test', action: 'failed', status: '5.1.1' }],
    },
  ),
  machine(
    'a report in base64',
    [
      daemon,
      ...reportOf('delivery-status'),
      ...parts('r', plain('It failed.'), [
        'Content-Type: message/delivery-status',
        'Content-Transfer-Encoding: base64',
        '',
        btoa(
          'Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; jane@client.test\r\nAction: failed\r\nStatus: 5.1.1\r\n',
        ),
      ]),
    ],
    {
      kind: 'dsn',
      verdict: 'hard',
      recipients: [{ address: jane, action: 'failed', status: '5.1.1' }],
    },
  ),
  machine(
    'Exim in words, with its header',
    [
      'From: Mail Delivery System <Mailer-Daemon@mx.brookes.test>',
      'Subject: Mail delivery failed: returning message to sender',
      'X-Failed-Recipients: jane@client.test',
      'Auto-Submitted: auto-replied',
      ...plain('This message was created automatically by mail delivery software.'),
      '',
      'A message that you sent could not be delivered to one or more of its',
      'recipients. This is a permanent error. The following address(es) failed:',
      '',
      '  jane@client.test',
      '    host mx.client.test [192.0.2.1]',
      '    SMTP error from remote mail server after RCPT TO:<jane@client.test>:',
      '    550 5.1.1 <jane@client.test>: Recipient address rejected: User unknown',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      'Message-ID: <7@harcourt.test>',
      'To: jane@client.test',
    ],
    {
      kind: 'text-bounce',
      verdict: 'hard',
      recipients: [
        { address: jane, action: 'failed', status: null, diagnostic_contains: '550 5.1.1' },
      ],
    },
  ),
  machine(
    'a complaint whose recipient is hidden',
    [
      'From: feedback@provider.test',
      'Subject: Complaint about message from 192.0.2.1',
      ...reportOf('feedback-report'),
      ...parts(
        'r',
        plain('This is an email abuse report.'),
        fields(
          'message/feedback-report',
          'Feedback-Type: Abuse',
          'User-Agent: Provider/1.0',
          'Version: 1',
          'Original-Rcpt-To: redacted@provider.test',
        ),
        [
          'Content-Type: message/rfc822',
          '',
          'Message-Id: <7@harcourt.test>',
          'Subject: Keys',
          '',
          'Noon',
        ],
      ),
    ],
    {
      kind: 'arf',
      verdict: 'complaint',
      original_message_id: '<7@harcourt.test>',
      report: { 'User-Agent': 'Provider/1.0', 'Original-Rcpt-To': 'redacted@provider.test' },
    },
  ),
  machine(
    'Outlook: out of the office',
    [
      'Subject: Automatic reply: Keys',
      'X-Auto-Response-Suppress: All',
      'Auto-Submitted: auto-generated',
      'In-Reply-To: <7@harcourt.test>',
      ...plain('I am away until Monday.'),
    ],
    { kind: 'auto-reply', verdict: 'none' },
  ),
]

const mail = (name: string, lines: readonly string[], answer: object) => {
  const it = written(name, lines, {})
  return { ...it, expected: { ...it.expected, ...answer } }
}

/** What a machine or a person sent that reports nothing. */
export const noReports: readonly WrittenMail[] = [
  mail(
    'a notice that a register made by itself',
    [
      'From: Land register <no-reply@register.test>',
      'Subject: Application completed',
      'Auto-Submitted: auto-generated',
      ...plain('Your application is completed.'),
    ],
    {
      subject: 'Application completed',
      from: { name: 'Land register', address: 'no-reply@register.test' },
      text: 'Your application is completed.',
    },
  ),
  mail(
    'a person who passes a report on',
    [
      'Subject: Fwd: Undeliverable: Keys',
      'Content-Type: multipart/mixed; boundary=m',
      '',
      ...parts('m', plain('Is this yours?'), [
        'Content-Type: message/rfc822; name="report.eml"',
        '',
        daemon,
        ...reportOf('delivery-status'),
        ...parts(
          'r',
          plain('It failed.'),
          status([`Final-Recipient: rfc822; ${jane}`, 'Action: failed']),
        ),
      ]),
    ],
    {
      subject: 'Fwd: Undeliverable: Keys',
      text: 'Is this yours?',
      attachments: [{ name: 'report.eml', type: 'message/rfc822' }],
    },
  ),
]
