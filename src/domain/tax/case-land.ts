import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { pounds } from '#domain/money'
import type { LandTaxLease, LandTaxQuestion } from './land-tax-question.ts'

/** The buyer, the property and the lease of a published example of land tax; amounts in pounds. */
export const LandCase = z.object({
  buyer: z._default(z.enum(['standard', 'ftb', 'additional', 'company']), 'standard'),
  propertyUse: z._default(
    z.enum(['residential', 'nonresidential', 'non-residential', 'mixed']),
    'residential',
  ),
  nonResident: z._default(z.boolean(), false),
  company: z._default(z.boolean(), false),
  companyRelief: z.optional(z.string()),
  contractDate: z.optional(DateOnly),
  contractExcluded: z._default(z.boolean(), false),
  dwellings: z._default(z.int(), 1),
  leaseKind: z._default(z.enum(['new', 'assigned']), 'new'),
  npv: z.optional(z.number()),
  rents: z.optional(z.array(z.number())),
  termYears: z.optional(z.int()),
  termDays: z._default(z.int(), 0),
  sharedOwnership: z.optional(z.union([z.boolean(), z.string(), z.record(z.string(), z.json())])),
  marketValue: z.optional(z.number()),
})

export type LandCase = z.output<typeof LandCase>

type ExampleInput = {
  readonly tax: string
  readonly effectiveDate: DateOnly
  readonly price: number
}

/** The question of a published example, in pence. */
export const questionOf = (input: ExampleInput, landCase: LandCase): LandTaxQuestion => ({
  nation: input.tax === 'LTT' ? 'Wales' : 'England',
  effectiveOn: input.effectiveDate,
  price: pounds(input.price),
  use: landCase.propertyUse === 'nonresidential' ? 'non-residential' : landCase.propertyUse,
  firstTimeBuyer: landCase.buyer === 'ftb',
  additional: landCase.buyer === 'additional',
  company: landCase.company || landCase.buyer === 'company',
  nonResident: landCase.nonResident,
  contractExcluded: landCase.contractExcluded,
  dwellings: landCase.dwellings,
  ...(landCase.companyRelief === undefined ? {} : { companyRelief: landCase.companyRelief }),
  ...(landCase.contractDate === undefined ? {} : { contractOn: landCase.contractDate }),
  ...leaseOf(landCase),
  ...sharedOwnershipOf(landCase, input.price),
})

/** The term assumed for an example that gives the net present value alone. */
const UNSAID_TERM = 99

const leaseOf = (landCase: LandCase): { lease?: LandTaxLease } => {
  if (landCase.rents === undefined && landCase.npv === undefined) return {}
  const lease = {
    kind: landCase.leaseKind,
    rents: (landCase.rents ?? []).map(pounds),
    termYears: landCase.termYears ?? UNSAID_TERM,
    termDays: landCase.termDays,
  }
  return { lease: landCase.npv === undefined ? lease : { ...lease, npv: pounds(landCase.npv) } }
}

/**
 * Sources give shared ownership as true, as 'market-value' or 'stages', or as an object with the choice and the
 * market value; the price stands in for a missing market value.
 */
const sharedOwnershipOf = (
  { sharedOwnership: raw, marketValue }: LandCase,
  price: number,
): Pick<LandTaxQuestion, 'sharedOwnership'> => {
  if (raw === undefined || raw === false) return {}
  const entries = typeof raw === 'object' ? Object.entries(raw) : [['choice', raw]]
  const isInStages = entries.some(([name, value]) => isStages(`${name}`, value))
  const value = entries.find(
    ([name, it]) => typeof it === 'number' && /market/i.test(`${name}`),
  )?.[1]
  return {
    sharedOwnership: {
      choice: isInStages ? 'stages' : 'market-value',
      marketValue: pounds(typeof value === 'number' ? value : (marketValue ?? price)),
    },
  }
}

const isStages = (name: string, value: unknown) =>
  (typeof value === 'string' && /stage/i.test(value)) || (value === false && /elect/i.test(name))
