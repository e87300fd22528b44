import { parts, plain, type WrittenMail } from '../further/written.ts'

type Recipient = Readonly<Record<string, unknown>>

const said = (
  name: string,
  lines: readonly string[],
  expected: {
    kind: string
    verdict: string
    recipients?: readonly Recipient[]
    [key: string]: unknown
  },
): WrittenMail => ({
  name,
  mail: ['To: cases@harcourt.test', 'Date: Mon, 2 Nov 2026 10:00:00 +0000', ...lines].join('\r\n'),
  expected: { recipients: [], ...expected },
})

const words = (from: string, subject: string, ...text: readonly string[]) => [
  `From: ${from}`,
  `Subject: ${subject}`,
  'Content-Type: text/plain; charset=utf-8',
  '',
  ...text,
]

const fields = (...blocks: readonly (readonly string[])[]) => [
  'From: MAILER-DAEMON@brookes.test',
  'Subject: Undeliverable: Keys',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=m',
  '',
  ...parts('m', plain('It failed.'), [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.brookes.test',
    ...blocks.flatMap((it) => ['', ...it]),
  ]),
]

const failed = (status: string | null, address = 'omar@brookes.test'): Recipient => ({
  address,
  action: 'failed',
  status,
})

/** Reports of machines that the other mails lack. */
export const machines = [
  said(
    'a report with an address of another alphabet',
    fields(['Final-Recipient: utf-8; omar@brookes.test', 'Action: failed', 'Status: 5.1.1']),
    { kind: 'dsn', verdict: 'hard', recipients: [failed('5.1.1')] },
  ),
  said(
    'a report of two recipients of different fate',
    fields(
      ['Final-Recipient: rfc822; omar@brookes.test', 'Action: failed', 'Status: 5.1.1'],
      ['Final-Recipient: rfc822; jane@brookes.test', 'Action: delayed', 'Status: 4.4.1'],
    ),
    {
      kind: 'dsn',
      verdict: 'per recipient',
      recipients: [
        failed('5.1.1'),
        { address: 'jane@brookes.test', action: 'delayed', status: '4.4.1' },
      ],
    },
  ),
  said(
    'a report whose status stands with a comment',
    fields([
      'Final-Recipient: rfc822; omar@brookes.test',
      'Action: Failed',
      'Status: 5.2.2 (mailbox full)',
    ]),
    { kind: 'dsn', verdict: 'soft', recipients: [failed('5.2.2')] },
  ),
  said(
    'an automatic answer by an old header',
    [
      'From: Omar Bell <omar@brookes.test>',
      'Subject: Automatic reply: Keys',
      'X-Autoreply: yes',
      'Content-Type: text/plain',
      '',
      'I am away.',
    ],
    { kind: 'auto-reply', verdict: 'none' },
  ),
  said(
    'GMX in words, with the address in quotes on its line',
    words(
      'GMX Mailer Daemon <mailer-daemon@gmx.test>',
      'Mail delivery failed: returning message to sender',
      'This message was created automatically by mail delivery software.',
      '',
      'A message that you sent could not be delivered to one or more of',
      'its recipients. This is a permanent error. The following address',
      'failed:',
      '',
      '"omar@brookes.test":',
      'SMTP error from remote server for RCPT TO command, host: mx.brookes.test (192.0.2.7) reason: 550 5.1.1 unknown user',
    ),
    { kind: 'text-bounce', verdict: 'hard', recipients: [failed(null)] },
  ),
]
