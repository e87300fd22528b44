import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, shortDate } from '#domain/dates'
import { partyPhrase } from '#domain/party'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import type { AgentCase, ReferredQuote } from './home.ts'

const referredStatuses: Readonly<Record<QuoteCaseRow['status'], ReferredQuote['status']>> = {
  draft: 'referred',
  sent: 'referred',
  following_up: 'referred',
  on_hold: 'referred',
  accepted: 'in_progress',
  instructed: 'in_progress',
  dead: 'lost',
}

/** Who has the case and since when, without the reason, which is internal. */
const statusFor = (conveyance: Conveyance, today: DateOnly) => {
  if (conveyance.hold) return `On hold since ${shortDate(conveyance.hold.on, today)}`
  const { holder } = conveyance.summary
  if (holder === null) return 'No action outstanding'
  const who = holder.party === 'agent' ? 'you' : partyPhrase(holder.party, conveyance)
  return `With ${who} since ${shortDate(holder.since, today)}`
}

export const agentCase = (conveyance: Conveyance, today: DateOnly): AgentCase => ({
  id: conveyance.id,
  ref: conveyance.ref,
  matter_type: conveyance.matter_type,
  address: conveyance.address,
  stage: {
    n: conveyance.summary.stage.n,
    of: conveyance.summary.stage.of,
    name: conveyance.summary.stage.name,
  },
  standing: statusFor(conveyance, today),
  exchange_target_on: conveyance.key_dates.exchanged_on ?? conveyance.key_dates.exchange_target_on,
  has_exchanged: Boolean(conveyance.facts.exchanged),
})

export const referredQuote = (quoteCase: QuoteCaseRow): ReferredQuote => ({
  id: quoteCase.id,
  number: quoteCase.number,
  people: quoteCase.people,
  address: quoteCase.address,
  status: referredStatuses[quoteCase.status],
})
