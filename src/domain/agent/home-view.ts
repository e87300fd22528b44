import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import type { Plan } from '#domain/conveyance/plan/plan'
import { type DateOnly, shortDate } from '#domain/dates'
import { type Party, partyPhrase } from '#domain/party'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { agentDelay, agentNeeds, lastStep, nextStep } from './case-progress.ts'
import type { AgentCase, ReferredQuote } from './home.ts'
import type { KeyHandover } from './keys/handover.ts'
import { agentKeys } from './keys/view.ts'

const referredStatuses: Readonly<Record<QuoteCaseRow['status'], ReferredQuote['status']>> = {
  draft: 'referred',
  sent: 'quoted',
  following_up: 'quoted',
  on_hold: 'quoted',
  accepted: 'accepted',
  instructed: 'instructed',
  dead: 'lost',
}

type Reading = {
  readonly today: DateOnly
  /** 'Harcourt & Vane', as “us” would be whoever reads. */
  readonly firm: string
}

/** Who has the case and since when, without the reason, which is internal. */
const statusFor = (conveyance: Conveyance, { today, firm }: Reading) => {
  if (conveyance.hold) return `On hold since ${shortDate(conveyance.hold.on, today)}`
  const { holder } = conveyance.summary
  if (holder === null) return 'No action outstanding'
  const readers: Partial<Record<Party, string>> = { agent: 'you', us: firm }
  const who = readers[holder.party] ?? partyPhrase(holder.party, conveyance)
  return `With ${who} since ${shortDate(holder.since, today)}`
}

const progressFor = (conveyance: Conveyance, plan: Plan, { today }: Reading) => ({
  last: lastStep(plan),
  next: nextStep(plan, conveyance),
  delay: agentDelay(conveyance, today),
})

const introducerOf = ({ agency }: Conveyance) =>
  [agency?.negotiator?.name, agency?.branch?.name].filter(Boolean).join(', ')

export const agentCase = (
  { conveyance, plan }: Pick<CaseRecords, 'conveyance' | 'plan'>,
  reading: Reading,
  handover: KeyHandover | null = null,
): AgentCase => ({
  ...progressFor(conveyance, plan, reading),
  id: conveyance.id,
  ref: conveyance.ref,
  matter_type: conveyance.matter_type,
  address: conveyance.address,
  stage: {
    n: conveyance.summary.stage.n,
    of: conveyance.summary.stage.of,
    name: conveyance.summary.stage.name,
  },
  standing: statusFor(conveyance, reading),
  exchange_target_on: conveyance.key_dates.exchanged_on ?? conveyance.key_dates.exchange_target_on,
  has_exchanged: Boolean(conveyance.facts.exchanged),
  has_completed: Boolean(conveyance.facts.completed),
  completion_on: completionDay(conveyance.key_dates),
  introduced_by: introducerOf(conveyance),
  keys: agentKeys(conveyance, handover),
  needs: agentNeeds(conveyance, agentKeys(conveyance, handover)),
})

export const referredQuote = (quoteCase: QuoteCaseRow): ReferredQuote => ({
  id: quoteCase.id,
  number: quoteCase.number,
  people: quoteCase.people,
  address: quoteCase.address,
  status: referredStatuses[quoteCase.status],
})
