import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { BACKUP_DAYS, BackupManifest } from '#domain/backup/backup'
import type { Store } from '#tenant/core/store'
import { databaseLines } from './lines.ts'

export type BackupBucket = Pick<R2Bucket, 'get' | 'put' | 'delete' | 'list'>

/** Characters of one part, before it is compressed. */
const PART_CHARACTERS = 4_000_000
const DAY_MS = 86_400_000

const folderOf = (tenant: string) => `backups/${tenant}/`
export const backupPrefix = (tenant: string, name: string) => `${folderOf(tenant)}${name}/`
const partKey = (tenant: string, name: string, part: number) =>
  `${backupPrefix(tenant, name)}${String(part).padStart(5, '0')}.ndjson.gz`
const manifestKey = (tenant: string, name: string) => `${backupPrefix(tenant, name)}manifest.json`
export const fileListKey = (tenant: string, name: string) =>
  `${backupPrefix(tenant, name)}files.ndjson.gz`

/** Why a backup is to be made again. */
export const CHANGED_MEANWHILE = 'Something was changed while the records were copied.'

const nameAt = (at: string) => at.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')

export const pack = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`, { level: 6 })
export const unpack = (bytes: Uint8Array) =>
  gunzipSync(bytes).toString('utf8').trimEnd().split('\n')

/** How many changes the database has seen since it was opened. */
const changesOf = (store: Store) =>
  store.row<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0

/** The digest of lines, as they are added. */
export const digestOf = () => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (line: string) => {
      hash.update(`${line}\n`)
      if (line.startsWith('[')) rows += 1
    },
    end: () => ({ rows, digest: hash.digest('hex') }),
  }
}

/**
 * Copies the database, part by part, and returns what the backup holds. Throws when something was changed meanwhile:
 * then the backup holds two moments, and has no manifest.
 */
export const copyDatabase = async (
  store: Store,
  bucket: BackupBucket,
  tenant: string,
  at: string,
): Promise<Omit<BackupManifest, 'files'>> => {
  const name = nameAt(at)
  const before = changesOf(store)
  const digest = digestOf()
  let parts = 0
  for (const lines of inParts(databaseLines(store))) {
    for (const line of lines) digest.add(line)
    await bucket.put(partKey(tenant, name, parts), pack(lines))
    parts += 1
  }
  if (changesOf(store) !== before) throw new Error(CHANGED_MEANWHILE)
  return { tenant, name, at, parts, ...digest.end() }
}

function* inParts(lines: Iterable<string>) {
  let part: string[] = []
  let characters = 0
  for (const line of lines) {
    part.push(line)
    characters += line.length
    if (characters < PART_CHARACTERS) continue
    yield part
    part = []
    characters = 0
  }
  if (part.length > 0) yield part
}

/** A backup counts from here on. */
export const putManifest = (bucket: BackupBucket, manifest: BackupManifest) =>
  bucket.put(manifestKey(manifest.tenant, manifest.name), JSON.stringify(manifest))

/** The parts of a backup, compressed. Throws when one is not there. */
export async function* packedParts(bucket: BackupBucket, { tenant, name, parts }: BackupManifest) {
  for (let part = 0; part < parts; part += 1) {
    const stored = await bucket.get(partKey(tenant, name, part))
    if (stored === null) throw new Error(`Part ${part + 1} of the backup ${name} is missing.`)
    yield new Uint8Array(await stored.arrayBuffer())
  }
}

/** Returns what a backup holds; null when there is none of this name. */
export const manifestOf = async (bucket: BackupBucket, tenant: string, name: string) => {
  const stored = await bucket.get(manifestKey(tenant, name))
  return stored === null ? null : BackupManifest.parse(await stored.json())
}

/** The names of a firm's backups that are whole, oldest first. */
export const backupNames = async (bucket: BackupBucket, tenant: string) => {
  const keys = await keysUnder(bucket, folderOf(tenant))
  return [...keys.keys()]
    .filter((key) => key.endsWith('/manifest.json'))
    .map((key) => key.split('/').at(-2) ?? '')
    .toSorted()
}

/** Removes backups that are no longer held. */
export const removeOld = async (bucket: BackupBucket, tenant: string, now: string) => {
  const oldest = nameAt(new Date(Date.parse(now) - BACKUP_DAYS * DAY_MS).toISOString())
  const keys = await keysUnder(bucket, folderOf(tenant))
  await removeKeys(
    bucket,
    [...keys.keys()].filter((key) => (key.split('/').at(-2) ?? '') < oldest),
  )
}

/** Removes objects; one that the lock of the bucket still holds goes another night. */
export const removeKeys = async (bucket: BackupBucket, keys: readonly string[]) => {
  for (const key of keys) await bucket.delete(key).catch(() => undefined)
}

export type StoredObject = { readonly size: number; readonly etag: string }

/** Everything that lies under a prefix, by its key. */
export const keysUnder = async (bucket: Pick<R2Bucket, 'list'>, prefix: string) => {
  const found = new Map<string, StoredObject>()
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) })
    for (const { key, size, etag } of page.objects) found.set(key, { size, etag })
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  return found
}
