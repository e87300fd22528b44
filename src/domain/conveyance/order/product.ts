import * as z from 'zod/mini'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { keysOf } from '#domain/entries'

type ProductRow = {
  readonly name: string
  /** The fact that holds once everything ordered for it has a result. */
  readonly fact: FactKey | null
  /** The key date that its expiry feeds: the earliest one where several do. */
  readonly expiry: 'searches_expire_on' | 'os1_expires_on' | null
}

const search = (name: string, fact: FactKey): ProductRow => ({
  name,
  fact,
  expiry: 'searches_expire_on',
})
const inquiry = (name: string, fact: FactKey | null): ProductRow => ({ name, fact, expiry: null })

export const products = {
  local: search('Local search (LLC1 and CON29)', 'local_search_received'),
  drainage: search('Drainage and water (CON29DW)', 'drainage_search_received'),
  environmental: search('Environmental', 'environmental_search_received'),
  flood: search('Flood', 'environmental_search_received'),
  mining: search('Coal and mining (CON29M)', 'area_searches_received'),
  planning: search('Planning', 'area_searches_received'),
  chancel: search('Chancel repair', 'area_searches_received'),
  hs2: search('HS2 and transport', 'area_searches_received'),
  commons: search('Commons and villages (CON29O)', 'area_searches_received'),
  index_map: inquiry('Index map (SIM)', 'index_searches_received'),
  company: inquiry('Company', 'index_searches_received'),
  bankruptcy: inquiry('Bankruptcy (K16)', 'index_searches_received'),
  land_charges: inquiry('Land charges (K15)', 'index_searches_received'),
  os1: {
    name: 'Official search with priority (OS1)',
    fact: 'priority_search_clear',
    expiry: 'os1_expires_on',
  },
  official_copies: inquiry('Official copies', 'official_copies_received'),
  leasehold_pack: inquiry('Leasehold pack (LPE1)', 'leasehold_pack_received'),
  other: inquiry('Other', null),
} as const satisfies Readonly<Record<string, ProductRow>>

export type Product = keyof typeof products
export const Product = z.enum(keysOf(products))

export const productOf = (product: Product): ProductRow => products[product]
