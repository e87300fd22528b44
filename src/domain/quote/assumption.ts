import { longDate } from '#domain/dates'
import { factsOf, mattersOf, type QuoteFacts } from './facts.ts'
import type { CouldApply, QuoteTax } from './quote.ts'

const isTrueForAny = (facts: QuoteFacts, fact: 'unregistered' | 'shared_ownership') =>
  mattersOf(facts.subject).some((matter) => factsOf(facts, matter)?.[fact] === true)

export const assumptionsOf = (
  facts: QuoteFacts,
  tax: QuoteTax | null,
  couldApply: readonly CouldApply[],
): string[] => [
  'Each property is one dwelling, used as a home.',
  ...(isTrueForAny(facts, 'unregistered') ? [] : ['The title to each property is registered.']),
  ...(facts.subject === 'both' ? ['We act on both the sale and the purchase.'] : []),
  ...(tax ? taxAssumptions(facts, tax) : []),
  ...(couldApply.length > 0
    ? ['Anything not yet known is assumed not to apply. It is listed under possible extra costs.']
    : []),
]

const taxAssumptions = (facts: QuoteFacts, tax: QuoteTax) => [
  `${tax.kind} is calculated at the rates for ${longDate(tax.effective_on, '')}, in force from ${longDate(tax.rule.effective_from, '')}. The rates on the day of completion apply.`,
  ...(facts.purchase?.shared_ownership === true
    ? [`${tax.kind} is calculated on the share being bought, not on the full value.`]
    : []),
  ...(isLeased(facts)
    ? [`${tax.kind} is calculated on the price. Rent under a new lease may also be taxed.`]
    : []),
]

const isLeased = ({ purchase }: QuoteFacts) =>
  purchase?.tenure === 'leasehold' || purchase?.shared_ownership === true
