import { editQuoteCase } from '#domain/quote/case/editing'
import { extendQuote } from '#domain/quote/case/extension'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsKey, mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { nextWorkingDay } from '#domain/working-days'
import type { World } from '../world.ts'
import { buildQuote, type QuoteBuilder } from './builder.ts'
import { dead, onHold, revived } from './endings.ts'
import { LOST_BEFORE, LOST_LATE, lostBefore, lostLate } from './losses.ts'
import { recordFollowUp, type Story, sendQuote, version } from './steps.ts'

const unfinished = (facts: QuoteFacts, nth: number): QuoteFacts => {
  const [matter] = mattersOf(facts.subject)
  const key = matter && factsKey(matter)
  const of = key && facts[key]
  if (nth % 3 !== 0 || !key || !of) return facts
  return { ...facts, [key]: { ...of, price: null } }
}

const draft: Story = (world, random, nth) =>
  buildQuote(world, random, {
    days: 1 + (nth % 4),
    change: (facts) => unfinished(facts, nth),
  }).quote.now()

const sent: Story = (world, random, nth) => {
  const days = 1 + (nth % 7)
  const quoteBuilder = buildQuote(world, random, { days })
  sendQuote(quoteBuilder, days)
  if (days > 1 && random.chance(0.65)) quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
  return quoteBuilder.quote.now()
}

const followedUp: Story = (world, random, nth) => {
  const days = 4 + (nth % 6)
  const quoteBuilder = buildQuote(world, random, { days })
  sendQuote(quoteBuilder, days)
  if (random.chance(0.8)) quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
  recordFollowUp(quoteBuilder, days - 2, nth % 3 === 0, -1)
  if (nth % 3 === 1) repriced(quoteBuilder, 2)
  if (nth % 4 === 2) extended(quoteBuilder, 2)
  recordFollowUp(quoteBuilder, 1, nth % 2 === 0, [-1, 0, 0, 1, 2][nth % 5] ?? 0)
  return quoteBuilder.quote.now()
}

/** A second version, with another property price. */
const repriced = (quoteBuilder: QuoteBuilder, days: number) => {
  const { quote, facts } = quoteBuilder
  const [matter] = mattersOf(facts.subject)
  const key = matter && factsKey(matter)
  const of = key && facts[key]
  if (!key || !of || of.price === null) return
  const changed = { ...facts, [key]: { ...of, price: of.price + 15_000_00 } }
  const at = quoteBuilder.ago(days)
  const people = { owner: null, giver: null, bdm: quote.now().bdm }
  const editing = { ...quote.sending(at, ['email']), facts: changed, people }
  quote.apply((now) => editQuoteCase(now, editing, quote.giver, at), at)
  quote.recordSent(at)
}

const extended = (quoteBuilder: QuoteBuilder, days: number) => {
  const at = quoteBuilder.ago(days)
  const valid_until = quoteBuilder.world.calendar.daysAhead(16)
  const reason = 'The survey comes next week.'
  quoteBuilder.quote.apply((now) => extendQuote(now, { version, valid_until, reason }, at), at)
}

/** Expires at the end of the next working day. */
const expiringNext: Story = (world, random, nth) => {
  const days = 8 + (nth % 3)
  const quoteBuilder = buildQuote(world, random, {
    days,
    valid_until: nextWorkingDay(world.calendar.today),
  })
  sendQuote(quoteBuilder, days)
  if (nth % 2 === 0) quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
  for (const at of [5, 2].slice(0, 1 + (nth % 2))) recordFollowUp(quoteBuilder, at, nth === 2, 0)
  return quoteBuilder.quote.now()
}

const accepted: Story = (world, random, nth) => {
  const days = 3 + nth
  const quoteBuilder = buildQuote(world, random, { days })
  sendQuote(quoteBuilder, days)
  quoteBuilder.quote.view(quoteBuilder.ago(days - 1))
  quoteBuilder.quote.accept(quoteBuilder.ago(1 + (nth % 2)), nth === 3 ? 'phone' : 'link')
  return quoteBuilder.quote.now()
}

const kinds: readonly (readonly [string, Story, number])[] = [
  ['draft', draft, 7],
  ['followed', followedUp, 9],
  ['dying', expiringNext, 5],
  ['accepted', accepted, 5],
  ['on hold', onHold, 4],
  ['dead', dead, 9],
  ['revived', revived, 1],
  ['sent', sent, 8],
  ['lost before', lostBefore, LOST_BEFORE],
  ['lost late', lostLate, LOST_LATE],
]

export const quoteCasesOf = (world: World): QuoteCase[] =>
  kinds.flatMap(([name, story, count]) =>
    Array.from({ length: count }, (_, nth) =>
      story(world, world.random.fork(`${name} ${nth}`), nth),
    ),
  )
