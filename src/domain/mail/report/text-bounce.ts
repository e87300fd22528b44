import { parseMailboxes } from '../address.ts'
import { decodeWords } from '../mime/encoded-words.ts'
import { headerOf, headersOf } from '../mime/headers.ts'
import { leavesOf, type Part } from '../mime/part.ts'
import type { ReportedRecipient } from './dsn.ts'

/** Where the returned mail begins below the words of the server. */
const RETURNED =
  /^[ \t>]*(?:-{2}.{0,120}?(?:original|copy|returned|unsent|undelivered|headers?|message (?:text|body|header)|below this line).{0,80}|.{0,40}(?:original message|copy of (?:the|your) (?:message|mail)|message headers?|returned message).{0,30}(?:follows|below|:)\s*|[-=]{3}.{0,60}transcript.{0,60}original.*|Received: .*|Return-Path: .*|(?:DKIM-Signature|Message-ID): .*)$/im

const SENDER =
  /^(?:mailer-?daemon|mail-?daemon|post-?master|postoffice|mdaemon|mailsystem|mail-?delivery.*|delivery.*|bounces?|microsoftexchange\w*|ms?-?exch\w*|administrator|system)(?:[+@-]|$)/i
const SUBJECT =
  /undeliver|deliver(?:y|ing).{0,30}(?:fail|status|problem|error|notif|has been|delay|report)|(?:fail|error|problem|unable|could(?:n'?t| not)|cannot).{0,30}(?:deliver|send|mail)|returned (?:mail|to sender|message)|failure notice|failed mail|fail(?:ed|ure).{0,20}deliver|mail (?:system error|delivery|failure|could not|returned)|nicht zugestellt|unzustellbar|non.?remis|non.?distribu|message (?:not delivered|delayed|status|rejected|blocked)|mail error|delayed mail|bounce|rejected|user unknown|no such/i
const BODY =
  /(?:not|n['’]t|never|un(?:able|successful)|cannot|fail\w*)\b.{0,60}\b(?:be )?(?:deliver|sent|send|reach|complete|process)|deliver\w*\b.{0,60}\b(?:fail|not|reject|impossible|delay|error)|(?:following|these)\s+(?:address|recipient)|permanent (?:fatal )?error|undeliver|returned to (?:you|sender|the sender)|(?<![\d.])5[05]\d[ -]#?\d?\.?\d?|user unknown|unknown user|no such user|mailbox (?:is )?full|over quota|does(?:n't| not) exist|reject/is

/** The recipients of a bounce in plain words; null when the mail is none. */
export const textBounceRecipients = (root: Part, text: string): ReportedRecipient[] | null => {
  const named = headersOf(root.headers, 'x-failed-recipients').flatMap(parseMailboxes)
  if (named.length === 0 && !isBounce(root, text)) return null
  const words = beforeReturned(text)
  const given = named.map(({ address }) => address.toLowerCase())
  const own = new Set(ownAddresses(root))
  const found = given.length > 0 ? given : addressesIn(words).filter((it) => !own.has(it))
  const listed = [...new Set(found.length > 0 ? found : originalRecipients(text))].slice(0, 50)
  return listed.map((address) => ({
    address,
    action: isOnlyDelayed(words, root) ? 'delayed' : 'failed',
    status: null,
    diagnostic: collapsed(listed.length > 1 ? wordsAbout(address, words, listed) : words),
  }))
}

/** Words that only a mail server says. */
const SERVER =
  /(?<![\d.])[45]\d\d[ -]#?[45]\.\d\.\d|\bRCPT TO\b|remote (?:host|server) (?:said|returned|respon)|SMTP error/i
const SENDER_NAME = /mail delivery|mailer-?daemon|(?:system|mail) administrator|postmaster/i

/** Whether a mail says that a mail server wrote it. */
export const isFromServer = (root: Part) => {
  const sender = parseMailboxes(headerOf(root.headers, 'from') ?? '')[0]
  return SENDER.test(sender?.address ?? '') || SENDER_NAME.test(sender?.name ?? '')
}

/** How the subject begins when a person answers or passes something on. */
const PASSED_ON = /^\s*(?:re|fwd?|aw|wg|tr|vs)\s*:/i

const isBounce = (root: Part, text: string) => {
  const subject = decodeWords(headerOf(root.headers, 'subject') ?? '')
  const hasSubject = SUBJECT.test(subject)
  const isDaemon = isFromServer(root)
  if (!isDaemon && PASSED_ON.test(subject)) return false
  if (isDaemon && (hasSubject || returnsMail(root))) return true
  if (hasSubject && !isAnswer(root) && FAILED.test(text.slice(0, 2000))) return true
  const isSystem =
    isDaemon ||
    /^<\s*>$/.test(headerOf(root.headers, 'return-path') ?? '') ||
    (hasSubject && SERVER.test(text.slice(0, 8000)))
  return isSystem && BODY.test(text.slice(0, 8000))
}

/** Words with the address that failed at the head of a line. */
const FAILED =
  /(?:could not be|was not|failed|not (?:be )?deliver|unable|undeliver|unavailable|not have been)[\s\S]{0,400}^[ \t]*[<"']?[^\s<>"'@]+@[^\s<>"']+[>"']?:?[ \t]*$|^[ \t]*<[^\s<>@]+@[^\s<>]+>:[^\n]{0,200}(?:fail|unavailable|not |unknown|reject|error)/im

const returnsMail = (root: Part) =>
  leavesOf(root).some(({ type }) => type.value === 'message/rfc822')

const isAnswer = (root: Part) => headerOf(root.headers, 'in-reply-to') !== null

/** Addresses of the one who sent the failed mail and of the system that reports. */
const ownAddresses = (root: Part) =>
  ['from', 'to', 'cc', 'reply-to', 'delivered-to', 'x-original-to']
    .flatMap((name) => headersOf(root.headers, name))
    .flatMap(parseMailboxes)
    .map(({ address }) => address.toLowerCase())

const beforeReturned = (text: string) => {
  const at = RETURNED.exec(text)?.index ?? text.length
  const before = at > 0 ? text.slice(0, at) : text
  if (before.includes('@')) return before
  const later = NAMED_BELOW.exec(text)?.index
  return later === undefined ? before : text.slice(later)
}

/** Servers that quote the header of the mail before they say whom it did not reach. */
const NAMED_BELOW =
  /^.*\b(?:not|n['’]t|cannot) be (?:delivered|sent) to (?:the following|these) (?:recipient|address).*$/im

const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi

const plain = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:mailto|rfc822|smtp)[:;]/, '')
    .replace(/^'/, '')

/** Addresses that stand at the head of a line first; else all that the words name. */
const addressesIn = (words: string): string[] => {
  const heads = words
    .split(/\r?\n/)
    .flatMap(
      (line) =>
        /^[\s*•-]*(?:(?:to|recipient|user|address|rcpt to|for)\b\s*:?\s+|(?:to|recipient|user|address):)?[<["'(]?([^\s<>"'()[\]:;,]+@[^\s<>"'()[\]:;,]+)/i.exec(
          line,
        )?.[1] ?? [],
    )
    .flatMap((it) => it.match(ADDRESS) ?? [])
  const all = heads.length > 0 ? heads : (words.match(ADDRESS) ?? [])
  return all.map(plain).filter((it) => !/^(?:mailer-daemon|postmaster)@/.test(it))
}

/** To whom the returned mail was written, where the server's words name nobody. */
const originalRecipients = (text: string): string[] => {
  const to = /^[ \t>]*To:(.*(?:\r?\n[ \t](?![ \t]*[\w-]+:).*)*)/im.exec(
    text.slice(RETURNED.exec(text)?.index ?? text.length),
  )?.[1]
  return parseMailboxes(to ?? '')
    .map(({ address }) => address.toLowerCase())
    .filter(Boolean)
}

const isOnlyDelayed = (words: string, root: Part) =>
  /delay|warning/i.test(headerOf(root.headers, 'subject') ?? '') ||
  /(?:do not need to resend|will (?:keep|continue) (?:to )?(?:be )?(?:try|retry)|this is (?:only )?a warning|has not (?:yet )?been delivered)/i.test(
    words,
  )

/** What is said from one address to the next one. */
const wordsAbout = (address: string, words: string, listed: readonly string[]) => {
  const low = words.toLowerCase()
  const from = low.indexOf(address)
  if (from === -1) return words
  const others = listed.filter((it) => it !== address)
  const next = others.map((it) => low.indexOf(it, from + address.length)).filter((at) => at > from)
  return words.slice(from, Math.min(words.length, ...next))
}

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 4000)
