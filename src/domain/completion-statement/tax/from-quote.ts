import * as z from 'zod/mini'
import { entriesOf } from '#domain/entries'
import type { QuoteFacts } from '#domain/quote/facts'
import { TaxFacts } from './facts.ts'

const { shape } = TaxFacts

/** What was answered in the quote of a case; each is for somebody to confirm before a figure rests on it. */
export const QuotedTaxFacts = z.object({
  company: z.exactOptional(shape.company),
  company_relief: z.exactOptional(shape.company_relief),
  first_time_buyer: z.exactOptional(shape.first_time_buyer),
  additional: z.exactOptional(shape.additional),
  non_resident: z.exactOptional(shape.non_resident),
  shared_ownership: z.exactOptional(shape.shared_ownership),
  registration: z.exactOptional(shape.registration),
})
export type QuotedTaxFacts = z.infer<typeof QuotedTaxFacts>

const known = (facts: QuotedTaxFacts): QuotedTaxFacts =>
  Object.fromEntries(entriesOf(facts).filter(([, answer]) => answer !== null))

export const taxFactsFromQuote = ({ purchase }: Pick<QuoteFacts, 'purchase'>): QuotedTaxFacts => {
  if (purchase === null) return {}
  const { company, company_relief, first_time_buyer, additional, non_resident } = purchase
  const people = { company, company_relief, first_time_buyer, additional, non_resident }
  return known({
    ...people,
    // A share is taxed on its market value or in stages, which nobody was asked.
    shared_ownership: purchase.shared_ownership === false ? 'none' : null,
    registration: purchase.unregistered === true ? 'compulsory_first' : null,
  })
}

/** What of it nobody has confirmed or corrected yet. */
export const offeredFromQuote = (
  quoted: QuotedTaxFacts,
  stated: TaxFacts | undefined,
): QuotedTaxFacts =>
  Object.fromEntries(entriesOf(quoted).filter(([key]) => (stated?.[key] ?? null) === null))
