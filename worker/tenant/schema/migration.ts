import type { Store } from '#tenant/core/store'

/** One step of the schema. Steps only add: what an older row holds is never rebuilt or dropped. */
export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  /** Writes into new columns what the database cannot work out by itself. */
  readonly fill?: (store: Store) => void
}
