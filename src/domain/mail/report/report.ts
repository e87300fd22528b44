import { textOf } from '../body.ts'
import type { Mail } from '../mail.ts'
import { headerOf, headersOf, parseHeaders } from '../mime/headers.ts'
import { leavesOf, type Part, parseMessage } from '../mime/part.ts'
import { isAutoReply, isChallenge } from './automatic.ts'
import { complaintFields, complaintVerdict } from './complaint.ts'
import { dsnRecipients, type ReportedRecipient } from './dsn.ts'
import { isFromServer, textBounceRecipients } from './text-bounce.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** What a mail server or another machine says of a mail that was sent. */
export interface MailReport {
  readonly kind: 'dsn' | 'text-bounce' | 'arf' | 'auto-reply' | 'challenge'
  readonly verdict: Verdict
  readonly recipients: readonly ReportedRecipient[]
  readonly report: Readonly<Record<string, string>> | null
  readonly original_message_id: string | null
  readonly verp: string | null
}

/** How much of a mail's text is looked at; reports say what they are at once. */
const LONGEST = 65_536

/** The report that a mail is; null for a mail that somebody wrote. */
export const reportOf = ({ root, body }: Mail): MailReport | null =>
  reportIn(root, body.text.slice(0, LONGEST))

const reportIn = (root: Part, text: string): MailReport | null => {
  const complaint = complaintFields(root)
  if (complaint)
    return reportWith(root, text, {
      kind: 'arf',
      verdict: complaintVerdict(complaint),
      report: complaint,
    })
  const listed = dsnRecipients(root) ?? forwardedRecipients(root)
  if (listed) {
    const named = listed.length > 0 ? listed : (textBounceRecipients(root, text) ?? [])
    return delivery(root, text, 'dsn', named)
  }
  const isAsking = isChallenge(root, text)
  const bounced = isAsking ? null : textBounceRecipients(root, text)
  if (bounced && bounced.length > 0) return delivery(root, text, 'text-bounce', bounced)
  if (isAsking) return reportWith(root, text, { kind: 'challenge', verdict: 'none' })
  return isAutoReply(root) ? reportWith(root, text, { kind: 'auto-reply', verdict: 'none' }) : null
}

/** The recipients of a delivery report that a mail server passes on as an attachment; null when there is none. */
const forwardedRecipients = (root: Part) => {
  if (!isFromServer(root)) return null
  const nested = leavesOf(root).find(({ type }) => type.value === 'message/rfc822')
  return nested ? dsnRecipients(parseMessage(nested.octets)) : null
}

type Stated = Pick<MailReport, 'kind' | 'verdict'> & Partial<MailReport>

const reportWith = (root: Part, text: string, stated: Stated): MailReport => ({
  recipients: [],
  report: null,
  original_message_id: originalMessageId(root, text),
  verp: returnedAddress(root),
  ...stated,
})

const delivery = (
  root: Part,
  text: string,
  kind: 'dsn' | 'text-bounce',
  recipients: readonly ReportedRecipient[],
) => {
  const verdicts = new Set(
    recipients.map(({ action, status, diagnostic }) =>
      verdictOf({ action, status, words: diagnostic ?? (recipients.length === 1 ? text : '') }),
    ),
  )
  const [only = 'none'] = verdicts
  return reportWith(root, text, {
    kind,
    recipients,
    verdict: verdicts.size > 1 ? 'per recipient' : only,
  })
}

/** The Message-ID of the mail that is reported on, from its copy or its headers. */
const originalMessageId = (root: Part, text: string): string | null => {
  for (const part of leavesOf(root)) {
    if (
      !/^(?:message\/(?:rfc822|global)(?:-headers)?|text\/rfc822-headers?)$/.test(part.type.value)
    )
      continue
    const found = /^message\//.test(part.type.value)
      ? headerOf(parseMessage(part.octets).headers, 'message-id')
      : headerOf(parseHeaders(textOf(part).split(/\r?\n/)).headers, 'message-id')
    if (found) return found
  }
  return /^[ \t>]*Message-ID:[ \t]*(<[^>\s]+>)/im.exec(text)?.[1] ?? null
}

/** The recipient that a bounce address carries, as in bounce+jane=example.test@firm.test. */
const returnedAddress = (root: Part): string | null => {
  const headers = ['to', 'delivered-to', 'x-original-to', 'envelope-to']
  for (const value of headers.flatMap((name) => headersOf(root.headers, name))) {
    const [, local, host] = /[+-]([\w.+-]+)=([\w-]+(?:\.[\w-]+)+)@/.exec(value) ?? []
    if (local && host) return `${local}@${host}`
  }
  return null
}
