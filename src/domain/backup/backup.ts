import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

/** What a backup of a firm's records holds. */
export const BackupManifest = z.object({
  tenant: z.string(),
  /** Names it: '2026-11-28T03-10-00Z'. */
  name: z.string(),
  at: Instant,
  /** How many objects its lines fill. */
  parts: z.int(),
  /** How many rows of the firm's database. */
  rows: z.int(),
  /** SHA-256 of its lines, in hexadecimal. */
  digest: z.string(),
  files: z.object({ count: z.int(), bytes: z.int() }),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** What was found when a backup was restored into an empty database, and read again from there. */
export const RestoreDrill = z.object({
  at: Instant,
  backup: z.string(),
  rows: z.int(),
  digest: z.string(),
  /** How many files are not there, or are not those that were copied. */
  files_missing: z.int(),
  /** Why it could not be restored at all; null when it could. */
  problem: z.nullable(z.string()),
  is_equal: z.boolean(),
})
export type RestoreDrill = z.infer<typeof RestoreDrill>

/** The newest backup and the newest drill of a firm; null before the first. */
export const BackupState = z.object({
  backup: z.nullable(BackupManifest),
  drill: z.nullable(RestoreDrill),
})
export type BackupState = z.infer<typeof BackupState>

/** Days for which a backup is held; the bucket's lock and lifecycle say the same. */
export const BACKUP_DAYS = 35
