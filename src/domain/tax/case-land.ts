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

type Asked = {
  readonly tax: string
  readonly effectiveDate: DateOnly
  readonly price: number
}

/** The question of a published example, in pence. */
export const questionOf = (asked: Asked, it: LandCase): LandTaxQuestion => ({
  nation: asked.tax === 'LTT' ? 'Wales' : 'England',
  effectiveOn: asked.effectiveDate,
  price: pounds(asked.price),
  use: it.propertyUse === 'nonresidential' ? 'non-residential' : it.propertyUse,
  firstTimeBuyer: it.buyer === 'ftb',
  additional: it.buyer === 'additional',
  company: it.company || it.buyer === 'company',
  nonResident: it.nonResident,
  contractExcluded: it.contractExcluded,
  dwellings: it.dwellings,
  ...(it.companyRelief === undefined ? {} : { companyRelief: it.companyRelief }),
  ...(it.contractDate === undefined ? {} : { contractOn: it.contractDate }),
  ...leaseOf(it),
  ...sharedOwnershipOf(it, asked.price),
})

/** The term assumed for an example that gives the net present value alone. */
const UNSAID_TERM = 99

const leaseOf = (it: LandCase): { lease?: LandTaxLease } => {
  if (it.rents === undefined && it.npv === undefined) return {}
  const lease = {
    kind: it.leaseKind,
    rents: (it.rents ?? []).map(pounds),
    termYears: it.termYears ?? UNSAID_TERM,
    termDays: it.termDays,
  }
  return { lease: it.npv === undefined ? lease : { ...lease, npv: pounds(it.npv) } }
}

/**
 * Sources give shared ownership as true, as 'market-value' or 'stages', or as an object with the choice and the
 * market value; the price stands in for a missing market value.
 */
const sharedOwnershipOf = (
  { sharedOwnership: written, marketValue }: LandCase,
  price: number,
): Pick<LandTaxQuestion, 'sharedOwnership'> => {
  if (written === undefined || written === false) return {}
  const told = typeof written === 'object' ? Object.entries(written) : [['choice', written]]
  const isInStages = told.some(([name, value]) => isStages(`${name}`, value))
  const value = told.find(([name, it]) => typeof it === 'number' && /market/i.test(`${name}`))?.[1]
  return {
    sharedOwnership: {
      choice: isInStages ? 'stages' : 'market-value',
      marketValue: pounds(typeof value === 'number' ? value : (marketValue ?? price)),
    },
  }
}

const isStages = (name: string, value: unknown) =>
  (typeof value === 'string' && /stage/i.test(value)) || (value === false && /elect/i.test(name))
