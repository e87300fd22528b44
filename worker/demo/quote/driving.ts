import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { acceptQuote } from '#domain/quote/case/acceptance'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import { type CasePeople, createDraft } from '#domain/quote/case/drafting'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { sendQuote } from '#domain/quote/case/sending'
import { recordView } from '#domain/quote/case/viewing'
import { peopleOf, type QuoteFacts } from '#domain/quote/facts'
import type { QuoteChannel } from '#domain/quote/quote'
import type { FeeScale } from '#domain/quote/scale/scale'
import type { Diary } from '../diary.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'

export type QuoteContext = {
  readonly scale: FeeScale
  readonly diary: Diary
  readonly random: Random
  readonly terms_version: string
}

type QuoteCaseSeed = {
  readonly number: string
  readonly facts: QuoteFacts
  readonly people: CasePeople
  readonly at: Instant
}

/** Creates a quote case and applies domain rules to it step by step. */
export const quoteDriver = (
  context: QuoteContext,
  { number, facts, people, at }: QuoteCaseSeed,
) => {
  const { scale, diary, random, terms_version } = context
  const giver = people.giver ?? { id: '', name: '' }
  const first = { id: idAt(random, at), number, lead_id: null, facts, people }
  let quoteCase: QuoteCase = createDraft(first, giver, at).quoteCase
  diary.record(createDraft(first, giver, at).events, giver, at)

  const applyOutcome = (outcome: QuoteCaseOutcome, by: Named, when: Instant) => {
    quoteCase = outcome.quoteCase
    diary.record(outcome.events, by, when)
    return quoteCase
  }
  const client = (): Named => {
    const quote = quoteOnOffer(quoteCase)
    return { id: `link:${quote?.link_id ?? ''}`, name: peopleOf(quote?.facts ?? facts) }
  }
  const sending = (when: Instant, channels: readonly QuoteChannel[]) => ({
    channels,
    scale,
    link_id: idAt(random, when),
    terms_version,
  })
  return {
    giver,
    sending,
    now: () => quoteCase,
    apply: (act: (it: QuoteCase) => QuoteCaseOutcome, when: Instant, by: Named = giver) =>
      applyOutcome(act(quoteCase), by, when),
    recordSent: (when: Instant) =>
      diary.send({ type: 'quote.sent', at: when, by: giver, quoteCase: quoteCase }),
    send: (when: Instant, channels: readonly QuoteChannel[] = ['email']) => {
      applyOutcome(sendQuote(quoteCase, sending(when, channels), giver, when), giver, when)
      diary.send({ type: 'quote.sent', at: when, by: giver, quoteCase: quoteCase })
    },
    view: (when: Instant) => {
      applyOutcome(
        recordView(quoteCase, quoteOnOffer(quoteCase)?.version ?? 0, when),
        client(),
        when,
      )
    },
    accept: (when: Instant, how: 'link' | 'phone' = 'link') => {
      const name = client().name
      const accepting = { quote_version: quoteOnOffer(quoteCase)?.version ?? 0, name, how }
      const by = how === 'link' ? client() : giver
      applyOutcome(acceptQuote(quoteCase, accepting, when), by, when)
      diary.send({ type: 'quote.accepted', at: when, by, quoteCase: quoteCase })
    },
  }
}

export type QuoteDriver = ReturnType<typeof quoteDriver>
