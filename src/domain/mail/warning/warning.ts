import { foldLetters } from '#domain/text/fold-letters'
import { domainOf, type Mailbox } from '../address.ts'
import { hasBankDetails } from './bank-details.ts'

/** What the page says beside a mail. */
export const mailWarnings = {
  'address-in-name': 'The sender’s name shows another address than the mail came from.',
  'staff-name': 'The sender has the name of a colleague but writes from outside the firm.',
  'two-from': 'The mail names more than one sender.',
  'reply-to-elsewhere': 'Replies go to another domain than the sender’s.',
  'mixed-scripts': 'The sender’s name or address mixes letters of different alphabets.',
  'encoded-domain': 'The sender’s domain has an encoded name (xn--), which can look like another.',
  'dmarc-fail': 'The sender’s domain did not confirm this mail (DMARC failed).',
  'bank-details':
    'This mail contains bank details. Confirm them by a telephone number you already know.',
  'signed-not-checked': 'The mail is signed. The signature was not checked.',
  encrypted: 'The mail is encrypted and cannot be read here. The original is kept.',
  'risky-file': 'An attachment can run a program. Do not open it.',
} as const

export type MailWarning = keyof typeof mailWarnings

/** Names and domains of the firm's own people. */
export interface OwnPeople {
  readonly names: readonly string[]
  readonly domains: readonly string[]
}

/** The parts of a mail that warnings look at. */
export interface Judged {
  readonly senders: readonly Mailbox[]
  readonly replyTo: readonly Mailbox[]
  readonly authentication: string
  /** What a reader sees, a place each. */
  readonly texts: readonly string[]
  readonly files: readonly { readonly name: string; readonly octets: string }[]
}

const RISKY =
  /\.(?:exe|scr|com|pif|bat|cmd|js|jse|vbs?|vbe|wsf|hta|msi|jar|lnk|ps1|iso|img|html?|svg|docm|xlsm|xll|chm|reg|url|cpl)$/i

/** How programs of Linux, macOS and shortcuts of Windows begin; those of Windows have zeros behind their letters. */
const PROGRAMS = [
  '\u007fELF',
  '\u00cf\u00fa\u00ed\u00fe',
  '\u00ca\u00fe\u00ba\u00be',
  'L\0\0\0\u0001\u0014\u0002\0',
]

const isRisky = ({ name, octets }: Judged['files'][number]) =>
  RISKY.test(name.trim()) ||
  PROGRAMS.some((it) => octets.startsWith(it)) ||
  (octets.startsWith('MZ') && octets.slice(0, 16).includes('\0'))

/** What to warn of, in the order of the page. */
export const warningsOf = (mail: Judged, own: OwnPeople): MailWarning[] => {
  const sender = mail.senders[0] ?? { name: '', address: '' }
  const rules: readonly [MailWarning, boolean][] = [
    ['address-in-name', namesAnother(sender)],
    ['staff-name', isOutsideNamesake(sender, own)],
    ['two-from', mail.senders.length > 1],
    ['reply-to-elsewhere', mail.replyTo.some((it) => isElsewhere(it, sender))],
    [
      'mixed-scripts',
      [sender.name, sender.address].some(hasMixedScripts) || looksLatin(domainOf(sender.address)),
    ],
    ['encoded-domain', /(?:^|\.)xn--/.test(domainOf(sender.address))],
    ['dmarc-fail', /\bdmarc\s*=\s*fail\b/i.test(mail.authentication)],
    ['bank-details', mail.texts.some(hasBankDetails)],
    ['risky-file', mail.files.some(isRisky)],
  ]
  return rules.filter(([, applies]) => applies).map(([warning]) => warning)
}

const namesAnother = ({ name, address }: Mailbox) => {
  const found = /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/.exec(name.slice(0, 500).normalize('NFKC'))?.[0]
  return found !== undefined && found.replaceAll(/\s/g, '').toLowerCase() !== address.toLowerCase()
}

const isOutsideNamesake = ({ name, address }: Mailbox, own: OwnPeople) =>
  !own.domains.includes(domainOf(address)) &&
  own.names.some((it) => nameKey(it) !== '' && nameKey(it) === nameKey(name))

/** A name without order and look-alikes: "Smith, Jane" and "Jane Smith" are one. */
const nameKey = (name: string) =>
  foldLetters(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .sort()
    .join(' ')

const isElsewhere = (replyTo: Mailbox, sender: Mailbox) => {
  const [reply, from] = [domainOf(replyTo.address), domainOf(sender.address)]
  return (
    reply !== '' &&
    from !== '' &&
    reply !== from &&
    !reply.endsWith(`.${from}`) &&
    !from.endsWith(`.${reply}`)
  )
}

const hasMixedScripts = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )

/** Whether a label of a domain is written in another alphabet throughout, with nothing but letters that look like ours. */
const looksLatin = (domain: string) =>
  domain
    .split('.')
    .some(
      (label) =>
        /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label) && isAscii(foldLetters(label)),
    )

const isAscii = (text: string) => /^[a-z\d-]+$/.test(text)
