import { plain, utf8, type WrittenMail, written } from '../further/written.ts'

const at = (headers: readonly string[], subject: string | null, more: object = {}) => ({
  lines: [...headers, ...plain('Noon')],
  answer: { subject, text: 'Noon', ...more },
})

const mails: Readonly<Record<string, ReturnType<typeof at>>> = {
  'a character over three encoded words': at(
    ['Subject: =?utf-8?B?4g==?= =?utf-8?B?gg==?=\r\n\t=?utf-8?B?rA==?= 5'],
    '€ 5',
  ),
  'underscores of both kinds': at(
    ['Subject: =?utf-8?Q?deed=5Fof=5Ftrust_final?='],
    'deed_of_trust final',
  ),
  'an encoded word of a charset that nobody knows': at(
    ['Subject: =?x-brookes?Q?Caf=C3=A9?= opens'],
    'Café opens',
  ),
  'an encoded word that touches the text before it': at(
    ['Subject: Re:=?utf-8?Q?_Keys?='],
    'Re: Keys',
  ),
  'encoded words of two kinds and charsets side by side': at(
    ['Subject: =?iso-8859-1?Q?=A35_?= =?utf-8?B?4oCTIG5vb24=?='],
    '£5 – noon',
  ),
  'a subject folded with tabs': at(
    ['Subject: Exchange\r\n\tof\r\n\t contracts'],
    'Exchange of contracts',
  ),
  'a subject over forty lines': at(
    [`Subject: ${Array.from({ length: 40 }, (_, it) => `word${it}`).join('\r\n ')}`],
    Array.from({ length: 40 }, (_, it) => `word${it}`).join(' '),
  ),
  'an empty subject': at(['Subject:'], '', { subject_any: [null] }),
  'two subjects': at(['Subject: Keys', 'Subject: Other'], 'Keys'),
  'headers in odd letters without blanks': at(['SUBJECT:Keys', 'X-Empty:'], 'Keys'),
  'a blank before the colon': at(['Subject : Keys at noon'], 'Keys at noon'),
  'a line break inside an encoded word': at(
    ['Subject: =?utf-8?Q?Keys=0D=0ABcc:_x@elsewhere.test?='],
    'Keys Bcc: x@elsewhere.test',
  ),
  'raw letters of Windows': at(
    ['Subject: 12 High Street \x96 searches'],
    '12 High Street – searches',
  ),
  'raw UTF-8 around an encoded word': at(
    [`Subject: ${utf8('Café')} =?utf-8?Q?=E2=80=93?= ${utf8('noon £5')}`],
    'Café – noon £5',
  ),
  'marks that turn the subject around': at(
    ['Subject: =?utf-8?B?SW52b2ljZSDigK5mZHAuZXhl4oCs?='],
    'Invoice fdp.exe',
  ),
  'a line among the headers that is none': at(
    ['Subject: Keys', 'this is not a header', 'X-Other: 1'],
    'Keys',
  ),
}

/** Subjects and the lines around them. */
export const headers: readonly WrittenMail[] = Object.entries(mails).map(([name, it]) =>
  written(name, it.lines, it.answer),
)
