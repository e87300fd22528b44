import * as z from 'zod/mini'

/** The addresses of an operator's calls at a firm's host; the edge answers them and lets nobody else through. */
export const BACKUPS_PATH = '/api/operator/backups'
/** What a backup consists of, and each object of it: `?key=`. */
export const BACKUP_PATH = `${BACKUPS_PATH}/:name`
export const OBJECT_PATH = `${BACKUP_PATH}/object`
export const DRILL_PATH = '/api/operator/restore-drill'
export const RESTORE_PATH = '/api/operator/restore'

/** `host`: the firm's host once more, so that no other firm's records are replaced by a slip. */
export const RestoreBody = z.strictObject({ backup: z.string(), host: z.string() })
