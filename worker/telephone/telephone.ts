import type { TelephoneOrder } from '#domain/call/telephone'

/** A telephone system; `ring` rejects when the system does not accept the order. */
export type TelephoneSystem = {
  readonly name: string
  readonly ring: (order: TelephoneOrder) => Promise<void>
}
