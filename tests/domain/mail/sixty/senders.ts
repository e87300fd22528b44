import { plain, utf8, type WrittenMail, written } from '../further/written.ts'

const word = (text: string) => `=?utf-8?B?${btoa(utf8(text))}?=`

type Sender = readonly [header: string, name: string, address: string, more?: object]

const mails: Readonly<Record<string, Sender>> = {
  'a group that names nobody': [
    'Undisclosed recipients:;',
    '',
    '',
    { from: { name: '', address: '', name_any: ['Undisclosed recipients'] } },
  ],
  'comments between the pieces of an address': [
    'Sunita Rao (of (all) people) <sunita(here)@(there)brookes.test>',
    'Sunita Rao',
    'sunita@brookes.test',
  ],
  'quotes and commas within quotes': [
    '"Rao, Sunita (\\"Brookes\\" LLP)" <sunita@brookes.test>',
    'Rao, Sunita ("Brookes" LLP)',
    'sunita@brookes.test',
  ],
  'an address of the firm as an encoded name': [
    `${word('accounts@harcourt.test')} <x@elsewhere.test>`,
    'accounts@harcourt.test',
    'x@elsewhere.test',
    { warn: ['address-in-name'] },
  ],
  'a name that decodes to an address in brackets': [
    '=?utf-8?Q?Accounts_=3Caccounts@harcourt.test=3E?= <x@elsewhere.test>',
    'Accounts <accounts@harcourt.test>',
    'x@elsewhere.test',
    { warn: ['address-in-name'] },
  ],
  'a name that decodes to two senders': [
    `${word('Owen <owen@harcourt.test>, ')} <x@elsewhere.test>`,
    'Owen <owen@harcourt.test>,',
    'x@elsewhere.test',
    { warn: ['address-in-name'] },
  ],
  'marks that turn a name around': [
    `${word('\u202etset.truocrah@nesse\u202c Owen')} <x@elsewhere.test>`,
    'tset.truocrah@nesse Owen',
    'x@elsewhere.test',
  ],
  'a quoted part before the at': ['"sunita rao"@brookes.test', '', '"sunita rao"@brookes.test'],
  'raw UTF-8 in name and domain': [
    utf8('Jörg Müller <jorg@müller.test>'),
    'Jörg Müller',
    'jorg@müller.test',
  ],
  'a comma behind': ['Sunita Rao <sunita@brookes.test>,', 'Sunita Rao', 'sunita@brookes.test'],
  'a name folded with tabs and encoded words': [
    '=?utf-8?Q?Sunita?=\r\n\t=?utf-8?Q?_Rao?=\r\n\t<sunita@brookes.test>',
    'Sunita Rao',
    'sunita@brookes.test',
  ],
  'Cyrillic letters among Latin ones': [
    `${word('Bаrclays')} <help@elsewhere.test>`,
    'Bаrclays',
    'help@elsewhere.test',
    { warn: ['mixed-scripts'] },
  ],
}

/** Senders who write their names oddly, or who pretend. */
export const senders: readonly WrittenMail[] = Object.entries(mails).map(
  ([label, [header, name, address, more]]) =>
    written(label, [`From: ${header}`, ...plain('Noon')], {
      text: 'Noon',
      from: { name, address },
      ...more,
    }),
)
