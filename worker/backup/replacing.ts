import type { BackupManifest } from '#domain/backup/backup'
import type { Store } from '#tenant/core/store'
import { type BackupBucket, digestOf, manifestOf, packedParts, unpack } from './backups.ts'
import { restoreFiles } from './files.ts'
import { tablesOf } from './lines.ts'
import { restoringOf } from './restoring.ts'

/** Reads every part of a backup, still compressed. Throws when one is missing or holds something else than was copied. */
const readBackup = async (bucket: BackupBucket, manifest: BackupManifest) => {
  const digest = digestOf()
  const parts: Uint8Array[] = []
  for await (const part of packedParts(bucket, manifest)) {
    for (const line of unpack(part)) digest.add(line)
    parts.push(part)
  }
  if (digest.end().digest !== manifest.digest)
    throw new Error(`The backup ${manifest.name} is not as it was written.`)
  return parts
}

/** What a firm is restored from; null when there is no backup of this name. Puts back its files, which changes no record. */
export const backupToRestore = async (
  { FILES, BACKUPS }: { readonly FILES: R2Bucket; readonly BACKUPS: R2Bucket },
  tenant: string,
  name: string,
) => {
  const manifest = await manifestOf(BACKUPS, tenant, name)
  if (manifest === null) return null
  const parts = await readBackup(BACKUPS, manifest)
  await restoreFiles(FILES, BACKUPS, manifest)
  return { manifest, parts }
}

/** Replaces a database by a backup, all of it or nothing. */
export const replaceDatabase = (store: Store, parts: readonly Uint8Array[]) =>
  store.transaction(() => {
    store.write('PRAGMA defer_foreign_keys = ON')
    for (const { name } of tablesOf(store).reverse()) store.write(`DROP TABLE "${name}"`)
    const restoring = restoringOf(store)
    for (const part of parts) restoring.read(unpack(part))
    restoring.finish()
    // They are planned anew: what was due since then has been done.
    store.write('DELETE FROM jobs')
  })
