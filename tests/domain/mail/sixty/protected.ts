import { base64, parts, plain, type WrittenMail, written } from '../further/written.ts'
import { numberOf, tnefWith } from './tnef.ts'

const encoded = 'Content-Transfer-Encoding: base64'
const pdf = ['Content-Type: application/pdf; name="Plan.pdf"', encoded, '', base64('%PDF-1.4')]
const plan = { name: 'Plan.pdf', type: 'application/pdf', bytes: 8 }

/** The beginning of a CMS of this kind (RFC 5652: signed data is 2, enveloped data 3). */
const cms = (kind: number) =>
  `\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07${String.fromCharCode(kind)}\xa0\x80`

/** Signed and encrypted mail under labels of many kinds. */
export const protections: readonly WrittenMail[] = [
  written(
    'S/MIME: a signature beside a text with a file',
    [
      'Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; micalg=sha-256; boundary=s',
      '',
      ...parts(
        's',
        ['Content-Type: multipart/mixed; boundary=m', '', ...parts('m', plain('On Friday.'), pdf)],
        [
          'Content-Type: application/x-pkcs7-signature; name="smime.p7s"',
          encoded,
          '',
          base64(cms(2)),
        ],
      ),
    ],
    {
      text: 'On Friday.',
      attachments: [
        plan,
        { name: 'smime.p7s', type: 'application/x-pkcs7-signature', optional: true },
      ],
      warn: ['signed-not-checked'],
    },
  ),
  written(
    'S/MIME: signed as a whole, by its bytes',
    ['Content-Type: application/octet-stream; name="smime.p7m"', encoded, '', base64(cms(2))],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/octet-stream' }],
      warn: ['signed-not-checked'],
    },
  ),
  written(
    'S/MIME: encrypted, by its bytes',
    ['Content-Type: application/pkcs7-mime; name="smime.p7m"', encoded, '', base64(cms(3))],
    {
      text_from: null,
      attachments: [{ name: 'smime.p7m', type: 'application/pkcs7-mime' }],
      warn: ['encrypted'],
    },
  ),
  written(
    'PGP: a signature beside text in two forms, with a footer of a list around',
    [
      'Content-Type: multipart/mixed; boundary=m',
      '',
      ...parts(
        'm',
        [
          'Content-Type: multipart/signed; protocol="application/pgp-signature"; boundary=s',
          '',
          ...parts(
            's',
            [
              'Content-Type: multipart/alternative; boundary=a',
              '',
              ...parts('a', plain('On Friday.'), [
                'Content-Type: text/html',
                '',
                '<p>On Friday.</p>',
              ]),
            ],
            [
              'Content-Type: application/pgp-signature; name="signature.asc"',
              '',
              '-----BEGIN PGP SIGNATURE-----',
            ],
          ),
        ],
        plain('Sent by the list.'),
      ),
    ],
    {
      text: 'On Friday. Sent by the list.',
      attachments: [{ name: 'signature.asc', type: 'application/pgp-signature', optional: true }],
      warn: ['signed-not-checked'],
    },
  ),
  written(
    'PGP: encrypted, as Exchange passes it on',
    [
      'Content-Type: multipart/mixed; boundary=m',
      '',
      ...parts(
        'm',
        plain(''),
        [
          'Content-Type: application/pgp-encrypted; name="PGPMIME version identification"',
          '',
          'Version: 1',
        ],
        [
          'Content-Type: application/octet-stream; name="encrypted.asc"',
          '',
          '-----BEGIN PGP MESSAGE-----',
        ],
      ),
    ],
    {
      attachments: [
        {
          name: 'PGPMIME version identification',
          type: 'application/pgp-encrypted',
          optional: true,
        },
        { name: 'encrypted.asc', type: 'application/octet-stream' },
      ],
      warn: ['encrypted'],
    },
  ),
]

const RTF = "{\\rtf1\\ansi\\ansicpg1252\\pard See the plan \\'96 \\u8364?5.\\par Sunita}"
const compressed = (rtf: string) =>
  `${numberOf(rtf.length + 12, 4)}${numberOf(rtf.length, 4)}MELA${numberOf(0, 4)}${rtf}`
const winmail = (octets: string) => [
  'Content-Type: application/ms-tnef; name="winmail.dat"',
  encoded,
  '',
  base64(octets),
]
const dat = { name: 'winmail.dat', type: 'application/ms-tnef' }
const files = [
  { name: 'Plan.pdf', content: '%PDF-1.4' },
  { name: 'Deed.doc', content: 'D' },
]

/** What Outlook hides in winmail.dat. */
export const hidden: readonly WrittenMail[] = [
  written(
    'winmail.dat with two files, beside a text',
    [
      'Content-Type: multipart/mixed; boundary=m',
      '',
      ...parts('m', plain('Attached.'), winmail(tnefWith({ files }))),
    ],
    { text: 'Attached.', attachments: [dat], tnef: ['Plan.pdf 8', 'Deed.doc 1'] },
  ),
  written(
    'winmail.dat alone, with a text of its own',
    winmail(tnefWith({ text: 'See the plan.', files })),
    { text: 'See the plan.', attachments: [dat], tnef: ['Plan.pdf 8', 'Deed.doc 1'] },
  ),
  written(
    'winmail.dat alone, with a text in RTF',
    winmail(tnefWith({ rtf: compressed(RTF), files })),
    { text: 'See the plan – €5. Sunita', attachments: [dat], tnef: ['Plan.pdf 8', 'Deed.doc 1'] },
  ),
]
