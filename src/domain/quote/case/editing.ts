import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { differenceBetween } from '#domain/quote/difference'
import type { QuoteFacts } from '#domain/quote/facts'
import { isPricedAlike } from '#domain/quote/price-facts'
import { byField, priceQuote } from '#domain/quote/pricing'
import { invalid } from '#domain/refusal'
import { mayEdit } from './acts.ts'
import type { QuoteDifference } from './api.ts'
import { changed, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { type CasePeople, placed } from './drafting.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'
import { type Sending, send } from './sending.ts'

export type Editing = Sending & { readonly facts: QuoteFacts; readonly people: CasePeople }
export type EditOutcome = QuoteCaseOutcome & { readonly difference: QuoteDifference | null }

/**
 * Changes the facts of a sent case. Facts that affect the price make the next version; names, addresses and credit
 * are saved in place, also after acceptance.
 */
export const edit = (
  quoteCase: QuoteCase,
  editing: Editing,
  actor: Actor,
  now: Instant,
): EditOutcome => {
  assertAllowed(mayEdit(quoteCase))
  const saved = {
    ...quoteCase,
    facts: editing.facts,
    sale_stage: editing.facts.sale_stage,
    ...placed(quoteCase, editing.people),
  }
  const before = quoteOnOffer(quoteCase)
  if (!before) return inPlace(quoteCase, saved, editing, now)
  if (isPricedAlike(before.facts, editing.facts)) return inPlace(quoteCase, saved, editing, now)
  const outcome = send(saved, editing, actor, now)
  const after = quoteOnOffer(outcome.quoteCase)
  const difference = after ? differenceBetween(before.priced, after.priced) : null
  return {
    ...outcome,
    events: [...moved(quoteCase, outcome.quoteCase), ...outcome.events],
    difference,
  }
}

const inPlace = (
  it: QuoteCase,
  saved: QuoteCase,
  { scale }: Editing,
  now: Instant,
): EditOutcome => {
  requireWhole(saved.facts, scale, londonDate(now))
  const quoteCase = changed(saved, {}, now)
  const events = [
    ...moved(it, quoteCase),
    quoteCaseEvent('quotecase.updated', quoteCase, ['facts'], {}),
  ]
  return { quoteCase, events, difference: null }
}

// Validity and limits are not checked again, so that a name can be corrected in an expired quote.
const requireWhole = (facts: QuoteFacts, scale: Editing['scale'], today: string) => {
  const standing = { ...facts, valid_until: null }
  const wrong = priceQuote(standing, scale, today, { passesLimits: true }).incomplete
  if (wrong.length > 0) throw invalid(byField(wrong))
}

const moved = (before: QuoteCase, after: QuoteCase) =>
  before.sale_stage === after.sale_stage
    ? []
    : [
        quoteCaseEvent('quotecase.stage-changed', after, ['sale_stage'], {
          before: before.sale_stage,
          after: after.sale_stage,
        }),
      ]
