import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { differenceBetween } from '#domain/quote/difference'
import type { QuoteFacts } from '#domain/quote/facts'
import { isPricedAlike } from '#domain/quote/price-facts'
import { byField, priceQuote } from '#domain/quote/pricing'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { mayEdit } from './acts.ts'
import type { QuoteDifference } from './api.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { assignedPeople, type CasePeople, draftChanges } from './drafting.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'
import { type SendInput, sendQuote } from './sending.ts'

export type EditInput = SendInput & { readonly facts: QuoteFacts; readonly people: CasePeople }
export type EditOutcome = QuoteCaseOutcome & { readonly difference: QuoteDifference | null }

/**
 * Changes the facts of a sent case. Facts that affect the price make the next version; names, addresses and credit
 * are saved in place, also after acceptance.
 */
export const editQuoteCase = (
  quoteCase: QuoteCase,
  input: EditInput,
  actor: Actor,
  now: Instant,
): EditOutcome => {
  assertAllowed(mayEdit(quoteCase))
  const edited = {
    ...quoteCase,
    facts: input.facts,
    sale_stage: input.facts.sale_stage,
    ...assignedPeople(quoteCase, input.people),
  }
  const before = quoteOnOffer(quoteCase)
  if (!before) return saveInPlace(quoteCase, edited, input, now)
  if (isPricedAlike(before.facts, input.facts)) return saveInPlace(quoteCase, edited, input, now)
  const outcome = sendQuote(edited, input, actor, now)
  const after = quoteOnOffer(outcome.quoteCase)
  const difference = after ? differenceBetween(before.priced, after.priced) : null
  return {
    ...outcome,
    events: [...stageEvents(quoteCase, outcome.quoteCase), ...outcome.events],
    difference,
  }
}

const saveInPlace = (
  it: QuoteCase,
  edited: QuoteCase,
  { scale }: EditInput,
  now: Instant,
): EditOutcome => {
  requireComplete(edited.facts, scale, londonDate(now))
  const quoteCase = withChange(edited, {}, now)
  const events = [
    ...stageEvents(it, quoteCase),
    quoteCaseEvent('quotecase.updated', quoteCase, ['facts'], {
      changes: draftChanges(it, quoteCase),
    }),
  ]
  return { quoteCase, events, difference: null }
}

// Validity and limits are not checked again, so that a name can be corrected in an expired quote.
const requireComplete = (facts: QuoteFacts, scale: EditInput['scale'], today: string) => {
  const standing = { ...facts, valid_until: null }
  const problems = priceQuote(standing, scale, today, { passesLimits: true }).incomplete
  if (problems.length > 0) throw invalid(byField(problems))
}

const stageEvents = (before: QuoteCase, after: QuoteCase) =>
  before.sale_stage === after.sale_stage
    ? []
    : [
        quoteCaseEvent('quotecase.stage-changed', after, ['sale_stage'], {
          before: before.sale_stage,
          after: after.sale_stage,
        }),
      ]
