import { base64, parts, plain, utf8, written } from '../further/written.ts'

const html = (...body: string[]) => ['Content-Type: text/html; charset=utf-8', '', ...body]
const printable = (...body: string[]) => [
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  ...body,
]
const flowed = (delsp: boolean, ...body: string[]) => [
  `Content-Type: text/plain; charset=utf-8; format=flowed${delsp ? '; DelSp=yes' : ''}`,
  '',
  ...body,
]
const fromHtml = (text: string) => ({ text, text_from: 'html' as const })

/** What stands in a text, and how it was wrapped. */
export const texts = [
  written('soft breaks with spaces behind them', printable('The keys =  ', 'are =\t', 'here.'), {
    text: 'The keys are here.',
  }),
  written('escapes in lower case and broken ones', printable('=e2=82=ac5 =ZZ 3=4 =', ''), {
    text: '€5 =ZZ 3=4',
  }),
  written('a soft break at the very end', printable('The keys are here.='), {
    text: 'The keys are here.',
  }),
  written('an escape cut in two by a soft break', printable('Caf=C3=', '=A9'), { text: 'Café' }),
  written(
    'base64 with junk, and padding in its middle',
    [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      'VGhl!IGtleXM=',
      '*IGFyZSBoZXJlLg',
    ],
    { text: 'The keys are here.' },
  ),
  written(
    'an encoding that nobody knows',
    ['Content-Type: text/plain', 'Content-Transfer-Encoding: x-strange', '', 'The keys'],
    {
      text: 'The keys',
    },
  ),
  written(
    'flowed lines',
    flowed(false, 'The keys of the ', 'house are ', 'here.', '', ' > not a quote', '-- ', 'Sunita'),
    {
      text: 'The keys of the house are here. > not a quote -- Sunita',
    },
  ),
  written(
    'flowed lines whose spaces go',
    flowed(true, utf8('契約書 '), utf8('を送り '), utf8('ます')),
    {
      text: '契約書を送ります',
    },
  ),
  written(
    'flowed quotes of two depths',
    flowed(false, '> The keys ', '> are here.', '>> Are ', '>> they?', 'Yes.'),
    {
      text: '> The keys are here. >> Are they? Yes.',
    },
  ),
  written(
    'HTML alone, with everything that must not run',
    html(
      '<html><head><title>Title</title><meta http-equiv=refresh content="0;url=http://evil.test/">',
      '<style>p{background:url(http://evil.test/a.png)} .x:after{content:"no"}</style></head>',
      '<body onload=alert(1)><script>document.write("no")</script><noscript>Hello.</noscript>',
      '<!-- hidden --><p>The&nbsp;keys <b>are</b> here &amp; there &#150; &#x20AC;5&hellip;</p>',
      '<svg><script>alert(1)</script><text>no</text></svg><form action=http://evil.test><input value=no></form>',
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><iframe src=http://evil.test></iframe></body></html>',
    ),
    { ...fromHtml('Hello. The keys are here & there – €5…'), begins: true },
  ),
  written(
    'HTML of tables and lists',
    html(
      '<table><tr><td>Price</td><td>&pound;250,000</td></tr><tr><td>Keys</td><td>2</td></tr></table>',
      '<ul><li>One<li>Two</ul>First<br>second<div>third</div>',
    ),
    fromHtml('Price £250,000 Keys 2 • One • Two First second third'),
  ),
  written(
    'comments of Outlook in HTML',
    html(
      '<!--[if mso]><p>Not this</p><![endif]--><![if !mso]><p>The keys</p><![endif]>',
      '<o:p>&nbsp;</o:p><p class=MsoNormal>are here<o:p></o:p></p>',
    ),
    fromHtml('The keys are here'),
  ),
  written(
    'an attribute that holds a greater-than sign',
    html('<p title="a > b">The keys</p><p title=\'<script>\'>are here</p>'),
    fromHtml('The keys are here'),
  ),
  written(
    'a meta that names the character set',
    [
      'Content-Type: text/html',
      '',
      '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>\xeb\xcc\xc0\xde\xc9</p>',
    ],
    fromHtml('Ключи'),
  ),
  written(
    'bank details in HTML, cut by tags',
    html('<p>Sort code <b>20</b>-<i>45</i>-45<br>Account&nbsp;number 1234&#8203;5678</p>'),
    {
      ...fromHtml('Sort code 20-45-45'),
      begins: true,
      warn: ['bank-details'],
    },
  ),
  written('bank details without words', plain('Please use 20-45-45 / 12345678 from now on.'), {
    text: 'Please use 20-45-45 / 12345678 from now on.',
    warn: ['bank-details'],
  }),
  written('an IBAN in groups', plain('New account: GB29 NWBK 6016 1331 9268 19'), {
    text: 'New account: GB29 NWBK 6016 1331 9268 19',
    warn: ['bank-details'],
  }),
  written(
    'bank details in the subject',
    ['Subject: Sort code 20-45-45, account 12345678', ...plain('As above.')],
    {
      subject: 'Sort code 20-45-45, account 12345678',
      text: 'As above.',
      warn: ['bank-details'],
    },
  ),
  written(
    'bank details in the name of a file',
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts('b', plain('As attached.'), [
        'Content-Type: application/pdf; name="Sort code 20-45-45 account 12345678.pdf"',
        'Content-Disposition: attachment',
        'Content-Transfer-Encoding: base64',
        '',
        base64('%PDF-1.4\n'),
      ]),
    ],
    {
      text: 'As attached.',
      attachments: [
        { name: 'Sort code 20-45-45 account 12345678.pdf', type: 'application/pdf', bytes: 9 },
      ],
      warn: ['bank-details'],
    },
  ),
  written(
    'bank details in a mail within a mail',
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...parts('b', plain('See below.'), [
        'Content-Type: message/rfc822',
        '',
        'From: Omar Bell <omar@brookes.test>',
        'Subject: Details',
        '',
        'Sort code 20 45 45, account number 12345678.',
      ]),
    ],
    {
      text: 'See below.',
      attachments: [{ name: null, type: 'message/rfc822', optional: true }],
      nested: ['Details'],
      warn: ['bank-details'],
    },
  ),
  written(
    'numbers that are no bank details',
    plain('Ref 20-45-45. Call 020 7946 0958 by 12-11-26; plan 12345678.'),
    {
      text: 'Ref 20-45-45. Call 020 7946 0958 by 12-11-26; plan 12345678.',
      begins: true,
    },
  ),
  written(
    'uuencode within a text',
    plain('Here it is.\r\n\r\nbegin 644 keys.txt\r\n25&AE(&ME>7,@87)E(&AE<F4N\r\n`\r\nend'),
    {
      text: 'Here it is.',
      attachments: [{ name: 'keys.txt', type: 'text/plain', bytes: 18 }],
    },
  ),
  written(
    'an answer above the mark of Outlook',
    plain(
      'Thank you.\r\n\r\n________________________________\r\nFrom: Omar Bell <omar@brookes.test>\r\nSent: 02 November 2026 10:00\r\nTo: Sunita Rao\r\nSubject: Keys\r\n\r\nThe keys are here.',
    ),
    { text: 'Thank you.', begins: true, new_text: 'Thank you.' },
  ),
  written(
    'an answer above the original message',
    plain(
      'Thank you.\r\n\r\n-----Original Message-----\r\nFrom: Omar Bell\r\nSent: Monday\r\n\r\nThe keys are here.',
    ),
    { text: 'Thank you.', begins: true, new_text: 'Thank you.' },
  ),
  written(
    'an answer of Gmail whose line is broken',
    plain(
      'Thank you.\r\n\r\nOn Mon, 2 Nov 2026 at 10:00, Omar Bell of Brookes and Company <\r\nomar@brookes.test> wrote:\r\n\r\n> The keys are here.',
    ),
    { text: 'Thank you.', begins: true, new_text: 'Thank you.' },
  ),
  written(
    'an answer of a telephone by Apple',
    plain(
      'Thank you.\r\n\r\nSent from my iPhone\r\n\r\n> On 2 Nov 2026, at 10:00, Omar Bell <omar@brookes.test> wrote:\r\n> \r\n> \u00efThe keys are here.',
    ),
    { text: 'Thank you.', begins: true, new_text: 'Thank you. Sent from my iPhone' },
  ),
  written(
    'an answer of Yahoo',
    plain(
      'Thank you.\r\n\r\n    On Monday, 2 November 2026 at 10:00:00 GMT, Omar Bell <omar@brookes.test> wrote:  \r\n \r\n The keys are here.',
    ),
    { text: 'Thank you.', begins: true, new_text: 'Thank you.' },
  ),
  written(
    'an answer in German',
    plain(
      utf8(
        'Danke.\r\n\r\nAm 02.11.2026 um 10:00 schrieb Omar Bell <omar@brookes.test>:\r\n> Schlüssel',
      ),
    ),
    { text: 'Danke.', begins: true, new_text: 'Danke.' },
  ),
  written(
    'an answer in French by Outlook',
    plain(
      utf8(
        'Merci.\r\n\r\nDe : Omar Bell <omar@brookes.test>\r\nEnvoyé : lundi 2 novembre 2026 10:00\r\nÀ : Sunita Rao\r\nObjet : Clés\r\n\r\nLes clés.',
      ),
    ),
    { text: 'Merci.', begins: true, new_text: 'Merci.' },
  ),
  written(
    'a sentence that only looks like a quote',
    plain('On Monday Omar wrote: we agree.\r\nFrom: here it is far.'),
    {
      text: 'On Monday Omar wrote: we agree. From: here it is far.',
      new_text: 'On Monday Omar wrote: we agree. From: here it is far.',
    },
  ),
]
