import { type Mailbox, parseMailboxes } from './address.ts'
import { attachmentsOf, type MailAttachment } from './attachment.ts'
import { type Body, bodyOf, textOf } from './body.ts'
import { type MailCalendar, parseCalendar } from './calendar.ts'
import { withEnclosed } from './mime/enclosed.ts'
import { decodeWords } from './mime/encoded-words.ts'
import { headerOf, headersOf } from './mime/headers.ts'
import { octetsOf } from './mime/octets.ts'
import { leavesOf, type Part, parseMessage } from './mime/part.ts'
import { type Protection, protectionOf } from './protection.ts'
import { withSigned } from './smime/signed-part.ts'
import { type TnefFile, tnefFiles } from './tnef/files.ts'
import { tnefText } from './tnef/text.ts'
import { type MailWarning, type OwnPeople, warningsOf } from './warning/warning.ts'

/** A mail as the product shows it. */
export interface Mail {
  readonly subject: string | null
  readonly from: Mailbox
  readonly body: Body
  readonly attachments: readonly MailAttachment[]
  readonly nested: readonly Mail[]
  readonly tnef: readonly TnefFile[]
  readonly calendar: readonly MailCalendar[]
  readonly protection: Protection | null
  readonly warnings: readonly MailWarning[]
  readonly root: Part
}

/** Mails inside mails that are opened; deeper ones stay files. */
const MAX_NESTED = 8

const NOBODY: OwnPeople = { names: [], domains: [] }

/** A mail from its bytes. Never throws: what cannot be read is left out and the original is kept. */
export const parseMail = (bytes: Uint8Array, own = NOBODY): Mail => mailOf(octetsOf(bytes), own, 0)

const mailOf = (octets: string, own: OwnPeople, depth: number): Mail => {
  const root = withEnclosed(withSigned(parseMessage(octets)))
  const attachments = attachmentsOf(root)
  const body = withHidden(bodyOf(root), attachments)
  const protection = protectionOf(root)
  const senders = headersOf(root.headers, 'from').flatMap(parseMailboxes)
  const parts = {
    from: senders[0] ?? { name: '', address: '' },
    nested: depth < MAX_NESTED ? nestedIn(attachments, own, depth) : [],
    tnef: attachments.flatMap(tnefIn),
    calendar: leavesOf(root).filter(isCalendar).map(calendarOf),
  }
  const subject = subjectOf(root)
  const files = [...attachments, ...parts.tnef]
  const found = warningsOf(
    {
      senders,
      replyTo: headersOf(root.headers, 'reply-to').flatMap(parseMailboxes),
      authentication: headerOf(root.headers, 'authentication-results') ?? '',
      texts: textsIn({ ...parts, subject, body, attachments }),
      files,
    },
    own,
  )
  const warnings = [...found, ...(protection ? [protection.warning] : [])]
  return { ...parts, subject, body, attachments, protection, warnings, root }
}

/** Everything that a reader sees, each place by itself, so that numbers of two places are not taken together. */
const textsIn = (
  mail: Pick<Mail, 'subject' | 'body' | 'nested' | 'calendar' | 'attachments' | 'tnef'>,
): string[] => [
  mail.subject ?? '',
  [mail.body.text, ...mail.nested.map(({ body }) => body.text)].join('\n'),
  ...mail.nested.flatMap(textsIn),
  ...mail.calendar.map(({ summary }) => summary ?? ''),
  ...[...mail.attachments, ...mail.tnef].map(({ name }) => name),
]

/** The text of winmail.dat, where the mail has no other. */
const withHidden = (body: Body, attachments: readonly MailAttachment[]): Body => {
  if (body.text.trim() !== '') return body
  const text = attachments.filter(isTnef).map(({ octets }) => tnefText(octets))[0] ?? ''
  return text.trim() === '' ? body : { ...body, text, from: 'plain' }
}

const subjectOf = (root: Part) => {
  const octets = headerOf(root.headers, 'subject')
  return octets === null ? null : decodeWords(octets).replaceAll(/\s+/g, ' ').trim()
}

const nestedIn = (attachments: readonly MailAttachment[], own: OwnPeople, depth: number) =>
  attachments
    .filter(({ type }) => type === 'message/rfc822' || type === 'message/global')
    .map(({ octets }) => mailOf(octets, own, depth + 1))

const isTnef = ({ type, name }: MailAttachment) =>
  /ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name)

const tnefIn = (file: MailAttachment): TnefFile[] =>
  isTnef(file) ? (tnefFiles(file.octets) ?? []) : []

const isCalendar = ({ type }: Part) =>
  type.value === 'text/calendar' || type.value === 'application/ics'

const calendarOf = (part: Part) => parseCalendar(textOf(part), part.type.parameters.get('method'))
