import { assertAllowed } from '#domain/act'
import type { OpeningBody } from '#domain/conveyance/bodies'
import { type Instant, londonDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import type { Named } from '#domain/party'
import { mattersOf } from '#domain/quote/facts'
import { openingOf } from '#domain/quote/opening'
import type { Quote } from '#domain/quote/quote'
import { withChange } from '#domain/record-change'
import { wrongState } from '#domain/refusal'
import { acceptQuote } from './acceptance.ts'
import { mayInstruct } from './acts.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { type LinkedConveyance, type QuoteCase, quoteOnOffer } from './quote-case.ts'

export type InstructionInput = {
  /** Who accepted by telephone; not needed after acceptance through the link. */
  readonly accepted_by_phone?: string | undefined
  /** Id and reference for each matter of `mattersToOpen`. */
  readonly conveyances: readonly LinkedConveyance[]
  readonly contact_ids: readonly string[]
  readonly fee_earner: Named
  readonly assistant: Named | null
}

export type Opening = LinkedConveyance & { readonly body: OpeningBody }
export type InstructionOutcome = QuoteCaseOutcome & { readonly openings: readonly Opening[] }

export const mattersToOpen = (quoteCase: QuoteCase): readonly MatterType[] =>
  quoteCase.status === 'instructed' ? [] : mattersOf(quoteCase.facts.subject)

/**
 * Instructs a quote case: one conveyance per matter, with a sale and a purchase linked. Repeating it opens nothing
 * more.
 */
export const instructQuoteCase = (
  it: QuoteCase,
  input: InstructionInput,
  now: Instant,
): InstructionOutcome => {
  if (it.status === 'instructed') return { quoteCase: it, events: [], openings: [] }
  assertAllowed(mayInstruct(it, londonDate(now), input.accepted_by_phone !== undefined))
  const accepted = acceptedQuoteCase(it, input, now)
  const quote = requireAccepted(accepted.quoteCase)
  const quoteCase = withChange(
    accepted.quoteCase,
    { status: 'instructed', linked_conveyances: [...input.conveyances], dead_on: null },
    now,
  )
  const opened = input.conveyances.map(({ id, ref }) => ({ id, ref }))
  const event = quoteCaseEvent(
    'quotecase.instructed',
    quoteCase,
    ['status', 'linked_conveyances'],
    {
      opened,
    },
  )
  return {
    quoteCase,
    events: [...accepted.events, event],
    openings: openingsOf(quoteCase, quote, input, londonDate(now)),
  }
}

const acceptedQuoteCase = (
  quoteCase: QuoteCase,
  { accepted_by_phone }: InstructionInput,
  now: Instant,
) => {
  if (quoteCase.status === 'accepted' || !accepted_by_phone)
    return { quoteCase: quoteCase, events: [] }
  const quote_version = quoteOnOffer(quoteCase)?.version ?? 0
  return acceptQuote(quoteCase, { quote_version, name: accepted_by_phone, how: 'phone' }, now)
}

const requireAccepted = (quoteCase: QuoteCase): Quote => {
  const quote = quoteCase.quotes.findLast((one) => one.accepted_at !== null)
  if (quote) return quote
  throw wrongState('quotecase.not_accepted', 'The client has not accepted a quote. Send one first.')
}

const openingsOf = (
  quoteCase: QuoteCase,
  quote: Quote,
  input: InstructionInput,
  today: string,
): Opening[] =>
  input.conveyances.map((conveyance) => ({
    ...conveyance,
    body: openingOf({
      quoteCase: quoteCase,
      quote,
      matter: conveyance.matter_type,
      linked: input.conveyances.find((other) => other.id !== conveyance.id) ?? null,
      contact_ids: input.contact_ids,
      fee_earner: input.fee_earner,
      assistant: input.assistant,
      today,
    }),
  }))
