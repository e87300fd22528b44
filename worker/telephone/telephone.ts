import type { TelephoneOrder } from '#domain/call/telephone'

/** What the product needs of a telephone system. Rejects when it did not take the order. */
export type TelephoneSystem = {
  readonly name: string
  readonly ring: (order: TelephoneOrder) => Promise<void>
}
