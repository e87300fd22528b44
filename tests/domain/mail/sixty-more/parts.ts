import { base64, parts, plain, utf8, written } from '../further/written.ts'

const TEXT = plain('The keys are here.')
const READ = { text: 'The keys are here.' }
const PDF = base64('%PDF-1.4\n%test\n')
const HTML = (text: string) => ['Content-Type: text/html; charset=utf-8', '', `<p>${text}</p>`]

const mixed = (...each: readonly (readonly string[])[]) => [
  'Content-Type: multipart/mixed; boundary=b',
  '',
  ...parts('b', ...each),
]

const coded = (encoding: string, headers: readonly string[], body: string) => [
  ...headers,
  `Content-Transfer-Encoding: ${encoding}`,
  '',
  body,
]

const named = (name: string, headers: readonly string[], file: string) =>
  written(name, mixed(TEXT, coded('base64', headers, PDF)), {
    ...READ,
    attachments: [{ name: file, type: 'application/pdf', bytes: 15 }],
  })

/** Structures and files that the other mails lack. */
export const structures = [
  written(
    'a boundary in two pieces',
    [
      'Content-Type: multipart/mixed; boundary*0="ke"; boundary*1="ys"',
      '',
      ...parts(
        'keys',
        TEXT,
        coded('base64', ['Content-Type: application/pdf; name=plan.pdf'], PDF),
      ),
    ],
    { ...READ, attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 15 }] },
  ),
  written(
    'a boundary of every sign that it may have',
    [
      `Content-Type: multipart/mixed; boundary="=_'()+_,-./:=?"`,
      '',
      ...parts("=_'()+_,-./:=?", TEXT),
    ],
    READ,
  ),
  written(
    'an alternative of enriched text',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts('a', TEXT, ['Content-Type: text/enriched', '', '<bold>The keys</bold> are here.']),
    ],
    { ...READ, attachments: [{ name: null, type: 'text/enriched', optional: true }] },
  ),
  written(
    'an alternative with its page first',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts('a', HTML('The keys are here.'), TEXT),
    ],
    READ,
  ),
  written(
    'an alternative for programs that answer within it',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts(
        'a',
        TEXT,
        [
          'Content-Type: text/x-amp-html; charset=utf-8',
          '',
          '<html amp4email><body>Keys</body></html>',
        ],
        HTML('The keys are here.'),
      ),
    ],
    { ...READ, attachments: [{ name: null, type: 'text/x-amp-html', optional: true }] },
  ),
  written(
    'parts of a kind that nobody knows',
    ['Content-Type: multipart/x-office-bundle; boundary=b', '', ...parts('b', TEXT)],
    READ,
  ),
  written(
    'parts that are to be shown side by side',
    [
      'Content-Type: multipart/parallel; boundary=b',
      '',
      ...parts('b', TEXT, coded('base64', ['Content-Type: application/pdf; name=plan.pdf'], PDF)),
    ],
    { ...READ, attachments: [{ name: 'plan.pdf', type: 'application/pdf', bytes: 15 }] },
  ),
  written(
    'the footer of a list as a text of its own',
    mixed(TEXT, plain('You get this as a member of the list.')),
    { text: 'The keys are here.', begins: true },
  ),
  written(
    'a text that is a file without a name',
    mixed(TEXT, ['Content-Type: text/plain', 'Content-Disposition: attachment', '', 'Notes']),
    { ...READ, attachments: [{ name: null, type: 'text/plain', bytes: 5 }] },
  ),
  written(
    'a voice message of a telephone system',
    [
      'Content-Type: multipart/voice-message; boundary=b',
      '',
      ...parts(
        'b',
        plain('A message from 01632 960118, 12 seconds.'),
        coded(
          'base64',
          [
            'Content-Type: audio/wav; name="msg0001.wav"',
            'Content-Disposition: attachment; filename="msg0001.wav"',
          ],
          base64('RIFF....WAVE'),
        ),
      ),
    ],
    {
      text: 'A message from 01632 960118, 12 seconds.',
      attachments: [{ name: 'msg0001.wav', type: 'audio/wav', bytes: 12 }],
    },
  ),
  written(
    'base64 that was joined from two',
    coded(
      'base64',
      ['Content-Type: text/plain; charset=utf-8'],
      `${btoa('The keys ')}${btoa('are he')}\r\n${btoa('re.')}`,
    ),
    READ,
  ),
  written(
    'base64 that stops short of its padding',
    coded(
      'base64',
      ['Content-Type: text/plain; charset=utf-8'],
      btoa('The keys are here').replace(/=+$/, ''),
    ),
    { text: 'The keys are here' },
  ),
  written(
    'quoted-printable of small letters and blanks at its ends',
    coded(
      'quoted-printable',
      ['Content-Type: text/plain; charset=utf-8'],
      'Caf=c3=a9 = \r\nkeys   \r\nhere.=',
    ),
    { text: 'Café keys here.' },
  ),
  named(
    'a name in pieces out of order',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment;',
      ' filename*2=".pdf"; filename*0*=utf-8\'\'Caf%C3;',
      ' filename*1*=%A9%20plan',
    ],
    'Café plan.pdf',
  ),
  named(
    'a name in Latin 1 with its language',
    [
      'Content-Type: application/pdf',
      "Content-Disposition: attachment; filename*=iso-8859-1'en'%A3500.pdf",
    ],
    '£500.pdf',
  ),
  named(
    'a name in raw octets of UTF-8',
    [
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${utf8('plan 🔑.pdf')}"`,
    ],
    'plan 🔑.pdf',
  ),
  named(
    'a coded name without quotes',
    [
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename==?utf-8?B?Q2Fmw6kucGRm?=',
    ],
    'Café.pdf',
  ),
  written(
    'a picture within a page by its address',
    [
      'Content-Type: multipart/related; boundary=b',
      '',
      ...parts(
        'b',
        [
          'Content-Type: text/html',
          '',
          '<p>The keys are here.</p><img src="https://brookes.test/logo.png">',
        ],
        coded(
          'base64',
          ['Content-Type: image/png', 'Content-Location: https://brookes.test/logo.png'],
          base64('\x89PNG\r\n\x1a\n'),
        ),
      ),
    ],
    {
      ...READ,
      text_from: 'html',
      attachments: [{ name: null, name_any: ['logo.png'], type: 'image/png', bytes: 8 }],
    },
  ),
]
