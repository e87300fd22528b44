import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { formatPounds } from '#domain/tax/land-tax-labels'
import type { MatterFacts, QuoteTenure } from './facts.ts'
import type { FeeBand } from './scale/scale.ts'

const tenureLabels: Readonly<Record<QuoteTenure, string>> = {
  freehold: 'freehold',
  leasehold: 'leasehold',
  share_of_freehold: 'share of freehold',
  commonhold: 'commonhold',
}

/** The heading of a matter: 'Sale of 55 Copthorne Park', or the matter alone without an address. */
export const headingOf = (matter: MatterType, facts: Pick<MatterFacts, 'address'>) => {
  const place = placeOf(facts.address)
  return place ? `${matterNames[matter]} of ${place}` : matterNames[matter]
}

// A flat or a bare number says nothing without the building or street that follows it.
const INCOMPLETE = /^(?:(?:flat|apartment|unit|plot|room)\b.{0,5}|\d+[a-z]?)$/i

/** The first line of an address, with the next one after a flat: 'Flat 9, Foundry Place'. */
const placeOf = (address: string) => {
  const [first = '', second = ''] = address.split(/[,\n]/).map((part) => part.trim())
  return INCOMPLETE.test(first) && second ? `${first}, ${second}` : first
}

/** The label of a fee: 'Legal fee, freehold to £425,000'. */
export const feeLabel = (band: FeeBand, tenure: QuoteTenure | null) => {
  const range =
    band.to === null ? `above ${formatPounds(band.from)}` : `to ${formatPounds(band.to)}`
  return `Legal fee, ${tenure ? `${tenureLabels[tenure]} ` : ''}${range}`
}

/** The label for a count: 'Redeeming 2 mortgages' from 'Redeeming {n} mortgages'. */
export const countedLabel = (it: { label: string; label_many: string | null }, count: number) =>
  count > 1 && it.label_many ? it.label_many.replace('{n}', String(count)) : it.label
