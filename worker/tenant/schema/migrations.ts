import type { Store } from '#tenant/core/store'
import { auditOf } from '#tenant/events/audit'
import { applyGrants } from '#tenant/user/role/apply-grants'
import type { Migration } from './migration.ts'
import { schema } from './steps.ts'

/** Runs the steps that the database lacks, each in a transaction of its own. */
export const migrate = (
  store: Store,
  steps: readonly Migration[] = schema,
  audit = auditOf(store),
) => {
  store.write(
    `CREATE TABLE IF NOT EXISTS migrations
     (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL)`,
  )
  const done = new Set(
    store.rows<{ number: number }>('SELECT number FROM migrations').map((it) => it.number),
  )
  for (const step of steps.filter((it) => !done.has(it.number)))
    store.transaction(() => {
      store.write(step.sql)
      step.fill?.(store, audit)
      const now = new Date().toISOString()
      applyGrants(store, audit, step.number, now)
      store.write(
        'INSERT INTO migrations (number, name, at) VALUES (?, ?, ?)',
        step.number,
        step.name,
        now,
      )
    })
}
