import { parts, plain, utf8, type WrittenMail } from '../further/written.ts'

type Recipient = Readonly<Record<string, unknown>>

const report = (
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

const failed = (status: string | null, more: Recipient = {}): Recipient => ({
  address: 'omar@brookes.test',
  action: 'failed',
  status,
  ...more,
})

const ORIGINAL = [
  'Content-Type: message/rfc822',
  '',
  'Message-ID: <one@harcourt.test>',
  'From: cases@harcourt.test',
  'To: omar@brookes.test',
  'Subject: Keys',
  '',
  'The keys are here.',
]

/** A report by its fields (RFC 3464). */
const dsn = (
  from: string,
  subject: string,
  text: string,
  fields: readonly string[],
  original: readonly string[] = ORIGINAL,
) => [
  `From: ${from}`,
  `Subject: ${subject}`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="mark"',
  '',
  ...parts('mark', plain(text), ['Content-Type: message/delivery-status', '', ...fields], original),
]

const block = (action: string, status: string, diagnostic?: string) => [
  'Reporting-MTA: dns; mx.brookes.test',
  '',
  'Final-Recipient: rfc822; omar@brookes.test',
  `Action: ${action}`,
  `Status: ${status}`,
  ...(diagnostic === undefined ? [] : [`Diagnostic-Code: ${diagnostic}`]),
]

const fromDsn = (name: string, status: string, diagnostic: string, verdict: string) =>
  report(
    name,
    dsn(
      'MAILER-DAEMON@brookes.test',
      'Undeliverable: Keys',
      'It failed.',
      block('failed', status, diagnostic),
    ),
    {
      kind: 'dsn',
      verdict,
      recipients: [failed(status)],
      original_message_id: '<one@harcourt.test>',
    },
  )

const words = (
  name: string,
  from: string,
  subject: string,
  text: readonly string[],
  verdict: string,
  status: string | null = null,
  headers: readonly string[] = [],
  action = 'failed',
) =>
  report(
    name,
    [
      `From: ${from}`,
      `Subject: ${subject}`,
      ...headers,
      'Content-Type: text/plain; charset=utf-8',
      '',
      ...text.map(utf8),
    ],
    {
      kind: 'text-bounce',
      verdict,
      recipients: [{ ...failed(status), action }],
    },
  )

/** Reports by their fields and in plain words. */
export const reports: readonly WrittenMail[] = [
  fromDsn(
    'Postfix: no such user',
    '5.1.1',
    'smtp; 550 5.1.1 <omar@brookes.test>: Recipient address rejected: User unknown in virtual mailbox table',
    'hard',
  ),
  fromDsn(
    'Exchange: no such recipient',
    '5.1.10',
    'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'hard',
  ),
  fromDsn(
    'Microsoft 365: access denied at its edge',
    '5.4.1',
    'smtp;550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
    'hard',
  ),
  fromDsn(
    'Gmail: no such account',
    '5.1.1',
    'smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try',
    'hard',
  ),
  fromDsn(
    'no such domain',
    '5.1.2',
    'smtp; 550 5.1.2 Host unknown (Name server: brookes.test: host not found)',
    'hard',
  ),
  fromDsn(
    'a full mailbox',
    '5.2.2',
    'smtp; 552 5.2.2 <omar@brookes.test>: Mailbox over quota',
    'soft',
  ),
  fromDsn(
    'greylisting that was given up',
    '4.2.0',
    'smtp; 450 4.2.0 <omar@brookes.test>: Recipient address rejected: Greylisted',
    'soft',
  ),
  fromDsn(
    'a mail that is too large',
    '5.3.4',
    'smtp; 552 5.3.4 Message size exceeds fixed maximum message size (10485760)',
    'hard-for-this-message',
  ),
  fromDsn(
    'a virus was found',
    '5.6.0',
    'smtp; 554 5.6.0 Message contains a virus',
    'hard-for-this-message',
  ),
  fromDsn(
    'a list of bad senders',
    '5.7.1',
    'smtp; 554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    'policy',
  ),
  fromDsn(
    'Gmail: not authenticated',
    '5.7.26',
    'smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
    'policy',
  ),
  fromDsn(
    'Outlook: authentication of a large sender',
    '5.7.515',
    'smtp;550 5.7.515 Access denied, sending domain HARCOURT.TEST does not meet the required authentication level',
    'policy',
  ),
  fromDsn('a status that says less than the words', '5.0.0', 'smtp; 550 No such user here', 'hard'),
  fromDsn(
    'a time-out that was given up',
    '4.4.1',
    'smtp; connect to mx.brookes.test[192.0.2.1]:25: Connection timed out',
    'soft',
  ),
  report(
    'Postfix: delayed',
    dsn(
      'MAILER-DAEMON@brookes.test',
      'Delayed Mail (still being retried)',
      'Your message could not be delivered for more than 4 hour(s). It will be retried.',
      block('delayed', '4.4.1', 'X-Postfix; connection timed out'),
    ),
    {
      kind: 'dsn',
      verdict: 'soft',
      recipients: [{ ...failed('4.4.1'), action: 'delayed' }],
    },
  ),
  report(
    'delivered, as was asked for',
    dsn(
      'MAILER-DAEMON@brookes.test',
      'Successful Mail Delivery Report',
      'It was delivered.',
      block('delivered', '2.0.0', 'smtp; 250 2.0.0 OK'),
    ),
    {
      kind: 'dsn',
      verdict: 'none',
      recipients: [{ ...failed('2.0.0'), action: 'delivered' }],
    },
  ),
  report(
    'relayed to a server that says nothing',
    dsn(
      'MAILER-DAEMON@brookes.test',
      'Relayed: Keys',
      'It was relayed.',
      block('relayed', '2.0.0'),
    ),
    {
      kind: 'dsn',
      verdict: 'none',
      recipients: [{ ...failed('2.0.0'), action: 'relayed' }],
    },
  ),
  report(
    'two recipients of two fates',
    dsn('MAILER-DAEMON@brookes.test', 'Undelivered Mail Returned to Sender', 'It failed.', [
      'Reporting-MTA: dns; mx.brookes.test',
      '',
      'Original-Recipient: rfc822;omar@brookes.test',
      'Final-Recipient: rfc822; OMAR@brookes.test',
      'Action: failed (permanently)',
      'Status: 5.1.1 (bad destination)',
      'Diagnostic-Code: smtp; 550 5.1.1 unknown',
      '',
      'Final-Recipient: rfc822; sunita@brookes.test',
      'Action: delayed',
      'Status: 4.2.2',
    ]),
    {
      kind: 'dsn',
      verdict: 'per recipient',
      recipients: [
        failed('5.1.1'),
        { address: 'sunita@brookes.test', action: 'delayed', status: '4.2.2' },
      ],
    },
  ),
  report(
    'a report with headers of the original alone',
    dsn(
      'postmaster@brookes.test',
      'Unzustellbar: Keys',
      utf8('Ihre Nachricht konnte nicht übermittelt werden.'),
      block('failed', '5.1.1', 'smtp;550 5.1.1 User unknown'),
      ['Content-Type: text/rfc822-headers', '', 'Message-ID: <two@harcourt.test>', 'Subject: Keys'],
    ),
    {
      kind: 'dsn',
      verdict: 'hard',
      recipients: [failed('5.1.1')],
      original_message_id: '<two@harcourt.test>',
    },
  ),
  words(
    'Exim in plain words',
    'Mail Delivery System <Mailer-Daemon@mx.brookes.test>',
    'Mail delivery failed: returning message to sender',
    [
      'This message was created automatically by mail delivery software.',
      '',
      'A message that you sent could not be delivered to one or more of its',
      'recipients. This is a permanent error. The following address(es) failed:',
      '',
      '  omar@brookes.test',
      '    SMTP error from remote mail server after RCPT TO:<omar@brookes.test>:',
      '    host mx.brookes.test [192.0.2.1]: 550 5.1.1 User unknown',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      'From: cases@harcourt.test',
      'To: omar@brookes.test',
    ],
    'hard',
    null,
    ['X-Failed-Recipients: omar@brookes.test'],
  ),
  words(
    'Exim: delayed, in plain words',
    'Mail Delivery System <Mailer-Daemon@mx.brookes.test>',
    'Warning: message 1abc delayed 24 hours',
    [
      'This message was created automatically by mail delivery software.',
      'A message that you sent has not yet been delivered to one or more of its',
      'recipients after more than 24 hours on the queue on mx.brookes.test.',
      '',
      'The address to which the message has not yet been delivered is:',
      '',
      '  omar@brookes.test',
      '    Delay reason: SMTP error: 421 Too many connections',
      '',
      'No action is required on your part. Delivery attempts will continue.',
    ],
    'soft',
    null,
    [],
    'delayed',
  ),
  words(
    'qmail: no such mailbox',
    'MAILER-DAEMON@mx.brookes.test',
    'failure notice',
    [
      'Hi. This is the qmail-send program at mx.brookes.test.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      '<omar@brookes.test>:',
      'Sorry, no mailbox here by that name. (#5.1.1)',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'From: cases@harcourt.test',
    ],
    'hard',
  ),
  words(
    'Postfix of old, in plain words',
    'MAILER-DAEMON@mx.brookes.test (Mail Delivery System)',
    'Undelivered Mail Returned to Sender',
    [
      'This is the Postfix program at host mx.brookes.test.',
      '',
      "I'm sorry to have to inform you that the message returned",
      'below could not be delivered to one or more destinations.',
      '',
      '<omar@brookes.test>: host mx.brookes.test[192.0.2.1] said: 552 5.2.2 Mailbox',
      '    full (in reply to RCPT TO command)',
    ],
    'soft',
  ),
  words(
    'Sendmail in plain words',
    'Mail Delivery Subsystem <MAILER-DAEMON@brookes.test>',
    'Returned mail: see transcript for details',
    [
      'The original message was received at Mon, 2 Nov 2026 10:00:00 GMT',
      'from harcourt.test [192.0.2.9]',
      '',
      '   ----- The following addresses had permanent fatal errors -----',
      '<omar@brookes.test>',
      '    (reason: 550 5.1.1 <omar@brookes.test>... User unknown)',
      '',
      '   ----- Transcript of session follows -----',
      '... while talking to mx.brookes.test.:',
      '>>> DATA',
      '<<< 550 5.1.1 <omar@brookes.test>... User unknown',
    ],
    'hard',
  ),
  words(
    'Exchange 2003 in plain words',
    'System Administrator <postmaster@brookes.test>',
    'Undeliverable: Keys',
    [
      'Your message',
      '',
      '  To:      omar@brookes.test',
      '  Subject: Keys',
      '  Sent:    Mon, 2 Nov 2026 10:00:00 +0000',
      '',
      'did not reach the following recipient(s):',
      '',
      'omar@brookes.test on Mon, 2 Nov 2026 10:00:01 +0000',
      '    The e-mail account does not exist at the organization this message was sent to.',
      '    <mx.brookes.test #5.1.1>',
    ],
    'hard',
  ),
  words(
    'Domino in plain words',
    'Postmaster@brookes.test',
    'DELIVERY FAILURE: User omar (omar@brookes.test) not listed in public Name & Address Book',
    [
      'Your message',
      '',
      '  Subject: Keys',
      '',
      'was not delivered to:',
      '',
      '  omar@brookes.test',
      '',
      'because:',
      '',
      '  User omar (omar@brookes.test) not listed in public Name & Address Book',
    ],
    'hard',
  ),
  words(
    'Gmail in plain words',
    'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'Delivery Status Notification (Failure)',
    [
      '** Address not found **',
      '',
      "Your message wasn't delivered to omar@brookes.test because the address couldn't be found, or is unable to receive mail.",
      '',
      'The response from the remote server was:',
      '550 5.1.1 <omar@brookes.test>: Recipient address rejected: User unknown',
    ],
    'hard',
    null,
    ['X-Failed-Recipients: omar@brookes.test'],
  ),
  words(
    'German words',
    'mailer-daemon@brookes.test',
    'Unzustellbare Nachricht',
    [
      'Ihre Nachricht konnte nicht zugestellt werden:',
      '',
      'omar@brookes.test: Benutzer unbekannt',
      '550 5.1.1 user unknown',
    ],
    'hard',
  ),
  words(
    'French words',
    'MAILER-DAEMON@brookes.test',
    'Échec de la remise : Keys'.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    [
      'Votre message n’a pas pu être remis aux destinataires suivants :',
      '',
      '<omar@brookes.test>: 550 5.1.1 Utilisateur inconnu',
    ],
    'hard',
  ),
  words(
    'Yahoo in plain words',
    'MAILER-DAEMON@yahoo.com',
    'Failure Notice',
    [
      'Sorry, we were unable to deliver your message to the following address.',
      '',
      '<omar@brookes.test>:',
      "554: delivery error: dd This user doesn't have a brookes.test account (omar@brookes.test) [0] - mx.brookes.test",
      '',
      '--- Below this line is a copy of the message.',
    ],
    'hard',
  ),
  words(
    'Courier in plain words',
    '"Courier mail server at mx.brookes.test" <@brookes.test>',
    'NOTICE: mail delivery status.',
    [
      'This is a delivery status notification from mx.brookes.test,',
      'running the Courier mail server, version 0.65.2.',
      '',
      'The original message was received on Mon, 02 Nov 2026 10:00:00 +0000',
      '',
      '                           UNDELIVERABLE MAIL',
      '',
      'Your message to the following recipients cannot be delivered:',
      '',
      '<omar@brookes.test>:',
      '    mx.brookes.test [192.0.2.1]:',
      '>>> RCPT TO:<omar@brookes.test>',
      '<<< 550 5.1.1 <omar@brookes.test>: Recipient address rejected: User unknown',
    ],
    'hard',
  ),
  words(
    'an address that a mail server cannot deliver to now',
    'postmaster@brookes.test',
    'Delivery delayed',
    [
      'Delivery to the following recipients has been delayed:',
      '',
      '   omar@brookes.test',
      '',
      '451 4.3.2 Please try again later',
    ],
    'soft',
    null,
    [],
    'delayed',
  ),
]

const machine = (
  name: string,
  headers: readonly string[],
  text: string,
  kind: string,
  more: Readonly<Record<string, unknown>> = {},
) =>
  report(
    name,
    [
      'From: Omar Bell <omar@brookes.test>',
      ...headers,
      'Content-Type: text/plain; charset=utf-8',
      '',
      utf8(text),
    ],
    {
      kind,
      verdict: 'none',
      ...more,
    },
  )

const complaint = (
  name: string,
  fields: readonly string[],
  verdict: string,
  expected: Readonly<Record<string, unknown>>,
) =>
  report(
    name,
    [
      'From: feedback@isp.test',
      'Subject: FW: Keys',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=mark',
      '',
      ...parts(
        'mark',
        plain('This is a report.'),
        ['Content-Type: message/feedback-report', '', ...fields],
        ORIGINAL,
      ),
    ],
    { kind: 'arf', verdict, original_message_id: '<one@harcourt.test>', ...expected },
  )

/** Answers of machines, and complaints. */
export const machines: readonly WrittenMail[] = [
  machine(
    'away, by Outlook',
    [
      'Subject: Automatic reply: Keys',
      'Auto-Submitted: auto-generated',
      'X-Auto-Response-Suppress: All',
      'In-Reply-To: <one@harcourt.test>',
    ],
    'I am out of the office until 5 November.',
    'auto-reply',
  ),
  machine(
    'away, by RFC 3834 with a parameter',
    ['Subject: Keys', 'Auto-Submitted: auto-replied (vacation)'],
    'Back on Monday.',
    'auto-reply',
  ),
  machine(
    'away, by a precedence',
    ['Subject: Re: Keys', 'Precedence: auto_reply'],
    'Back on Monday.',
    'auto-reply',
  ),
  machine(
    'away, by an old header',
    ['Subject: Re: Keys', 'X-Autoreply: yes'],
    'Back on Monday.',
    'auto-reply',
  ),
  machine(
    'away, by its subject alone',
    ['Subject: Out of Office: Keys'],
    'I am away until 5 November.',
    'auto-reply',
  ),
  machine(
    'away, in German',
    ['Subject: Automatische Antwort: Keys'],
    'Ich bin bis zum 5. November nicht im Büro.',
    'auto-reply',
  ),
  machine(
    'away, in French',
    [`Subject: ${utf8('Réponse automatique : Keys')}`],
    'Je suis absent jusqu’au 5 novembre.',
    'auto-reply',
  ),
  machine(
    'a machine that asks whether somebody is a person',
    [
      'Subject: Please confirm your message [TMDA]',
      'X-Delivery-Agent: TMDA/1.1.12',
      'Auto-Submitted: auto-replied',
    ],
    'To release your message, reply to this confirmation request.',
    'challenge',
  ),
  complaint(
    'abuse, its recipient hidden',
    [
      'Feedback-Type: abuse',
      'User-Agent: SomeGenerator/1.0',
      'Version: 1',
      'Original-Rcpt-To: <redacted>',
    ],
    'complaint',
    { report: { 'Feedback-Type': 'abuse' } },
  ),
  complaint('fraud', ['Feedback-Type: fraud', 'User-Agent: A/1', 'Version: 1'], 'complaint', {
    report: { 'Feedback-Type': 'fraud' },
  }),
  complaint(
    'not spam after all',
    ['Feedback-Type: not-spam', 'User-Agent: A/1', 'Version: 1'],
    'none',
    { report: { 'Feedback-Type': 'not-spam' } },
  ),
]
