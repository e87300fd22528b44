import type { Instant } from '#domain/dates'
import type { NextAction, Temperature } from '#domain/quote/case/bodies'
import { followUp } from '#domain/quote/case/following-up'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import type { QuoteBuilder } from './builder.ts'

export type Story = (world: World, random: Random, nth: number) => QuoteCase

export const version = 0

const nextAction = ({ world, random }: QuoteBuilder, days: number): NextAction => ({
  type: random.weighted([
    ['call', 6],
    ['email', 2],
    ['whatsapp', 1],
    ['chase_memo', 1],
  ]),
  at: workingTime(world, random, days),
})

/** An instant in working hours some working days ahead, or ago when negative. */
const workingTime = ({ calendar }: World, random: Random, days: number): Instant =>
  calendar.at(days < 0 ? calendar.past(-days) : calendar.ahead(days), random.between(37, 67) * 15)

/** Sends the quote some working days ago. */
export const sendQuote = ({ quote, random, ago }: QuoteBuilder, days: number) =>
  quote.send(ago(days), random.chance(0.4) ? ['email', 'whatsapp'] : ['email'])

export const recordFollowUp = (
  quoteBuilder: QuoteBuilder,
  days: number,
  reached: boolean,
  next: number,
) => {
  const temperature: Temperature = reached ? quoteBuilder.random.pick(['hot', 'warm']) : 'warm'
  const at = quoteBuilder.ago(days)
  const note = {
    version,
    attempted: true,
    reached,
    temperature,
    next_action: nextAction(quoteBuilder, next),
  }
  quoteBuilder.quote.apply((now) => followUp(now, note, at), at)
}
