import { plain, utf8, written } from '../further/written.ts'

const text = plain('The keys are here.')
const KEYS = 'The keys are here.'

/** Names, subjects and senders that are written in an unusual way. */
export const headers = [
  written(
    'words of a language, folded by a tab, beside plain ones',
    [
      'Subject: Re: =?UTF-8*en-GB?Q?12_Elm_Road_=E2=80?=\r\n\t=?UTF-8*en-GB?Q?=93?= keys =?us-ascii?q?today?=',
      ...text,
    ],
    { subject: 'Re: 12 Elm Road – keys today', text: KEYS },
  ),
  written(
    'a word with blanks and a question mark inside',
    ['Subject: =?utf-8?Q?Are the keys here? =C2=A35 due?=', ...text],
    { subject: 'Are the keys here? £5 due', text: KEYS },
  ),
  written(
    'words of base64 without their padding, in the middle of a letter',
    // 'Café keys' as bytes, cut after the first byte of é.
    ['Subject: =?utf-8?b?Q2Fmww?= =?utf-8?b?qSBrZXlz?=', ...text],
    { subject: 'Café keys', text: KEYS },
  ),
  written(
    'a subject twice, the second for a list',
    ['Subject: Keys of Elm Road', 'Subject: [list] Another', ...text],
    { subject: 'Keys of Elm Road', text: KEYS },
  ),
  written(
    'a sender with the name in a comment, with a comma and a bracket',
    ['From: sunita@brookes.test (Rao, Sunita \\(Brookes\\))', ...text],
    { from: { name: 'Rao, Sunita (Brookes)', address: 'sunita@brookes.test' }, text: KEYS },
  ),
  written(
    'an agent who writes on behalf of somebody',
    [
      'From: "Sunita Rao via SignRight" <no-reply@signright.test>',
      'Sender: <bounce@signright.test>',
      'Reply-To: Sunita Rao <sunita@brookes.test>',
      ...text,
    ],
    {
      from: { name: 'Sunita Rao via SignRight', address: 'no-reply@signright.test' },
      text: KEYS,
      warn: ['reply-to-elsewhere'],
    },
  ),
  written(
    'a domain with a letter of another alphabet, in UTF-8',
    [utf8('From: Sunita Rao <sunita@br\u043e\u043ekes.test>'), ...text],
    {
      from: { name: 'Sunita Rao', address: 'sunita@br\u043e\u043ekes.test' },
      text: KEYS,
      warn: ['mixed-scripts'],
    },
  ),
  written(
    'a domain of another alphabet throughout, whose letters look like ours',
    [utf8('From: Sunita Rao <sunita@\u0430\u0440\u0440\u04cf\u0435.test>'), ...text],
    {
      from: { name: 'Sunita Rao', address: 'sunita@\u0430\u0440\u0440\u04cf\u0435.test' },
      text: KEYS,
      warn: ['mixed-scripts'],
    },
  ),
  written(
    'another address in the name, with zero-width signs in it',
    [utf8('From: "accounts\u200b@\u200bharcourt.test" <pay@elsewhere.test>'), ...text],
    {
      from: { name: 'accounts@harcourt.test', address: 'pay@elsewhere.test' },
      text: KEYS,
      warn: ['address-in-name'],
    },
  ),
  written(
    'references of a megabyte before the subject',
    [
      `References: ${'<a@brookes.test>\r\n '.repeat(60_000)}<b@brookes.test>`,
      'Subject: Short',
      ...text,
    ],
    { subject: 'Short', text: KEYS },
  ),
  written(
    'a type twice, the second of another kind',
    ['Content-Type: text/plain; charset=utf-8', 'Content-Type: text/html', '', '1 < 2 and 3 > 2'],
    { text: '1 < 2 and 3 > 2' },
  ),
]
