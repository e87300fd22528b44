import { parts, plain, type WrittenMail, written } from '../further/written.ts'

const machine = (name: string, lines: readonly string[], expected: object): WrittenMail => ({
  ...written(name, lines, {}),
  expected: { recipients: [], ...expected },
})
const report = 'Content-Type: multipart/report; report-type=delivery-status; boundary=r'

/** Reports, senders and subjects. */
export const machines: readonly WrittenMail[] = [
  machine(
    'Gmail: a report with a policy of many lines',
    [
      'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      'Subject: Delivery Status Notification (Failure)',
      'X-Failed-Recipients: jane@client.test',
      report,
      '',
      ...parts('r', plain('Message blocked'), [
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; googlemail.com',
        '',
        'Final-Recipient: rfc822; jane@client.test',
        'Action: failed',
        'Status: 5.7.26',
        'Diagnostic-Code: smtp; 550-5.7.26 This mail has been blocked because the sender is',
        ' unauthenticated. 550 5.7.26 SPF and DKIM did not pass',
      ]),
    ],
    {
      kind: 'dsn',
      verdict: 'policy',
      recipients: [
        {
          address: 'jane@client.test',
          action: 'failed',
          status: '5.7.26',
          diagnostic: 'smtp; 550-5.7.26',
        },
      ],
    },
  ),
  machine(
    'a mailbox that is full, in words of Exchange',
    [
      'From: Microsoft Outlook <postmaster@client.test>',
      'Subject: Undeliverable: Keys',
      ...plain('Your message to jane@client.test couldn’t be delivered.'.replace('’', "'")),
      '',
      "jane's mailbox is full and can't accept messages now.",
    ],
    {
      kind: 'text-bounce',
      verdict: 'soft',
      recipients: [{ address: 'jane@client.test', action: 'failed', status: null }],
    },
  ),
  machine(
    'a report that names the original recipient, not the last one',
    [
      'From: MAILER-DAEMON@mx.test',
      report,
      '',
      ...parts('r', plain('It failed.'), [
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.test',
        '',
        'Original-Recipient: rfc822;jane@client.test',
        'Final-Recipient: x400;/c=gb/s=jane',
        'Action: failed',
        'Status: 5.0.0 (permanent failure)',
        'Diagnostic-Code: smtp; 550 User unknown',
      ]),
    ],
    {
      kind: 'dsn',
      verdict: 'hard',
      recipients: [{ address: 'jane@client.test', action: 'failed', status: '5.0.0' }],
    },
  ),
  machine(
    'an answer of a holiday in German',
    ['Subject: Automatische Antwort: Keys', ...plain('Ich bin bis Montag nicht im Büro.')],
    { kind: 'auto-reply', verdict: 'none' },
  ),
  written(
    'a list that adds its name to the subject and its footer',
    [
      'Subject: [Movers] =?utf-8?Q?Keys?=',
      'List-Id: Movers <movers.list.test>',
      'Precedence: list',
      ...plain('Noon'),
    ],
    { subject: '[Movers] Keys', text: 'Noon' },
  ),
  written(
    'a sender who is two people and a sender beside',
    [
      'From: Sunita Rao <sunita@brookes.test>, Owen <owen@tarrant.test>',
      'Sender: x@y.test',
      ...plain('Noon'),
    ],
    { text: 'Noon', warn: ['two-from'] },
  ),
  written(
    'a sender in brackets alone, with blanks',
    ['From:   < sunita@brookes.test >  ', ...plain('Noon')],
    {
      text: 'Noon',
      from: { name: '', address: 'sunita@brookes.test' },
    },
  ),
  written(
    'a sender whose name is an encoded word within a comment',
    ['From: sunita@brookes.test (=?utf-8?Q?Sunita_R=C3=A3o?=)', ...plain('Noon')],
    { text: 'Noon', from: { name: 'Sunita Rão', address: 'sunita@brookes.test' } },
  ),
  written(
    'a sender whose name has an at sign that is no address',
    ['From: "Sunita @ Brookes" <sunita@brookes.test>', ...plain('Noon')],
    { text: 'Noon', from: { name: 'Sunita @ Brookes', address: 'sunita@brookes.test' } },
  ),
  written(
    'encoded words with blanks and tabs between them, folded',
    ['Subject: =?utf-8?Q?12_High?= \r\n \t =?utf-8?Q?_Street?=\r\n  and more', ...plain('Noon')],
    { subject: '12 High Street and more', text: 'Noon' },
  ),
  written(
    'an encoded word whose letters are raw',
    ['Subject: =?iso-8859-1?Q?12 High Street \xa35?=', ...plain('Noon')],
    { subject: '12 High Street £5', text: 'Noon' },
  ),
]
