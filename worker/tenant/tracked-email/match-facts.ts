import { isEnded } from '#domain/conveyance/labels'
import { isOpenLead } from '#domain/lead/acts'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { IncomingEmail } from '#domain/tracked-email/incoming'
import {
  type MatchFacts,
  referenceInAddress,
  referencesIn,
  type SendersCase,
} from '#domain/tracked-email/matching'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { tableOf } from '#tenant/core/table'
import { leadDocument } from '#tenant/lead/document'
import { quoteCaseDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'
import { casesOfAddress } from './cases-of-address.ts'
import { followedTarget } from './lead-target.ts'
import { targetsByRef } from './targets.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

type Direction = 'in' | 'out'

type Matched = Pick<
  IncomingEmail,
  'delivered_to' | 'to' | 'cc' | 'from' | 'subject' | 'references' | 'text'
>

/** What the firm's records say of an email that arrived. */
export const matchFactsOf = (
  context: RequestContext,
  email: Matched,
  direction: Direction,
): MatchFacts => {
  const addresses = [
    email.delivered_to ?? '',
    ...[...email.to, ...email.cc].map((it) => it.address),
  ]
  const refs = addresses.flatMap((it) => referenceInAddress(it) ?? [])
  const followed = (targets: readonly FilingTarget[]) =>
    distinct(targets.map((it) => followedTarget(context, it)))
  const outside = direction === 'in' ? [email.from.address] : email.to.map((it) => it.address)
  return {
    addressed: followed(targetsByRef(context, [...new Set(refs)])),
    named: followed(targetsByRef(context, referencesIn(email.subject))),
    answered: followed(answeredBy(context, email.references)),
    ofSender: distinct(outside.slice(0, 5).flatMap((it) => sendersCases(context, it))),
    content: `${email.subject}\n${email.text}`,
  }
}

const OWN_MESSAGE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/i

/** The id of the product's own message that a Message-ID names; null for another's. */
const ownMessageId = (messageId: string): string | null =>
  OWN_MESSAGE.exec(messageId)?.[1]?.toLowerCase() ?? null

/** The product's own message that a Message-ID names, also one that a mailbox gave it; null for none. */
export const ownMessageOf = ({ messages }: RequestContext, messageId: string) =>
  messages.find(ownMessageId(messageId) ?? '') ??
  (messageId === '' ? null : messages.mailedAs(messageId))

/** The records of the emails and messages that an email answers; only the nearest counts. */
const answeredBy = (context: RequestContext, references: readonly string[]): FilingTarget[] => {
  for (const reference of references.toReversed()) {
    const [filed] = trackedEmailsOf(context.store).filedByMessageIds([reference])
    if (filed?.filing) return [filed.filing]
    const message = ownMessageOf(context, reference)
    if (message?.subject_kind && message.subject_id && message.subject_ref)
      return [{ kind: message.subject_kind, id: message.subject_id, ref: message.subject_ref }]
  }
  return []
}

const distinct = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((it) => [it.id, it])).values(),
]

const CLOSED_QUOTES: readonly QuoteCase['status'][] = ['instructed', 'dead']

/** The open cases, quotes and leads of an address, newest first. */
const sendersCases = (context: RequestContext, address: string): SendersCase[] => {
  if (address === '') return []
  const found = casesOfAddress(context, address.toLowerCase())
  const whyOf = (id: string) => found.get(id) ?? ''
  const ids = [...found.keys()]
  const cases = context.conveyances
    .among(ids)
    .filter((it) => !isEnded(it))
    .map(({ id, ref, address: at }) => ({
      kind: 'conveyance' as const,
      id,
      ref,
      why: `${whyOf(id)} this case`,
      property: { line: at.line, postcode: at.postcode },
    }))
  const quotes = tableOf(context.store, quoteCaseDocument)
    .all(ids)
    .filter((it) => !CLOSED_QUOTES.includes(it.status))
    .map((it) => ({
      kind: 'quote-case' as const,
      id: it.id,
      ref: it.number,
      why: `${whyOf(it.id)} this quote`,
      property: propertyOf(it),
    }))
  const leads = tableOf(context.store, leadDocument)
    .all(ids)
    .filter(isOpenLead)
    .map((it) => ({
      kind: 'lead' as const,
      id: it.id,
      ref: it.number,
      why: `${whyOf(it.id)} this lead`,
      property: { line: it.address.split(',')[0] ?? '', postcode: it.postcode },
    }))
  return [...cases, ...quotes, ...leads].toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

const propertyOf = ({ facts }: QuoteCase) => {
  const { sale, purchase, remortgage, transfer_of_equity } = facts
  const property = sale ?? purchase ?? remortgage ?? transfer_of_equity
  return { line: property?.address.split(',')[0] ?? '', postcode: property?.postcode ?? '' }
}
