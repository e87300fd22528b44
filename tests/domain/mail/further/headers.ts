import { parts, plain, utf8, type WrittenMail, written } from './written.ts'

const mixed = 'Content-Type: multipart/mixed; boundary=mix'
const withFile = (...headers: readonly string[]) => [
  mixed,
  '',
  ...parts('mix', plain('Attached.'), [...headers, '', '%PDF-1.4']),
]
const pdf = 'Content-Type: application/pdf'
const file = (name: string) => [{ name, type: 'application/pdf', bytes: 8 }]

/** Subjects, senders and names of files. */
export const headers: readonly WrittenMail[] = [
  written('a subject that begins on its second line', ['Subject:', '\tKeys and more', '', 'Noon'], {
    subject: 'Keys and more',
    text: 'Noon',
  }),
  written('an encoded word in quotes', ['Subject: Re: "=?utf-8?Q?Caf=C3=A9?="', '', 'Noon'], {
    subject: 'Re: "Café"',
    text: 'Noon',
  }),
  written('a line of a mailbox file before the headers', ['', 'Noon'], { text: 'Noon' }),
  written(
    'a name with a comma and no quotes',
    ['From: Rao, Sunita <sunita@brookes.test>', '', 'Noon'],
    {
      from: { name: 'Rao, Sunita', address: 'sunita@brookes.test' },
      text: 'Noon',
    },
  ),
  written('a name behind its address', ['From: sunita@brookes.test (Sunita Rao)', '', 'Noon'], {
    text: 'Noon',
  }),
  written(
    'an address of the firm as a name',
    ['From: "Accounts <accounts@harcourt.test>" <x@elsewhere.test>', '', 'Noon'],
    {
      from: { name: 'Accounts <accounts@harcourt.test>', address: 'x@elsewhere.test' },
      text: 'Noon',
      warn: ['address-in-name'],
    },
  ),
  written(
    'a name from right to left',
    ['From: =?utf-8?b?15PXoNeUINeb15TXnw==?= <dana@brookes.test>', '', 'Noon'],
    { from: { name: 'דנה כהן', address: 'dana@brookes.test' }, text: 'Noon' },
  ),
  written('an encoded domain', ['From: Bank <help@xn--brclays-4fg.test>', '', 'Noon'], {
    from: { name: 'Bank', address: 'help@xn--brclays-4fg.test' },
    text: 'Noon',
    warn: ['encoded-domain'],
  }),
  written('replies that go elsewhere', ['Reply-To: sunita@elsewhere.test', '', 'Noon'], {
    text: 'Noon',
    warn: ['reply-to-elsewhere'],
  }),
  written(
    'a letter of a file name over two parameters',
    withFile(
      pdf,
      'Content-Disposition: attachment; filename*0*=UTF-8\'\'Caf%C3; filename*1*=%A9;\r\n filename*2=" plan.pdf"',
    ),
    { text: 'Attached.', attachments: file('Café plan.pdf') },
  ),
  written(
    'parameters out of their order',
    withFile(pdf, 'Content-Disposition: attachment; filename*1="lan.pdf"; filename*0="P"'),
    { text: 'Attached.', attachments: file('Plan.pdf') },
  ),
  written(
    'a path of Windows',
    withFile(pdf, 'Content-Disposition: attachment; filename="C:\\Users\\me\\Plan.pdf"'),
    { text: 'Attached.', attachments: file('Plan.pdf') },
  ),
  written(
    'a mark that turns a name around',
    withFile(pdf, 'Content-Disposition: attachment; filename="=?utf-8?b?cGxhbuKArmZkcC5wZGY=?="'),
    { text: 'Attached.', attachments: file('planfdp.pdf') },
  ),
  written(
    'two encoded words in a file name',
    withFile(
      `${pdf}; name="=?utf-8?Q?Caf=C3=A9?= =?utf-8?Q?_plan.pdf?="`,
      'Content-Disposition: attachment',
    ),
    { text: 'Attached.', attachments: file('Café plan.pdf') },
  ),
  written('a file name in raw UTF-8', withFile(`${pdf}; name="${utf8('Café.pdf')}"`), {
    text: 'Attached.',
    attachments: file('Café.pdf'),
  }),
  written('a file without a name', withFile(pdf, 'Content-Disposition: attachment'), {
    text: 'Attached.',
    attachments: [{ name: null, type: 'application/pdf', bytes: 8 }],
  }),
].map((it) =>
  it.name.startsWith('a line of a mailbox')
    ? { ...it, mail: `From sunita@brookes.test Mon Nov 23 09:00:00 2026\r\n${it.mail}` }
    : it,
)
