import { DurableObject } from 'cloudflare:workers'
import type { BackupManifest, RestoreDrill as Drill } from '#domain/backup/backup'
import { storeOf } from '#tenant/core/store'
import { digestOf, manifestOf, packedParts, unpack } from './backup/backups.ts'
import { missingFiles } from './backup/files.ts'
import { databaseLines } from './backup/lines.ts'
import { restoringOf } from './backup/restoring.ts'

/**
 * An empty database in which a backup of a firm is restored, read again and forgotten. It has no alarm and no API, so that
 * nothing that was restored can act.
 */
export class RestoreDrill extends DurableObject<{ readonly BACKUPS: R2Bucket }> {
  /** Returns what was found; null when there is no such backup. */
  async run(tenant: string, name: string): Promise<Drill | null> {
    const { BACKUPS } = this.env
    const manifest = await manifestOf(BACKUPS, tenant, name)
    if (manifest === null) return null
    const found = await this.#restored(manifest)
    const files_missing = await missingFiles(BACKUPS, manifest).catch(() => manifest.files.count)
    const is_equal = found.digest === manifest.digest && files_missing === 0
    return { at: new Date().toISOString(), backup: name, ...found, files_missing, is_equal }
  }

  async #restored(manifest: BackupManifest) {
    await this.ctx.storage.deleteAll()
    try {
      return { ...(await this.#readAgain(manifest)), problem: null }
    } catch (error) {
      return { rows: 0, digest: '', problem: String(error).slice(0, 300) }
    } finally {
      await this.ctx.storage.deleteAll()
    }
  }

  /** Restores the records and returns how many rows they are, and their digest. */
  async #readAgain(manifest: BackupManifest) {
    const store = storeOf(this.ctx.storage)
    const restoring = restoringOf(store)
    for await (const part of packedParts(this.env.BACKUPS, manifest)) restoring.read(unpack(part))
    restoring.finish()
    const digest = digestOf()
    for (const line of databaseLines(store)) digest.add(line)
    return digest.end()
  }
}
