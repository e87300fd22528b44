import type { CaseStory } from '../case/story.ts'
import { buildQuote } from '../quote/builder.ts'
import { recordFollowUp, type Story, sendQuote } from '../quote/steps.ts'

/** Six cases from the first forms to the end, two of them a linked sale and purchase. */
export const sampleCases: readonly CaseStory[] = [
  {
    matter: 'sale',
    pair: 'B',
    currentTask: 'replies-drafted',
    since: 2,
    clients: 2,
    exchanges_in: 14,
    contact: 2,
  },
  {
    matter: 'purchase',
    pair: 'B',
    currentTask: 'local-search',
    since: 6,
    chased: [2],
    clients: 2,
    exchanges_in: 15,
    contact: 3,
  },
  { matter: 'sale', currentTask: 'identity', since: 2, clients: 1, contact: 2 },
  { matter: 'purchase', currentTask: 'balance', since: 2, completes_in: 4, contact: 1 },
  { matter: 'remortgage', currentTask: 'redemption-indicated', since: 3, clients: 1, contact: 3 },
  { matter: 'sale', since: 6 },
]

const draft: Story = (world, random) => buildQuote(world, random, { days: 1 }).quote.now()

const sent: Story = (world, random) => {
  const quoteBuilder = buildQuote(world, random, { days: 3 })
  sendQuote(quoteBuilder, 3)
  quoteBuilder.quote.view(quoteBuilder.ago(2))
  return quoteBuilder.quote.now()
}

const followedUp: Story = (world, random) => {
  const quoteBuilder = buildQuote(world, random, { days: 5 })
  sendQuote(quoteBuilder, 5)
  recordFollowUp(quoteBuilder, 2, true, 2)
  return quoteBuilder.quote.now()
}

/** The quotes that are not instructed yet: a draft, one that was read and one that was followed up. */
export const sampleQuotes: readonly Story[] = [draft, sent, followedUp]
