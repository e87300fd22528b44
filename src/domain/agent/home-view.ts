import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, shortDate } from '#domain/dates'
import { partyWords } from '#domain/party'
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

/** Who has the case and since when. Why is left out: what staff wrote is not for the agent. */
const standingFor = (it: Conveyance, today: DateOnly) => {
  if (it.hold) return `On hold since ${shortDate(it.hold.on, today)}`
  const { holder } = it.summary
  if (holder === null) return 'Everything is done'
  const who = holder.party === 'agent' ? 'you' : partyWords(holder.party, it)
  return `With ${who} since ${shortDate(holder.since, today)}`
}

/** A case as the agent who introduced it sees it. */
export const agentCase = (it: Conveyance, today: DateOnly): AgentCase => ({
  id: it.id,
  ref: it.ref,
  matter_type: it.matter_type,
  address: it.address,
  stage: { n: it.summary.stage.n, of: it.summary.stage.of, name: it.summary.stage.name },
  standing: standingFor(it, today),
  exchange_target_on: it.key_dates.exchanged_on ?? it.key_dates.exchange_target_on,
  has_exchanged: Boolean(it.facts.exchanged),
})

/** A quote as the agent who referred its client sees it: no price in it. */
export const referredQuote = (it: QuoteCaseRow): ReferredQuote => ({
  id: it.id,
  number: it.number,
  people: it.people,
  address: it.address,
  status: referredStatuses[it.status],
})
