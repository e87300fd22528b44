import { base64, parts, plain, type WrittenMail, written } from './written.ts'

const encoded = 'Content-Transfer-Encoding: base64'

/** Signed and encrypted mail, and money. */
export const protections: readonly WrittenMail[] = [
  written(
    'signed as a whole by S/MIME',
    [
      'Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"',
      encoded,
      '',
      base64('\x30\x80\x06\x09'),
    ],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/pkcs7-mime', bytes: 4 }],
      warn: ['signed-not-checked'],
    },
  ),
  written(
    'encrypted by S/MIME under its old name',
    [
      'Content-Type: application/x-pkcs7-mime; name="smime.p7m"; smime-type=enveloped-data',
      encoded,
      '',
      base64('\x30\x80\x06\x09'),
    ],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/x-pkcs7-mime', bytes: 4 }],
      warn: ['encrypted'],
    },
  ),
  written(
    'encrypted by PGP',
    [
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=mix',
      '',
      ...parts(
        'mix',
        ['Content-Type: application/pgp-encrypted', '', 'Version: 1'],
        [
          'Content-Type: application/octet-stream; name="encrypted.asc"',
          '',
          '-----BEGIN PGP MESSAGE-----',
          'hQEMA',
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
    'encrypted by PGP in its text',
    [...plain('-----BEGIN PGP MESSAGE-----'), '', 'hQEMA', '-----END PGP MESSAGE-----'],
    { text: '-----BEGIN PGP MESSAGE-----', warn: ['encrypted'] },
  ),
  written(
    'signed by PGP in its text',
    [
      ...plain('-----BEGIN PGP SIGNED MESSAGE-----'),
      'Hash: SHA256',
      '',
      'On Friday.',
      '-----BEGIN PGP SIGNATURE-----',
      'iQEz',
      '-----END PGP SIGNATURE-----',
    ],
    { text: '-----BEGIN PGP SIGNED MESSAGE-----', warn: ['signed-not-checked'] },
  ),
  written(
    'a sort code in pieces of HTML',
    [
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Sort code <b>20</b>-<b>00</b>-<b>00</b>, account <span>1234</span><span>5678</span></p>',
    ],
    { text: 'Sort code 20-00-00, account 12345678', text_from: 'html', warn: ['bank-details'] },
  ),
]

/** What a machine sent, and what that means for us. */
export const machines: readonly WrittenMail[] = [
  {
    ...written(
      'an answer by itself, on its way round again',
      [
        'Subject: Automatic reply: Keys',
        'Auto-Submitted: auto-replied',
        'X-Loop: sunita@brookes.test',
        'Precedence: bulk',
        'Content-Type: text/plain',
        '',
        'I am away until Monday.',
      ],
      {},
    ),
    expected: { kind: 'auto-reply', verdict: 'none', recipients: [] },
  },
  {
    ...written(
      'a loop that a server stopped',
      [
        'From: Mail Delivery System <MAILER-DAEMON@brookes.test>',
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=mix',
        '',
        ...parts('mix', plain('Too many hops.'), [
          'Content-Type: message/delivery-status',
          '',
          'Reporting-MTA: dns; mx.brookes.test',
          '',
          'Final-Recipient: rfc822; Sunita@brookes.test',
          'Action: failed',
          'Status: 5.4.6',
          'Diagnostic-Code: smtp; 554 5.4.6 Too many hops',
        ]),
      ],
      {},
    ),
    expected: {
      kind: 'dsn',
      verdict: 'soft',
      recipients: [{ address: 'sunita@brookes.test', action: 'failed', status: '5.4.6' }],
    },
  },
]
