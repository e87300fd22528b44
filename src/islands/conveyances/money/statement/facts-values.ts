import * as z from 'zod/mini'
import type { Values } from '#components/form/form-parts.ts'
import { blankTaxFacts, TaxFacts } from '#domain/completion-statement/tax/facts'
import { definedIn, entriesOf } from '#domain/entries'

const answers = {
  company: true,
  company_relief: true,
  first_time_buyer: true,
  additional: true,
  non_resident: true,
  contract_varied: true,
} as const
export type AnswerName = keyof typeof answers

const Answer = z.optional(z.enum(['yes', 'no']))

/** The facts as a form types them: what is left open has no value, and an answer is a word. */
export const FactsValues = z.extend(z.partial(z.omit(TaxFacts, answers)), {
  company: Answer,
  company_relief: Answer,
  first_time_buyer: Answer,
  additional: Answer,
  non_resident: Answer,
  contract_varied: Answer,
})
type FactsValues = z.infer<typeof FactsValues>

const answerOf = (it: 'yes' | 'no' | undefined) => (it === undefined ? null : it === 'yes')

/** What was typed as facts; whatever the form left open is not known. */
export const factsFrom = (typed: FactsValues): TaxFacts => {
  const { company, company_relief, first_time_buyer, additional, non_resident, ...rest } = typed
  const { contract_varied, ...stated } = rest
  return {
    ...blankTaxFacts,
    ...definedIn(stated),
    company: answerOf(company),
    company_relief: answerOf(company_relief),
    first_time_buyer: answerOf(first_time_buyer),
    additional: answerOf(additional),
    non_resident: answerOf(non_resident),
    contract_varied: answerOf(contract_varied),
  }
}

const written = (value: TaxFacts[keyof TaxFacts]) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.map((it) => ({ ...it })) : value
}

export const factsStart = (facts: TaxFacts): Values =>
  Object.fromEntries(entriesOf(facts).map(([name, value]) => [name, written(value)]))
