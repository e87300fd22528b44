import { returnedAddresses } from '#domain/communication/stop/returned-mail'
import { fullDate } from '#domain/dates'
import { type Mailbox, parseMailboxes } from '#domain/mail/address'
import type { MailCalendar } from '#domain/mail/calendar'
import type { Mail } from '#domain/mail/mail'
import { headerOf, headersOf } from '#domain/mail/mime/headers'
import { isAutoReply, isMachineSent } from '#domain/mail/report/automatic'
import type { IncomingEmail } from './incoming.ts'
import { linkHosts, showsRemotePictures } from './links.ts'

export const MOST_TEXT = 100_000
const MOST_PEOPLE = 100
const MOST_REFERENCES = 50

type Content = Omit<IncomingEmail, 'fingerprint' | 'original' | 'attachments' | 'delivered_to'>

/** What is stored of a mail besides its files. */
export const contentOf = (mail: Mail): Content => {
  const { body, root } = mail
  const people = (name: string) =>
    headersOf(root.headers, name).flatMap(parseMailboxes).slice(0, MOST_PEOPLE).map(plain)
  return {
    message_id: messageIdsIn(headerOf(root.headers, 'message-id') ?? '')[0] ?? '',
    references: referencesOf(mail),
    from: plain(mail.from),
    to: people('to'),
    cc: people('cc'),
    reply_to: people('reply-to')[0] ?? null,
    subject: (mail.subject ?? '').slice(0, 500),
    text: body.text.slice(0, MOST_TEXT),
    is_text_cut: body.text.length > MOST_TEXT,
    has_html: body.html !== null,
    has_remote_pictures: showsRemotePictures(body.html ?? ''),
    link_hosts: linkHosts(body.html ?? body.text),
    invitations: mail.calendar.map(invitationText),
    warnings: [...mail.warnings],
    is_automatic: isMachineSent(root) || isAutoReply(root),
    sent_at: instantOf(headerOf(root.headers, 'date') ?? ''),
    returned: returnedOf(mail),
  }
}

const returnedOf = (mail: Mail): Content['returned'] => {
  const returned = returnedAddresses(mail)
  return returned && returned.message.length <= 500
    ? { message: returned.message, failed: [...returned.failed] }
    : null
}

const plain = ({ name, address }: Mailbox) => ({
  name: name.slice(0, 200),
  address: address.slice(0, 320),
})

const MESSAGE_ID = /<([^<>\s]{1,500})>/g

/** The Message-IDs of a header, without angle brackets, in its order. */
export const messageIdsIn = (octets: string): string[] =>
  [...octets.matchAll(MESSAGE_ID)].map(([, id = '']) => id)

const referencesOf = ({ root }: Mail) => {
  const named = [
    ...messageIdsIn(headerOf(root.headers, 'references') ?? ''),
    ...messageIdsIn(headerOf(root.headers, 'in-reply-to') ?? ''),
  ]
  return [...new Set(named)].slice(-MOST_REFERENCES)
}

/** What a calendar says, by its method (RFC 5546). */
const calendarNames: Readonly<Record<string, string>> = {
  CANCEL: 'Cancelled invitation',
  REPLY: 'Answer to an invitation',
  COUNTER: 'Another time for an invitation',
}

const invitationText = ({ method, summary, start, zone }: MailCalendar) =>
  [
    calendarNames[method ?? ''] ?? 'Invitation',
    [summary ?? 'no subject', start && `${startText(start)}${zone ? ` (${zone})` : ''}`]
      .filter(Boolean)
      .join(', '),
  ].join(': ')

/** 'Friday 4 December 2026 at 10:00' of '20261204T100000Z'; what is no date stays as it is. */
const startText = (start: string) => {
  const [, y, m, d, hour, minute] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d).*)?$/.exec(start) ?? []
  const day = `${y}-${m}-${d}`
  if (y === undefined || Number.isNaN(Date.parse(day))) return start
  const date = `${fullDate(day)} ${y}`
  return hour === undefined ? date : `${date} at ${hour}:${minute}`
}

const instantOf = (date: string): string | null => {
  const at = new Date(date.replaceAll(/\([^()]*\)/g, ''))
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 || at.getUTCFullYear() < 1970
    ? null
    : at.toISOString()
}
