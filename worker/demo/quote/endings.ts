import type { DeadReason } from '#domain/quote/case/bodies'
import { closeAsLost } from '#domain/quote/case/closing'
import { expireQuoteCase } from '#domain/quote/case/expiry'
import { holdQuoteCase } from '#domain/quote/case/holding'
import { reviveQuoteCase } from '#domain/quote/case/revival'
import { buildQuote, type QuoteBuilder } from './builder.ts'
import { recordFollowUp, type Story, sendQuote, version } from './steps.ts'

const holds = [
  'Waiting for spring to put the house on the market.',
  'Their buyer withdrew; the agent is showing the house again.',
  'Away for a month; asked us to call in the new year.',
  'Starting again with another mortgage lender.',
]

export const onHold: Story = (world, random, nth) => {
  const days = 9 + nth
  const quoteBuilder = buildQuote(world, random, { days })
  sendQuote(quoteBuilder, days)
  recordFollowUp(quoteBuilder, days - 3, true, 2)
  const at = quoteBuilder.ago(3)
  const hold_until = world.calendar.ahead(15 + 10 * nth)
  const reason = holds[nth % holds.length] ?? ''
  quoteBuilder.quote.apply((now) => holdQuoteCase(now, { version, hold_until, reason }, at), at)
  return quoteBuilder.quote.now()
}

const reasons: readonly (readonly [DeadReason, string | undefined])[] = [
  ['price', 'Was quoted £240 less elsewhere.'],
  ['chose_another_firm', undefined],
  ['validity_ended', undefined],
  ['fell_through', 'The sale fell through.'],
  ['agent_recommended_another', undefined],
  ['no_answer', 'Five calls, no answer.'],
  ['not_moving', 'Staying put after all.'],
  ['validity_ended', undefined],
  ['duplicate', undefined],
]

export const dead: Story = (world, random, nth) => {
  const days = 18 + 4 * nth
  const quoteBuilder = buildQuote(world, random, { days, valid_until: null })
  sendQuote(quoteBuilder, days)
  if (random.chance(0.6)) quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
  recordFollowUp(quoteBuilder, days - 2, nth % 2 === 0, -2)
  const [reason, note] = reasons[nth % reasons.length] ?? ['no_answer', undefined]
  if (reason === 'validity_ended') return expired(quoteBuilder)
  const at = quoteBuilder.ago(days - 5)
  return quoteBuilder.quote.apply(
    (now) => closeAsLost(now, { version, reason, ...(note ? { note } : {}) }, at),
    at,
  )
}

/** Expired by the product at 18:00 on its last day. */
const expired = ({ quote, world }: QuoteBuilder) => {
  const at = world.calendar.at(quote.now().dead_on ?? world.calendar.past(1), 18 * 60)
  return quote.apply((now) => expireQuoteCase(now, at), at, { id: 'system', name: 'Deedbox' })
}

export const revived: Story = (world, random) => {
  const quoteBuilder = buildQuote(world, random, { days: 22, valid_until: null })
  sendQuote(quoteBuilder, 22)
  recordFollowUp(quoteBuilder, 20, false, -2)
  expired(quoteBuilder)
  const at = quoteBuilder.ago(2)
  const reason = 'Called back: their offer was accepted after all.'
  quoteBuilder.quote.apply((now) => reviveQuoteCase(now, { reason }, at), at)
  recordFollowUp(quoteBuilder, 1, true, 0)
  return quoteBuilder.quote.now()
}
