import type { Product } from '#domain/conveyance/order/product'
import { type DateOnly, longDate } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import { searchFee } from '#domain/tax/registration-fee'
import type { ForSale } from '../view.ts'

type ItemProduct = {
  readonly product: Product
  readonly name: string
  /** Who sells it; empty where that differs. */
  readonly provider: string
  /** How many official copies it comes to; absent where the seller of it sets the price. */
  readonly copies?: number
  /** What to look at before it is bought. */
  readonly hint?: string
}

const REGISTRY = 'HM Land Registry'

/** What may be bought for an item of a pack, by its key. */
const itemProducts: Readonly<Record<string, ItemProduct>> = {
  'official-copies': {
    product: 'official_copies',
    name: 'Official copies and title plan',
    provider: REGISTRY,
    copies: 2,
  },
  lease: {
    product: 'official_copies',
    name: 'Official copy of the lease',
    provider: REGISTRY,
    copies: 1,
    hint: 'Only a lease that the register refers to as filed can be had there.',
  },
  'management-pack': {
    product: 'leasehold_pack',
    name: 'Leasehold pack',
    provider: '',
    hint: 'Ask the landlord or managing agent for their price first.',
  },
  'energy-certificate': {
    product: 'other',
    name: 'Energy performance certificate',
    provider: '',
    hint: 'Look first on the public register: one that is younger than ten years costs nothing.',
  },
}

export const productFor = (item: string): ItemProduct | null => itemProducts[item] ?? null

/** What it costs on a day, and where that is from; null where its seller sets the price. */
const listPrice = ({ copies }: ItemProduct, on: DateOnly) => {
  if (copies === undefined) return null
  const of = { service: 'official-copy', count: copies, route: 'online', orderedOn: on } as const
  const { fee, rule } = searchFee(of)
  const what = copies === 1 ? 'one copy' : `${copies} copies`
  const since = longDate(rule.effectiveFrom, on)
  return { cost: fee, source: `${REGISTRY}’s fee for ${what} online, since ${since}.` }
}

/** Everything that may be ordered for an item of a pack, at its price on a day. */
export const productsOn = (on: DateOnly): ForSale[] =>
  entriesOf(itemProducts).map(([item, product]) => {
    const { name, provider, hint = null } = product
    const price = listPrice(product, on)
    return { item, name, provider, hint, cost: price?.cost ?? null, source: price?.source ?? null }
  })
