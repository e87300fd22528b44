import type { BackupManifest } from '#domain/backup/backup'
import {
  type BackupBucket,
  backupNames,
  backupPrefix,
  fileListKey,
  keysUnder,
  pack,
  removeKeys,
  type StoredObject,
  unpack,
} from './backups.ts'

/** A line of the list of files: its key, its size and the checksum of the file store. */
type FileLine = readonly [key: string, size: number, etag: string]

type Of = Pick<BackupManifest, 'tenant' | 'name'>

const prefixOf = (tenant: string) => `t/${tenant}/`

const isSame = (one: StoredObject | undefined, other: StoredObject) =>
  one !== undefined && one.size === other.size && one.etag === other.etag

/** How many files are copied at once: each is two requests of the platform, which counts them. */
const FILES_AT_ONCE = 400

type StoredFiles = readonly (readonly [key: string, object: StoredObject])[]

/** The files of a firm, without the parts of uploads that are not whole. */
const storedFiles = async (files: Pick<R2Bucket, 'list'>, tenant: string): Promise<StoredFiles> => {
  const stored = await keysUnder(files, prefixOf(tenant))
  return [...stored].filter(([key]) => !key.startsWith(`${prefixOf(tenant)}uploads/`))
}

/** Copies files that the bucket of backups lacks, so many at once; returns the files of the firm, or null while some are left. */
export const copyFiles = async (
  files: Pick<R2Bucket, 'get' | 'list'>,
  bucket: BackupBucket,
  tenant: string,
): Promise<StoredFiles | null> => {
  const copied = await keysUnder(bucket, prefixOf(tenant))
  const stored = await storedFiles(files, tenant)
  const lacking = stored.filter(([key, object]) => !isSame(copied.get(key), object))
  for (const [key] of lacking.slice(0, FILES_AT_ONCE)) await copyFile(files, bucket, key)
  return lacking.length <= FILES_AT_ONCE ? stored : null
}

/** Lists the files that a backup needs; returns how many and their bytes. */
export const putFileList = async (
  bucket: BackupBucket,
  { tenant, name }: Of,
  stored: StoredFiles,
) => {
  const lines = stored.map(([key, { size, etag }]): FileLine => [key, size, etag])
  await bucket.put(fileListKey(tenant, name), pack(lines.map((it) => JSON.stringify(it))))
  return { count: stored.length, bytes: stored.reduce((sum, [, { size }]) => sum + size, 0) }
}

const copyFile = async (from: Pick<R2Bucket, 'get'>, to: Pick<R2Bucket, 'put'>, key: string) => {
  const file = await from.get(key)
  // Null when it was removed since it was listed.
  if (file) await to.put(key, file.body, { httpMetadata: file.httpMetadata ?? {} })
}

/** The files that a backup needs. */
const filesOf = async (bucket: BackupBucket, tenant: string, name: string) => {
  const list = await bucket.get(fileListKey(tenant, name))
  if (list === null) throw new Error(`The list of files of the backup ${name} is missing.`)
  return unpack(new Uint8Array(await list.arrayBuffer()))
    .filter(Boolean)
    .map((line): FileLine => JSON.parse(line))
}

/** The keys of everything that a backup consists of: its own objects, and the files that it needs. */
export const objectsOf = async (bucket: BackupBucket, { tenant, name }: Of) => {
  const own = await keysUnder(bucket, backupPrefix(tenant, name))
  return [...own.keys(), ...(await filesOf(bucket, tenant, name)).map(([key]) => key)]
}

/** Whether an object belongs to this firm's backups. */
export const isOfBackup = (tenant: string, name: string, key: string) =>
  key.startsWith(backupPrefix(tenant, name)) || key.startsWith(prefixOf(tenant))

/** Returns how many files of a backup are not there, or are others than those that were copied. */
export const missingFiles = async (bucket: BackupBucket, { tenant, name }: Of) => {
  const copied = await keysUnder(bucket, prefixOf(tenant))
  const needed = await filesOf(bucket, tenant, name)
  return needed.filter(([key, size, etag]) => !isSame(copied.get(key), { size, etag })).length
}

/** Puts back the files of a backup that the file store lacks; returns how many. */
export const restoreFiles = async (
  files: Pick<R2Bucket, 'put' | 'list'>,
  bucket: BackupBucket,
  { tenant, name }: Of,
) => {
  const stored = await keysUnder(files, prefixOf(tenant))
  const lacking = (await filesOf(bucket, tenant, name)).filter(
    ([key, size, etag]) => !isSame(stored.get(key), { size, etag }),
  )
  for (const [key] of lacking) await copyFile(bucket, files, key)
  return lacking.length
}

/** Removes copied files that neither the firm nor any backup of its records needs: what retention destroyed ages out. */
export const removeUnneeded = async (
  files: Pick<R2Bucket, 'list'>,
  bucket: BackupBucket,
  tenant: string,
) => {
  const stored = await keysUnder(files, prefixOf(tenant))
  const copied = await keysUnder(bucket, prefixOf(tenant))
  const gone = new Set([...copied.keys()].filter((key) => !stored.has(key)))
  for (const name of await backupNames(bucket, tenant)) {
    if (gone.size === 0) return
    for (const [key] of await filesOf(bucket, tenant, name)) gone.delete(key)
  }
  await removeKeys(bucket, [...gone])
}
