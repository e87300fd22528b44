import { decodeWords } from '../mime/encoded-words.ts'
import { headerOf } from '../mime/headers.ts'
import type { Part } from '../mime/part.ts'

const AWAY =
  /^\W*(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|autoreply|out of (?:the )?office|out-of-office|ooo\b|away (?:from|until|on)|on (?:annual |sick |maternity )?(?:leave|holiday|vacation)|vacation|annual leave|i am away|abwesen|automatische antwort|r[ée]ponse automatique|absen(?:ce|t)|respuesta autom|risposta automatica|afwezig)/i
const CHALLENGE =
  /(?:confirm|verify|prove|validate)\b.{0,60}\b(?:your (?:message|e-?mail|address)|you are (?:a )?(?:human|real|not)|that you)|spam ?arrest|boxbe|tmda|challenge[ -]response|bluebottle|mailblocks|qurb|click (?:here|the link|on the link|below)?.{0,40}(?:deliver|approve|release).{0,30}(?:message|mail)|(?:sender|address) verification|verification required|awaiting (?:your )?(?:confirmation|verification)/is

/** Whether a mail asks its sender to prove themselves before it is delivered. */
export const isChallenge = (root: Part, text: string): boolean => {
  const subject = decodeWords(headerOf(root.headers, 'subject') ?? '')
  const asks = CHALLENGE.test(subject) || CHALLENGE.test(text.slice(0, 2000))
  return (
    asks && (isMachineSent(root) || /(?:confirm|verif|challenge|boxbe|spam ?arrest)/i.test(subject))
  )
}

/** Whether a mail is an automatic answer, as an out-of-office note or a read receipt. */
export const isAutoReply = (root: Part): boolean => {
  const submitted = (headerOf(root.headers, 'auto-submitted') ?? '').toLowerCase()
  if (submitted.startsWith('auto-replied')) return true
  const has = (name: string, pattern = /./) => pattern.test(headerOf(root.headers, name) ?? '')
  return (
    has('x-autoreply', /^(?!no$)./i) ||
    has('x-autorespond') ||
    has('x-mail-autoreply') ||
    has('precedence', /^auto[-_]?reply/i) ||
    has('x-precedence', /^auto[-_]?reply/i) ||
    root.type.parameters.get('report-type') === 'disposition-notification' ||
    AWAY.test(decodeWords(headerOf(root.headers, 'subject') ?? ''))
  )
}

/** Whether a machine sent a mail, so that no automatic answer may go back (RFC 3834). */
export const isMachineSent = (root: Part): boolean => {
  const value = (name: string) => (headerOf(root.headers, name) ?? '').toLowerCase()
  return (
    /^auto-/.test(value('auto-submitted')) ||
    /^<\s*>$/.test(value('return-path')) ||
    /^(?:bulk|junk|list|auto)/.test(value('precedence')) ||
    value('list-id') !== '' ||
    value('x-auto-response-suppress') !== ''
  )
}
