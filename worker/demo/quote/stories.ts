import { edit } from '#domain/quote/case/editing'
import { extend } from '#domain/quote/case/extension'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsKey, mattersOf, type QuoteFacts } from '#domain/quote/facts'
import { nextWorkingDay } from '#domain/working-days'
import type { World } from '../world.ts'
import { buildQuote, type QuoteBuilder } from './builder.ts'
import { dead, onHold, revived } from './endings.ts'
import { LOST_BEFORE, LOST_LATE, lostBefore, lostLate } from './losses.ts'
import { recordFollowUp, type Story, sendQuote, version } from './steps.ts'

/** Facts of which every third lacks its price. */
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
  const it = buildQuote(world, random, { days })
  sendQuote(it, days)
  if (days > 1 && random.chance(0.65)) it.quote.view(it.ago(days - 1))
  return it.quote.now()
}

const followedUp: Story = (world, random, nth) => {
  const days = 4 + (nth % 6)
  const it = buildQuote(world, random, { days })
  sendQuote(it, days)
  if (random.chance(0.8)) it.quote.view(it.ago(days - 1))
  recordFollowUp(it, days - 2, nth % 3 === 0, -1)
  if (nth % 3 === 1) repriced(it, 2)
  if (nth % 4 === 2) extended(it, 2)
  recordFollowUp(it, 1, nth % 2 === 0, [-1, 0, 0, 1, 2][nth % 5] ?? 0)
  return it.quote.now()
}

/** A second version, with another property price. */
const repriced = (it: QuoteBuilder, days: number) => {
  const { quote, facts } = it
  const [matter] = mattersOf(facts.subject)
  const key = matter && factsKey(matter)
  const of = key && facts[key]
  if (!key || !of || of.price === null) return
  const changed = { ...facts, [key]: { ...of, price: of.price + 15_000_00 } }
  const at = it.ago(days)
  const people = { owner: null, giver: null, bdm: quote.now().bdm }
  const editing = { ...quote.sending(at, ['email']), facts: changed, people }
  quote.apply((now) => edit(now, editing, quote.giver, at), at)
  quote.recordSent(at)
}

const extended = (it: QuoteBuilder, days: number) => {
  const at = it.ago(days)
  const valid_until = it.world.calendar.daysAhead(16)
  const reason = 'The survey comes next week.'
  it.quote.apply((now) => extend(now, { version, valid_until, reason }, at), at)
}

/** Expires at the end of the next working day. */
const expiringNext: Story = (world, random, nth) => {
  const days = 8 + (nth % 3)
  const it = buildQuote(world, random, {
    days,
    valid_until: nextWorkingDay(world.calendar.today),
  })
  sendQuote(it, days)
  if (nth % 2 === 0) it.quote.view(it.ago(days - 1))
  for (const at of [5, 2].slice(0, 1 + (nth % 2))) recordFollowUp(it, at, nth === 2, 0)
  return it.quote.now()
}

const accepted: Story = (world, random, nth) => {
  const days = 3 + nth
  const it = buildQuote(world, random, { days })
  sendQuote(it, days)
  it.quote.view(it.ago(days - 1))
  it.quote.accept(it.ago(1 + (nth % 2)), nth === 3 ? 'phone' : 'link')
  return it.quote.now()
}

/** The kinds of quotes without a case, and how many of each. */
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

/** Quote cases in every status except instructed. */
export const quoteCasesOf = (world: World): QuoteCase[] =>
  kinds.flatMap(([name, story, count]) =>
    Array.from({ length: count }, (_, nth) =>
      story(world, world.random.fork(`${name} ${nth}`), nth),
    ),
  )
