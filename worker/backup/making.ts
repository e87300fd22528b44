import type { BackupManifest } from '#domain/backup/backup'
import type { Store } from '#tenant/core/store'
import { type BackupBucket, copyDatabase, putManifest, removeOld } from './backups.ts'
import { copyFiles, putFileList, removeUnneeded } from './files.ts'

export type BackupWork = {
  readonly store: Store
  readonly files: Pick<R2Bucket, 'get' | 'list'>
  readonly bucket: BackupBucket
  readonly tenant: string
}

/**
 * Copies a firm's records and files; returns what the backup holds, or null while files are left to copy. Throws when a
 * record was changed meanwhile.
 */
export const backUp = async (
  { store, files, bucket, tenant }: BackupWork,
  at: string,
): Promise<BackupManifest | null> => {
  if ((await copyFiles(files, bucket, tenant)) === null) return null
  const copied = await copyDatabase(store, bucket, tenant, at)
  const stored = await copyFiles(files, bucket, tenant)
  if (stored === null) return null
  const manifest = { ...copied, files: await putFileList(bucket, copied, stored) }
  await putManifest(bucket, manifest)
  return manifest
}

/** Removes the backups of a firm that are no longer held, and the files that none of the others needs. */
export const tidyBackups = async (
  { files, bucket, tenant }: Omit<BackupWork, 'store'>,
  now: string,
) => {
  await removeOld(bucket, tenant, now)
  await removeUnneeded(files, bucket, tenant)
}
