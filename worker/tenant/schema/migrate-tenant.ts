import type { Store } from '#tenant/core/store'
import { auditOf } from '#tenant/events/audit'
import { AUDIT_PURPOSE } from '#tenant/events/audit-seal'
import { derivedKeys, type KeyEnv } from '#worker/directory/derived-key'
import { migrate } from './migrations.ts'
import { schema } from './steps.ts'

/** Brings a firm’s database to the newest schema. */
export const migrateTenant = (store: Store, env: KeyEnv) =>
  migrate(store, schema, auditOf(store, derivedKeys(env, AUDIT_PURPOSE)))
