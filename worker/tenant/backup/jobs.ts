import type { BackupManifest, BackupState, RestoreDrill } from '#domain/backup/backup'
import { problemText } from '#domain/backup/events'
import { isFirstTelling, ownersToTell } from '#tenant/firm/owners'
import type { RequestContext } from '#tenant/runtime/context'
import type { Job } from '#tenant/runtime/jobs'
import { inAMinute, nextAt, nextSundayAt } from '#tenant/runtime/next-at'
import { backupSetting } from './settings.ts'

/** What copies a firm outside of its own object, and tests its backups. */
export type Backups = {
  /** Copies records and files; null while files are left to copy. Throws when a record was changed meanwhile. */
  readonly make: (at: string) => Promise<BackupManifest | null>
  /** Removes backups that are no longer held. */
  readonly tidy: (now: string) => Promise<void>
  /** Restores a backup on trial; null when there is none of this name. */
  readonly drill: (name: string) => Promise<RestoreDrill | null>
}

const TWO_DAYS_MS = 2 * 86_400_000

export const backupState = ({ settings }: Pick<RequestContext, 'settings'>): BackupState =>
  settings.get(backupSetting) ?? { backup: null, drill: null }

/** A backup each night, a restore test of the newest each Sunday, and in the morning a check that a backup was made. */
export const backupJobs = (
  context: () => RequestContext,
  backups: Backups | undefined,
): readonly Job[] =>
  backups === undefined
    ? []
    : [
        nightlyCopy(context, backups),
        {
          name: 'restore-drill',
          next: nextSundayAt('04:30'),
          run: async () => void (await runDrill(context, backups)),
        },
        { name: 'backup-tidy', next: nextAt('04:50'), run: (now) => backups.tidy(now) },
        { name: 'backup-check', next: nextAt('07:30'), run: () => checkBackups(context()) },
      ]

const nightlyCopy = (context: () => RequestContext, backups: Backups): Job => {
  let isUnfinished = false
  return {
    name: 'backup',
    next: (now) => (isUnfinished ? inAMinute(now) : nextAt('03:50')(now)),
    run: async () => {
      isUnfinished = (await makeBackup(context, backups)) === null
    },
  }
}

/** Makes a backup now; null while files are left to copy. Throws when a record was changed meanwhile. */
export const makeBackup = async (context: () => RequestContext, backups: Backups) => {
  const backup = await backups.make(context().now)
  if (backup !== null) noteState(context(), { backup })
  return backup
}

/** Restores the newest backup on trial; null while there is none. */
export const runDrill = async (context: () => RequestContext, backups: Backups) => {
  const { backup } = backupState(context())
  const drill = backup && (await backups.drill(backup.name))
  if (drill === null) return null
  noteState(context(), { drill })
  if (!drill.is_equal) tellOwners(context(), 'drill', drill.backup)
  return drill
}

export const noteState = (context: RequestContext, change: Partial<BackupState>) =>
  context.settings.put(backupSetting, { ...backupState(context), ...change })

/** Tells the owners when the newest backup is older than two days. */
export const checkBackups = (context: RequestContext) => {
  const { backup } = backupState(context)
  const since = backup?.at ?? firmSince(context)
  if (Date.parse(context.now) - Date.parse(since) > TWO_DAYS_MS)
    tellOwners(context, 'backup', since)
}

/** When the firm's records began. */
const firmSince = ({ store, now }: RequestContext) =>
  store.row<{ at: string }>('SELECT at FROM audit ORDER BY seq LIMIT 1')?.at ?? now

const tellOwners = (context: RequestContext, of: 'backup' | 'drill', key: string) =>
  context.store.transaction(() => {
    if (!isFirstTelling(context, 'backup.failed', `${of}:${key}`, context.now)) return
    const event = { name: 'backup.failed', subject: 'firm', id: context.tenant } as const
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { of } }], {
      correspondence: () => ({
        about: null,
        values: { problem: problemText(of) },
        clients: [],
        staff: ownersToTell(context),
      }),
    })
  })
