import { base64, parts, plain, type WrittenMail, written } from '../further/written.ts'

const encoded = 'Content-Transfer-Encoding: base64'
const multipart = (kind: string, boundary: string) => [
  `Content-Type: multipart/${kind}; boundary="${boundary}"`,
  '',
]
const html = (markup: string) => ['Content-Type: text/html; charset=utf-8', '', markup]
const picture = [
  'Content-Type: image/png; name="logo.png"',
  'Content-ID: <logo@brookes>',
  'Content-Disposition: inline; filename="logo.png"',
  encoded,
  '',
  base64('\x89PNG....'),
]
const pdf = [
  'Content-Type: application/pdf; name="Plan.pdf"',
  'Content-Disposition: attachment; filename="Plan.pdf"',
  encoded,
  '',
  base64('%PDF-1.4'),
]
const logo = { name: 'logo.png', type: 'image/png', bytes: 8, inline: true }
const plan = { name: 'Plan.pdf', type: 'application/pdf', bytes: 8, inline: false }
const page = html('<p>See the plan <img src="cid:logo@brookes"></p>')

/** Parts in orders that mail programs use, and boundaries that go wrong. */
export const structures: readonly WrittenMail[] = [
  written(
    'Outlook: mixed around related around alternative',
    [
      ...multipart('mixed', 'm'),
      ...parts(
        'm',
        [
          ...multipart('related', 'r'),
          ...parts(
            'r',
            [...multipart('alternative', 'a'), ...parts('a', plain('See the plan'), page)],
            picture,
          ),
        ],
        pdf,
      ),
    ],
    { text: 'See the plan', attachments: [logo, plan] },
  ),
  written(
    'Apple Mail: alternative of text and of a page with its file',
    [
      ...multipart('alternative', 'a'),
      ...parts('a', plain('See the plan'), [
        ...multipart('mixed', 'm'),
        ...parts('m', html('<p>See the plan</p>'), pdf, html('<p>Sent from my phone</p>')),
      ]),
    ],
    { text: 'See the plan', attachments: [plan] },
  ),
  written(
    'text on both sides of a file',
    [...multipart('mixed', 'm'), ...parts('m', plain('Before.'), pdf, plain('After.'))],
    { text: 'Before. After.', attachments: [plan] },
  ),
  written(
    'the page before the text in an alternative',
    [
      ...multipart('alternative', 'a'),
      ...parts('a', html('<p>See the plan</p>'), plain('See the plan')),
    ],
    { text: 'See the plan' },
  ),
  written(
    'an inner boundary that the outer one begins with',
    [
      ...multipart('mixed', 'abc-1'),
      ...parts(
        'abc-1',
        [...multipart('alternative', 'abc'), ...parts('abc', plain('Inner.'))],
        pdf,
      ),
    ],
    { text: 'Inner.', attachments: [plan] },
  ),
  written(
    'an inner part that never closes',
    [
      ...multipart('mixed', 'm'),
      ...parts('m', [...multipart('alternative', 'a'), '--a', ...plain('Inner.')], pdf),
    ],
    { text: 'Inner.', attachments: [plan] },
  ),
  written(
    'a boundary written otherwise than announced',
    [...multipart('mixed', 'Part_1'), ...parts('PART_1', plain('Attached.'), pdf)],
    { text: 'Attached.', attachments: [plan] },
  ),
  written(
    'lines in the text that look like a boundary',
    [
      ...multipart('mixed', 'm'),
      'This is a message with several parts.',
      '--mixer',
      ...parts('m', [...plain('One'), '--me', '-- m', '----'], pdf),
      'Nothing after it',
    ],
    { text: 'One --me -- m ----', attachments: [plan] },
  ),
  written(
    'a multipart that says base64 of itself',
    [
      'Content-Transfer-Encoding: base64',
      ...multipart('mixed', 'm'),
      ...parts('m', plain('Attached.'), pdf),
    ],
    { text: 'Attached.', attachments: [plan] },
  ),
  written('a multipart of no parts', [...multipart('mixed', 'm'), '--m--', ''], {
    text_from: null,
  }),
  written(
    'a forwarded mail without a name, with a file of its own',
    [
      ...multipart('mixed', 'm'),
      ...parts('m', plain('See below.'), [
        'Content-Type: message/rfc822',
        'Content-Disposition: attachment',
        '',
        'From: Owen <owen@tarrant.test>',
        'Subject: The offer',
        ...multipart('mixed', 'n'),
        ...parts('n', plain('The offer stands.'), pdf),
      ]),
    ],
    {
      text: 'See below.',
      attachments: [{ name: null, type: 'message/rfc822' }],
      nested: ['The offer'],
    },
  ),
]

const one = [...multipart('mixed', 'm'), ...parts('m', plain('Attached.'), pdf)]
const answer = { text: 'Attached.', attachments: [plan] }
const mail = written('', one, answer)

/** One mail under line ends of several kinds. */
export const lineEnds: readonly WrittenMail[] = [
  { ...mail, name: 'returns alone', mail: mail.mail.replaceAll('\r\n', '\r') },
  {
    ...mail,
    name: 'line ends of two kinds by turns',
    mail: mail.mail.replaceAll('\r\n', (_, offset: number) => (offset % 2 ? '\n' : '\r\n')),
  },
  {
    ...mail,
    name: 'feeds in the headers and both in the body',
    mail: mail.mail.replace(/^[\s\S]*?\r\n\r\n/, (head) => head.replaceAll('\r\n', '\n')),
  },
]
