import type { Pence } from '#domain/money'
import type { QuoteTenure } from './facts.ts'

// Every case is in exactly one class of each family; unknown values have their own class.

/** Bands of the price of the property, the sold one first. */
export const bandNames = {
  '0': 'Under £200,000',
  '200': '£200,000 to £299,999',
  '300': '£300,000 to £399,999',
  '400': '£400,000 to £599,999',
  '600': '£600,000 to £999,999',
  '1000': '£1,000,000 and over',
  none: 'No price yet',
} as const
export type PriceBand = keyof typeof bandNames

const bands = ['1000', '600', '400', '300', '200'] as const

/** The band of a price in whole pence. */
export const bandOf = (price: Pence | null): PriceBand =>
  price === null ? 'none' : (bands.find((from) => price >= Number(from) * 100_000) ?? '0')

export const tenureNames = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of freehold',
  commonhold: 'Commonhold',
  none: 'Not known',
} as const satisfies Record<QuoteTenure | 'none', string>
export type TenureClass = keyof typeof tenureNames

/** Classes of our fees in the current quote, without VAT. */
export const feeClassNames = {
  '0': 'Under £800',
  '800': '£800 to £1,099',
  '1100': '£1,100 to £1,499',
  '1500': '£1,500 to £1,999',
  '2000': '£2,000 to £2,999',
  '3000': '£3,000 and over',
} as const
export type FeeClass = keyof typeof feeClassNames

const feeClasses = ['3000', '2000', '1500', '1100', '800'] as const

/** The class of fees in whole pence. */
export const feeClassOf = (fee: Pence): FeeClass =>
  feeClasses.find((from) => fee >= Number(from) * 100) ?? '0'

/** Our fees compared with the fee scale of that day. */
export const againstScaleNames = {
  far_below: 'More than 10% below',
  below: 'Up to 10% below',
  at: 'At scale',
  above: 'Above the scale',
} as const
export type AgainstScale = keyof typeof againstScaleNames

/** Compares quoted fees with the fee scale, both in whole pence. */
export const againstScale = (quoted: Pence, scale: Pence): AgainstScale => {
  if (quoted === scale) return 'at'
  if (quoted > scale) return 'above'
  return quoted * 10 >= scale * 9 ? 'below' : 'far_below'
}

/** Office minutes from the lead to our first response: a call, a message or the quote. */
export const speedNames = {
  '15': 'Within 15 minutes',
  '60': 'Within 1 hour',
  '240': 'Within 4 hours',
  day: 'Within a working day',
  later: 'Later',
  none: 'No lead',
} as const
export type SpeedClass = keyof typeof speedNames

const OFFICE_DAY_MINUTES = 510

/** The class of a response time in office minutes. */
export const speedOf = (minutes: number): SpeedClass => {
  if (minutes <= 15) return '15'
  if (minutes <= 60) return '60'
  if (minutes <= 240) return '240'
  return minutes <= OFFICE_DAY_MINUTES ? 'day' : 'later'
}

/** Calendar months from instruction to completion, or the current state. */
export const cohortNames = {
  '1': 'Same or next month',
  '2': '2 months',
  '3': '3 months',
  '4': '4 months',
  '5': '5 months',
  '6': '6 months or more',
  open: 'Under way',
  fell: 'Fell through',
} as const
export type CohortClass = keyof typeof cohortNames

export const quoteCuts = [
  'source',
  'agency',
  'stage',
  'band',
  'tenure',
  'fee',
  'against',
  'speed',
] as const
export type CutDetail = (typeof quoteCuts)[number]
