import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'

const answer = z.nullable(z.boolean())
const count = (least: number, most: number) =>
  z.nullable(z.int().check(z.minimum(least), z.maximum(most)))

/** How the Land Registry is applied to, which decides its fee. */
export const RegistrationKind = z.enum([
  'whole',
  'part',
  'new_lease',
  'compulsory_first',
  'voluntary_first',
])
export type RegistrationKind = z.infer<typeof RegistrationKind>

/** What tax and registration fee rest on and no other record of the case has; null is not known yet, and never a guess. */
export const TaxFacts = z.strictObject({
  use: z.nullable(z.enum(['residential', 'non-residential', 'mixed'])),
  dwellings: count(1, 1000),
  company: answer,
  /** The business of the company takes it out of the flat rate. */
  company_relief: answer,
  /** Every buyer is a first-time buyer and will live there. */
  first_time_buyer: answer,
  /** A buyer keeps another dwelling, and no main home is replaced. */
  additional: answer,
  non_resident: answer,
  /** The contract was varied, assigned or sub-sold after a change of rates. */
  contract_varied: answer,
  /** The part of what is paid beside the price that is for fixtures, which are taxed with the land. */
  fixtures: z.nullable(Pence),
  /** For a transfer of equity: what is paid and what is taken over of the mortgage. */
  consideration: z.nullable(Pence),
  /** For a transfer of equity: the share, less its part of a mortgage that stays; the registration fee goes by it. */
  share_value: z.nullable(Pence),
  lease: z.nullable(z.enum(['new', 'assigned'])),
  /** The term granted; for an assigned lease, the term left. */
  term_years: count(0, 3000),
  term_days: z._default(count(0, 365), null),
  /** A year each from the first; a missing year repeats the one before. */
  rents: z.array(z.strictObject({ amount: Pence })).check(z.maxLength(5)),
  shared_ownership: z.nullable(z.enum(['none', 'market-value', 'stages'])),
  market_value: z.nullable(Pence),
  /** The day of substantial performance, where it is before completion. */
  performed_on: z.nullable(DateOnly),
  registration: z.nullable(RegistrationKind),
})
export type TaxFacts = z.infer<typeof TaxFacts>

export const blankTaxFacts: TaxFacts = {
  use: null,
  dwellings: null,
  company: null,
  company_relief: null,
  first_time_buyer: null,
  additional: null,
  non_resident: null,
  contract_varied: null,
  fixtures: null,
  consideration: null,
  share_value: null,
  lease: null,
  term_years: null,
  term_days: null,
  rents: [],
  shared_ownership: null,
  market_value: null,
  performed_on: null,
  registration: null,
}

/** The facts that a figure rests on, each as it is written for people. */
export const factLabels = {
  nation: 'Nation',
  effective_on: 'Effective date',
  consideration: 'Chargeable consideration',
  share_value: 'Value of the share, less its part of the mortgage',
  fixtures: 'Fixtures paid for beside the price',
  use: 'Use of the property',
  dwellings: 'Dwellings',
  company: 'Bought by a company',
  company_relief: 'Company’s relief from the flat rate',
  first_time_buyer: 'First-time buyers',
  additional: 'Additional dwelling',
  non_resident: 'Not UK resident',
  contract_on: 'Contract made',
  contract_varied: 'Contract varied, assigned or sub-sold',
  lease: 'Lease',
  term: 'Term of the lease',
  rents: 'Rent of the lease',
  shared_ownership: 'Shared ownership',
  market_value: 'Market value of the whole',
  registration: 'Application to the Land Registry',
  lodged_on: 'Application lodged',
} as const
export type TaxFactKey = keyof typeof factLabels

/** A fact of the case; its value is null while nobody has said it. */
export type StatedFact = { readonly key: TaxFactKey; readonly value: string | null }
