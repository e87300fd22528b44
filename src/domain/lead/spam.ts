import { parseEmail, parsePhone } from '#domain/contact'
import { networkOf as networkOfConnection } from '#domain/network'
import type { LeadDetails } from './lead.ts'

/** Signs that a form was filled in by a person in a browser. */
export type FormTrace = {
  /** The value of the hidden field. */
  readonly trap: string
  /** Milliseconds since the form was rendered; null if its token is invalid. */
  readonly shown_ms: number | null
}

export type SpamFinding = { readonly score: number; readonly reasons: readonly string[] }

/** The score from which a lead is spam. */
export const SPAM_SCORE = 60
/** The shortest time in which a person fills in the form, in milliseconds. */
export const MIN_FILL_MS = 3_000
/** The longest time for which a form is expected to be open, in milliseconds. */
export const MAX_FORM_AGE_MS = 7 * 24 * 3_600_000

type SpamCheckedText = Pick<
  LeadDetails,
  'first_name' | 'last_name' | 'email' | 'phone' | 'address' | 'message'
>
type SpamSign = {
  readonly points: number
  readonly reason: string
  readonly isMet: (it: SpamCheckedText) => boolean
}

const LINK = /(?:https?:\/\/)(?:www\.)?|www\.|\[url|<a\s/gi
const countLinks = (lead: string) => lead.match(LINK)?.length ?? 0
const fullNameOf = ({ first_name, last_name }: SpamCheckedText) => `${first_name} ${last_name}`

const spamSigns: readonly SpamSign[] = [
  { points: 100, reason: 'A link in the name', isMet: (it) => countLinks(fullNameOf(it)) > 0 },
  { points: 60, reason: 'Several links in the message', isMet: (it) => countLinks(it.message) > 1 },
  { points: 25, reason: 'A link in the message', isMet: (it) => countLinks(it.message) === 1 },
  {
    points: 60,
    reason: 'Markup in the message',
    isMet: (it) => /\[\/?url|<\/?[a-z][^>]*>/i.test(it.message),
  },
  {
    points: 40,
    reason: 'Advertising words',
    isMet: (lead) =>
      /\b(seo|backlinks?|casino|viagra|crypto|bitcoin|guest post|rank(ing)? on google|payday loans?)\b/i.test(
        lead.message,
      ),
  },
  {
    points: 30,
    reason: 'No valid telephone number or email address',
    isMet: (it) => parsePhone(it.phone) === null && parseEmail(it.email) === null,
  },
  {
    points: 30,
    reason: 'Text in another alphabet',
    isMet: (it) => /[\u0400-\u04ff\u4e00-\u9fff]/.test(it.message),
  },
]

const traceSigns = ({ trap, shown_ms }: FormTrace): SpamFinding[] => [
  ...(trap === '' ? [] : [{ score: 100, reasons: ['Filled in a hidden field'] }]),
  ...(shown_ms === null ? [{ score: 60, reasons: ['Not sent from our form'] }] : []),
  ...(shown_ms !== null && shown_ms < MIN_FILL_MS
    ? [{ score: 60, reasons: ['Sent within 3 seconds'] }]
    : []),
  ...(shown_ms !== null && shown_ms > MAX_FORM_AGE_MS
    ? [{ score: 30, reasons: ['Form was open for over a week'] }]
    : []),
]

/** The spam score of a lead with reasons; `trace` is null if it was not sent by a form. */
export const spamFindingOf = (lead: SpamCheckedText, trace: FormTrace | null): SpamFinding => {
  const found = [
    ...(trace === null ? [] : traceSigns(trace)),
    ...spamSigns
      .filter(({ isMet }) => isMet(lead))
      .map(({ points, reason }) => ({ score: points, reasons: [reason] })),
  ]
  const score = found.reduce((sum, it) => sum + it.score, 0)
  return { score: Math.min(100, score), reasons: found.flatMap((it) => it.reasons) }
}

/** The network of an IP address: three parts of IPv4, four of IPv6. */
export const networkOf = (ip: string) =>
  networkOfConnection(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')
