import { daysBetween, earlier, type Instant, londonDate } from '#domain/dates'
import { type OfficeHours, openMinutesBetween } from '#domain/lead/clock'
import type { Lead } from '#domain/lead/lead'
import type { Pence } from '#domain/money'
import type { DeadReason } from '#domain/quote/case/bodies'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { type QuoteSource, sourceOf } from '#domain/quote/case/source'
import {
  type AgainstScale,
  againstScale,
  bandOf,
  type CohortClass,
  type FeeClass,
  feeClassOf,
  type PriceBand,
  type SpeedClass,
  speedOf,
  type TenureClass,
} from '#domain/quote/class'
import { cohortOf, type Matter, progressOf } from '#domain/quote/completion'
import { creditOf } from '#domain/quote/credit'
import { factsOf, mattersOf, type QuoteFacts } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { type Pipeline, pipelineOf } from './forecast.ts'
import { measuresOf, type QuoteMeasures } from './measure.ts'

export type QuoteSurroundings = {
  readonly lead: Pick<Lead, 'source' | 'received_at' | 'first_response_at'> | null
  /** One per opened conveyance. */
  readonly matters: readonly Matter[]
  /** Our fees at the fee scale of that day; null if nothing was priced manually. */
  readonly scale_fee: Pence | null
  readonly history: {
    readonly first_call_at: Instant | null
    readonly sold_at: Instant | null
    readonly revivals: number
    readonly talk_seconds: number
  }
  readonly hours: readonly OfficeHours[]
}

export type QuoteOutcome = {
  /** '2026-10', the London month of the first sending; '' before it. */
  readonly month: string
  readonly giver_id: string | null
  readonly bdm_id: string | null
  readonly source: QuoteSource
  /** Id of the introducer, else its name, else 'none'. */
  readonly agency: string
  readonly branch: string
  readonly negotiator: string
  readonly stage: SaleStage
  readonly band: PriceBand
  readonly tenure: TenureClass
  readonly fee: FeeClass
  readonly against: AgainstScale
  readonly speed: SpeedClass
  readonly dead_reason: DeadReason | ''
  readonly status: QuoteCase['status']
  /** Whole pence; also for drafts. */
  readonly standing_fee: Pence
  readonly pipeline: Pipeline | ''
  readonly expected_month: string
  readonly instructed_month: string
  readonly cohort: CohortClass | ''
  readonly measures: QuoteMeasures
}

/** The London month of an instant: '2026-10'. */
export const monthOf = (at: Instant) => londonDate(at).slice(0, 7)

const introducerClasses = (referral: QuoteFacts['referral']) => ({
  agency: referral?.agency_id ?? (referral?.agency || 'none'),
  branch: referral?.branch ?? '',
  negotiator: referral?.negotiator ?? '',
})

const propertyClasses = (facts: QuoteFacts) => {
  const [matter] = mattersOf(facts.subject)
  const property = matter ? factsOf(facts, matter) : null
  return { band: bandOf(property?.price ?? null), tenure: property?.tenure ?? 'none' } as const
}

/** The outcome of a case; `fee` is our fees in the current quote or the draft, in pence. */
export const outcomeOf = (
  quoteCase: QuoteCase,
  surroundings: QuoteSurroundings,
  fee: Pence,
): QuoteOutcome => {
  const [first] = quoteCase.quotes
  const { referral } = quoteCase.facts
  const answerMinutesTaken = first ? answerMinutes(surroundings, first.sent_at) : null
  return {
    month: first ? monthOf(first.sent_at) : '',
    ...creditOf(quoteCase),
    source: sourceOf(surroundings.lead?.source ?? null, referral !== null),
    ...introducerClasses(referral),
    stage: quoteCase.sale_stage,
    ...propertyClasses(quoteCase.facts),
    fee: feeClassOf(fee),
    against: againstScale(fee, surroundings.scale_fee ?? fee),
    speed: answerMinutesTaken === null ? 'none' : speedOf(answerMinutesTaken),
    dead_reason: quoteCase.status === 'dead' ? (quoteCase.dead_reason ?? 'other') : '',
    status: quoteCase.status,
    standing_fee: fee,
    ...pipelineOf(quoteCase),
    ...instructionOf(quoteCase, surroundings),
    measures: first
      ? measuresOfCase(quoteCase, first.sent_at, surroundings, fee, answerMinutesTaken)
      : measuresOf(),
  }
}

// Sending a quote counts as a response.
const answerMinutes = ({ lead, hours }: QuoteSurroundings, sent: Instant) =>
  lead && openMinutesBetween(hours, lead.received_at, earlier(lead.first_response_at ?? sent, sent))

const instructionOf = (
  quoteCase: QuoteCase,
  surroundings: QuoteSurroundings,
): Pick<QuoteOutcome, 'instructed_month' | 'cohort'> => {
  if (quoteCase.status !== 'instructed') return { instructed_month: '', cohort: '' }
  const instructed_month = instructedIn(quoteCase, surroundings)
  return { instructed_month, cohort: cohortOf(instructed_month, surroundings.matters) }
}

const instructedIn = (quoteCase: QuoteCase, { matters }: QuoteSurroundings) => {
  const days = matters.map(({ instructed_on }) => instructed_on).sort()
  const accepted = quoteCase.quotes.findLast(({ accepted_at }) => accepted_at !== null)?.accepted_at
  return (days[0] ?? londonDate(accepted ?? quoteCase.updated_at)).slice(0, 7)
}

const flag = (is: boolean) => (is ? 1 : 0)

/** Days from the first sending to an instant; null if it is earlier or missing. */
const daysTo = (sent: Instant, at: Instant | null) =>
  at === null || at < sent ? null : daysBetween(londonDate(sent), londonDate(at))

const stageMeasures = (quoteCase: QuoteCase, matters: readonly Matter[]) => {
  const offer = quoteOnOffer(quoteCase)
  const isInstructed = quoteCase.status === 'instructed'
  const { exchanged, completed, fell } = progressOf(matters)
  return {
    presold: flag(quoteCase.sale_stage === 'presold'),
    sold: flag(quoteCase.sale_stage === 'sold'),
    opened: flag((offer?.viewed_at.length ?? 0) > 0),
    accepted: flag(Boolean(offer?.accepted_at)),
    instructed: flag(isInstructed),
    exchanged: flag(isInstructed && exchanged),
    completed: flag(isInstructed && completed),
    fell_through: flag(isInstructed && fell),
    dead: flag(quoteCase.status === 'dead'),
  }
}

const moneyMeasures = (quoteCase: QuoteCase, fee: Pence) => {
  const isInstructed = quoteCase.status === 'instructed'
  const lines = quoteOnOffer(quoteCase)?.priced.matters.flatMap((of) => of.lines) ?? []
  return {
    fee_quoted: fee,
    fee_instructed: isInstructed ? fee : 0,
    referral_cost: isInstructed ? (quoteCase.facts.referral?.fee ?? 0) : 0,
    overridden: flag(lines.some(({ origin }) => origin === 'manual')),
  }
}

const effortMeasures = (
  quoteCase: QuoteCase,
  sent: Instant,
  history: QuoteSurroundings['history'],
) => {
  const daysToCall = daysTo(sent, history.first_call_at)
  const daysToSold = quoteCase.sale_stage === 'sold' ? daysTo(sent, history.sold_at) : null
  return {
    calls: quoteCase.attempts,
    contacted: flag(quoteCase.last_contact_at !== null),
    revived: flag(history.revivals > 0),
    called: flag(daysToCall !== null),
    call_days: daysToCall ?? 0,
    turned: flag(daysToSold !== null),
    turn_days: daysToSold ?? 0,
    talk_seconds: history.talk_seconds,
  }
}

const measuresOfCase = (
  quoteCase: QuoteCase,
  sent: Instant,
  { matters, history }: QuoteSurroundings,
  fee: Pence,
  answerMinutesTaken: number | null,
): QuoteMeasures =>
  measuresOf({
    quotes: 1,
    ...stageMeasures(quoteCase, matters),
    ...moneyMeasures(quoteCase, fee),
    ...effortMeasures(quoteCase, sent, history),
    answered: flag(answerMinutesTaken !== null),
    answer_minutes: answerMinutesTaken ?? 0,
  })
