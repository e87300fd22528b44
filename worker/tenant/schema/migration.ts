import type { Store } from '#tenant/core/store'
import type { auditOf } from '#tenant/events/audit'

/** A step of the schema; steps only add, and never rebuild or drop a table. */
export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  /** Fills new columns with values that SQL cannot compute. */
  readonly fill?: (store: Store, audit: ReturnType<typeof auditOf>) => void
}
