import type { Conveyance } from '#domain/conveyance/conveyance'
import { londonDate } from '#domain/dates'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { mattersOf } from '#domain/quote/facts'
import type { Quote } from '#domain/quote/quote'
import type { ReferralScale } from '../referral.ts'
import type { FeeLine, ReferralFee } from './fee.ts'
import { feeOfMatter } from './share.ts'

/** The version of a quote that its client accepted, or the last that was sent; null without one. */
export const acceptedQuote = ({ quotes }: Pick<QuoteCase, 'quotes'>): Quote | null =>
  quotes.findLast((it) => it.accepted_at !== null) ?? quotes.at(-1) ?? null

type FeeRecords = {
  readonly quoteCase: QuoteCase
  readonly stored: ReferralFee | null
  /** The agency's fees by matter on the day of the quote; null without any. */
  readonly scale: ReferralScale | null
}

/** The referral fee of a case as its quote disclosed it to the client; null where the firm pays none. */
export const feeLineOf = (
  conveyance: Conveyance,
  { quoteCase, stored, scale }: FeeRecords,
): FeeLine | null => {
  const facts = acceptedQuote(quoteCase)?.facts
  if (!facts?.referral) return null
  const introduction = { referral: facts.referral, matters: mattersOf(facts.subject), scale }
  const paid = stored?.paid ?? null
  const amount = paid?.amount ?? feeOfMatter(introduction, conveyance.matter_type)
  if (amount === 0) return null
  const { id, ref, address, matter_type } = conveyance
  return {
    conveyance_id: id,
    version: stored?.version ?? 0,
    ref,
    address: address.line,
    matter_type,
    amount,
    due_on: dueDay(conveyance),
    is_disclosed: quoteCase.referral_disclosed_at !== null,
    paid_on: paid?.on ?? null,
    reference: paid?.reference ?? '',
    paid_by: paid?.by.name ?? '',
  }
}

/** The day of completion; null before it was recorded. */
const dueDay = ({ facts, key_dates }: Conveyance) =>
  facts.completed ? (key_dates.completed_on ?? londonDate(facts.completed.at)) : null
