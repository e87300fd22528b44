import type { PackOrder } from '#domain/sale-ready-pack/order/order'
import type { ForSale } from '#domain/sale-ready-pack/view'

/** The form that is open for an item of a pack. */
export type OpenForm =
  | { readonly name: 'order'; readonly product: ForSale }
  | { readonly name: 'place' | 'cancel'; readonly order: PackOrder; readonly product: ForSale }
