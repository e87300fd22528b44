import { utf8, type WrittenMail, written } from '../further/written.ts'

const TEXT = ['Content-Type: text/plain', '', 'The keys are here.']
const READ = { text: 'The keys are here.' }

const from = (name: string, line: string, read: Readonly<Record<string, unknown>>, more = {}) =>
  written(name, [`From: ${line}`, ...TEXT], { ...READ, from: read, ...more })

const subject = (name: string, lines: readonly string[], read: string) =>
  written(name, [...lines, ...TEXT], { ...READ, subject: read })

const ofOldMacintosh = (it: WrittenMail): WrittenMail => ({
  ...it,
  mail: it.mail.replaceAll('\r\n', '\r'),
})

/** What headers hold that the other mails lack. */
export const headers = [
  from(
    'a name with a comment after its address',
    'Sunita Rao <sunita@brookes.test> (Conveyancer)',
    {
      name: 'Sunita Rao',
      address: 'sunita@brookes.test',
    },
  ),
  from('blanks within the brackets', 'Sunita Rao < sunita@brookes.test >', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  from('a link within the brackets', 'Sunita Rao <mailto:sunita@brookes.test>', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  from('a name that was coded with its comma', '=?utf-8?Q?Rao=2C_Sunita?= <sunita@brookes.test>', {
    name: 'Rao, Sunita',
    address: 'sunita@brookes.test',
  }),
  from('a bracket that never closes', 'Sunita Rao <sunita@brookes.test', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  from('two brackets around the address', 'Sunita Rao <<sunita@brookes.test>>', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  from('letters beyond English in the address', `Sunita Rao <sunita@${utf8('brökes')}.test>`, {
    name: 'Sunita Rao',
    address: 'sunita@brökes.test',
  }),
  from('a name of initials with points', 'S. K. Rao <sunita@brookes.test>', {
    name: 'S. K. Rao',
    address: 'sunita@brookes.test',
  }),
  from('a name of two quoted pieces', '"Sunita" "Rao" <sunita@brookes.test>', {
    name: 'Sunita Rao',
    address: 'sunita@brookes.test',
  }),
  from('a local part in quotes', 'Sunita Rao <"sunita.rao"@brookes.test>', {
    address: '"sunita.rao"@brookes.test',
    address_any: ['sunita.rao@brookes.test'],
    name: 'Sunita Rao',
  }),
  subject(
    'a subject folded over a line of blanks',
    ['Subject: Keys', ' \t', ' on Friday'],
    'Keys on Friday',
  ),
  subject(
    'a subject that begins on its second line',
    ['Subject:', ' Keys on Friday'],
    'Keys on Friday',
  ),
  subject('a subject of nothing but blanks', ['Subject:    '], ''),
  subject('a subject with a tab in its fold', ['Subject: Keys', '\ton Friday'], 'Keys on Friday'),
  ofOldMacintosh(
    written(
      'ends of lines of the old Macintosh',
      ['Content-Type: text/plain', '', 'The keys are here.', 'On Friday.'],
      { text: 'The keys are here. On Friday.' },
    ),
  ),
  written(
    'a line in the headers that is none',
    [
      'Content-Type: text/plain',
      'this line has no colon and no blank before it',
      'X-Other: 1',
      '',
      'The keys are here.',
    ],
    READ,
  ),
]
