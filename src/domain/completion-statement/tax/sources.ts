import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { formatPence, type Pence } from '#domain/money'
import { formatDate } from '#domain/tax/land-tax-labels'
import type { TaxFacts } from './facts.ts'

/** The records of a case that its tax and registration fee rest on. */
export type TaxSources = {
  readonly conveyance: Pick<Conveyance, 'matter_type' | 'nation' | 'price' | 'tenure' | 'key_dates'>
  /** Paid beside the price for fittings, of which fixtures are a part. */
  readonly chattels: Pence
  readonly facts: TaxFacts
}

export const yesOrNo = (it: boolean | null) => {
  if (it === null) return null
  return it ? 'Yes' : 'No'
}
export const day = (it: DateOnly | null) => it && formatDate(it)
export const pence = (it: Pence | null) => (it === null ? null : formatPence(it))
export const rentsIn = ({ rents }: TaxFacts) =>
  rents.map(({ amount }) => formatPence(amount)).join(', ') || null

/** Null while the fixtures among the fittings, or what is given for a share, are not known. */
export const considerationOf = ({ conveyance, chattels, facts }: TaxSources): Pence | null => {
  if (conveyance.matter_type === 'transfer-of-equity') return facts.consideration
  if (chattels === 0) return conveyance.price
  return facts.fixtures === null ? null : conveyance.price + Math.min(facts.fixtures, chattels)
}
