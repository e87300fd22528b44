import { parseEmail, parsePhone } from '#domain/contact'
import type { LeadDetails } from './lead.ts'

/** How a form came back: what only a person with a browser does. */
export type FormTrace = {
  /** What stood in the field that no person sees. */
  readonly trap: string
  /** Milliseconds since the form was shown; null where its token was missing, changed or of another firm. */
  readonly shown_ms: number | null
}

export type SpamFinding = { readonly score: number; readonly reasons: readonly string[] }

/** From here on it is kept as spam, in points. */
export const SPAM_FROM = 60
/** Nobody reads and fills a form in less, in milliseconds. */
export const LEAST_MS = 3_000
/** A form that was left open longer was kept by a program, in milliseconds. */
export const MOST_MS = 7 * 24 * 3_600_000

type Words = Pick<
  LeadDetails,
  'first_name' | 'last_name' | 'email' | 'phone' | 'address' | 'message'
>
type Sign = {
  readonly points: number
  readonly reason: string
  readonly isMet: (it: Words) => boolean
}

const LINK = /(?:https?:\/\/)(?:www\.)?|www\.|\[url|<a\s/gi
const links = (words: string) => words.match(LINK)?.length ?? 0
const names = ({ first_name, last_name }: Words) => `${first_name} ${last_name}`

const signs: readonly Sign[] = [
  { points: 100, reason: 'A link in the name', isMet: (it) => links(names(it)) > 0 },
  { points: 60, reason: 'Several links in the message', isMet: (it) => links(it.message) > 1 },
  { points: 25, reason: 'A link in the message', isMet: (it) => links(it.message) === 1 },
  {
    points: 60,
    reason: 'Markup in the message',
    isMet: (it) => /\[\/?url|<\/?[a-z][^>]*>/i.test(it.message),
  },
  {
    points: 40,
    reason: 'Words of advertising',
    isMet: (words) =>
      /\b(seo|backlinks?|casino|viagra|crypto|bitcoin|guest post|rank(ing)? on google|payday loans?)\b/i.test(
        words.message,
      ),
  },
  {
    points: 30,
    reason: 'No number or address that works',
    isMet: (it) => parsePhone(it.phone) === null && parseEmail(it.email) === null,
  },
  {
    points: 30,
    reason: 'Another alphabet',
    isMet: (it) => /[\u0400-\u04ff\u4e00-\u9fff]/.test(it.message),
  },
]

const traceSigns = ({ trap, shown_ms }: FormTrace): SpamFinding[] => [
  ...(trap === '' ? [] : [{ score: 100, reasons: ['Filled in a field that nobody sees'] }]),
  ...(shown_ms === null ? [{ score: 60, reasons: ['Not sent from our form'] }] : []),
  ...(shown_ms !== null && shown_ms < LEAST_MS
    ? [{ score: 60, reasons: ['Sent faster than anybody reads'] }]
    : []),
  ...(shown_ms !== null && shown_ms > MOST_MS
    ? [{ score: 30, reasons: ['The form was a week old'] }]
    : []),
]

/** What speaks for a program and not a person; `trace` null for what came in another way than a form. */
export const spamIn = (words: Words, trace: FormTrace | null): SpamFinding => {
  const found = [
    ...(trace === null ? [] : traceSigns(trace)),
    ...signs
      .filter(({ isMet }) => isMet(words))
      .map(({ points, reason }) => ({ score: points, reasons: [reason] })),
  ]
  const score = found.reduce((sum, it) => sum + it.score, 0)
  return { score: Math.min(100, score), reasons: found.flatMap((it) => it.reasons) }
}

/** The network of an address, which a program changes less easily: three parts of IPv4, four of IPv6. */
export const networkOf = (ip: string) =>
  ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip.split('.').slice(0, 3).join('.')
