import type { QuoteCase } from '#domain/quote/case/quote-case'
import { introducingBrokers } from '#tenant/conveyance/brokers'
import type { Store } from '#tenant/core/store'
import type { Recipient } from '#tenant/events/messages'

const named = (id: string | null, name: string) => (id === null ? null : { id, name })

/** The introducer of a quote, where it is a mortgage broker or financial adviser; none otherwise. */
export const quoteBrokersOf = (store: Store, { facts }: Pick<QuoteCase, 'facts'>): Recipient[] => {
  const { referral } = facts
  const agency = referral && named(referral.agency_id, referral.agency)
  if (!referral || !agency) return []
  const branch = named(referral.branch_id, referral.branch)
  const negotiator = named(referral.negotiator_id, referral.negotiator)
  return introducingBrokers(store, { agency: { agency, branch, negotiator } })
}
