import { RpcTarget } from 'cloudflare:workers'
import type { BackupManifest, RestoreDrill } from '#domain/backup/backup'
import type { Store } from '#tenant/core/store'
import type { TenantEnv } from '#tenant/env'
import { storedHeads } from '#tenant/events/audit-heads'
import { operator } from '#tenant/firm/operator-steps'
import { retentionsOf } from '#tenant/retention/retentions'
import { backupsOf } from '#tenant/runtime/open-runtime'
import { clock } from '#tenant/runtime/options'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { migrateTenant } from '#tenant/schema/migrate-tenant'
import { backupToRestore, replaceDatabase } from '#worker/backup/replacing'
import { settleRestored } from './after-restoring.ts'
import { makeBackup, runDrill } from './jobs.ts'

type Of = {
  readonly env: TenantEnv
  readonly store: Store
  /** Of the firm's object on the platform. */
  readonly id: string
  readonly tenant: string
  readonly runtime: () => TenantRuntime
  /** Opens a runtime that knows nothing of the records of before. */
  readonly reopen: () => TenantRuntime
  readonly onCommit: () => void
}

/** What an operator does with the copies of a firm. */
export class BackupSteps extends RpcTarget {
  readonly #of: Of

  constructor(of: Of) {
    super()
    this.#of = of
  }

  /** Copies the firm now; null while files are left to copy. Throws when a record was changed meanwhile. */
  make(): Promise<BackupManifest | null> {
    return makeBackup(this.#context, this.#backups)
  }

  /** Restores the newest backup on trial; null while there is none. */
  drill(): Promise<RestoreDrill | null> {
    return runDrill(this.#context, this.#backups)
  }

  /** Replaces all records by a backup and puts its files back; null when there is none of this name. */
  async restore(name: string): Promise<BackupManifest | null> {
    const { env, store, id, tenant, reopen, onCommit } = this.#of
    const backup = await backupToRestore(env, tenant, name)
    if (backup === null) return null
    const destroyed = retentionsOf(store).destroyed()
    replaceDatabase(store, backup.parts)
    migrateTenant(store, env)
    const runtime = reopen()
    settleRestored(runtime.desk(operator), backup.manifest, destroyed)
    const head = runtime.parts.audit.sealedHead(tenant, clock())
    await storedHeads(env.FILES, id).put(head)
    onCommit()
    return backup.manifest
  }

  get #backups() {
    const { env, store, tenant } = this.#of
    return backupsOf(env, store, tenant)
  }

  get #context() {
    return () => this.#of.runtime().desk()
  }
}
