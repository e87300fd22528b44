import { longDate } from '#domain/dates'
import { factsOf, mattersOf, type QuoteFacts } from './facts.ts'
import type { CouldApply, QuoteTax } from './quote.ts'

const unlessAllNo = (facts: QuoteFacts, fact: 'unregistered' | 'shared_ownership') =>
  mattersOf(facts.subject).some((matter) => factsOf(facts, matter)?.[fact] === true)

/** What a price takes for granted, in sentences for the client. */
export const assumptionsOf = (
  facts: QuoteFacts,
  tax: QuoteTax | null,
  couldApply: readonly CouldApply[],
): string[] => [
  'Each property is one dwelling, used as a home.',
  ...(unlessAllNo(facts, 'unregistered') ? [] : ['The title to each property is registered.']),
  ...(facts.subject === 'both' ? ['We act on both the sale and the purchase.'] : []),
  ...(tax ? taxAssumptions(facts, tax) : []),
  ...(couldApply.length > 0
    ? ['What is not known yet is counted as not applying, and is listed under what could apply.']
    : []),
]

const taxAssumptions = (facts: QuoteFacts, tax: QuoteTax) => [
  `${tax.kind} is worked out by the rates of ${longDate(tax.effective_on, '')}, in force from ${longDate(tax.rule.effective_from, '')}. The day of completion decides.`,
  ...(facts.purchase?.shared_ownership === true
    ? [`${tax.kind} is worked out on the share that is bought, not on the whole value.`]
    : []),
  ...(isLeased(facts)
    ? [`${tax.kind} is worked out on the price. A new lease can bear tax on its rent too.`]
    : []),
]

const isLeased = ({ purchase }: QuoteFacts) =>
  purchase?.tenure === 'leasehold' || purchase?.shared_ownership === true
