import { addDays, londonDate, londonInstant } from '#domain/dates'
import { isOpen } from '#domain/sanctions/judgement'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { orFailAside } from '#tenant/core/set-aside'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import type { Job } from '#tenant/runtime/jobs'
import { sanctionsProgressSetting } from './document.ts'
import { matchesIn } from './screening.ts'

const NAME = 'sanctions'
const PAUSE_MS = 1_000
/** Cases for each time that the alarm rings. */
const BATCH = 50

const openCaseIds = ({ store }: RequestContext, after: string) =>
  store
    .rows<{ id: string }>(
      `SELECT id FROM conveyance_keys WHERE id > ? AND status NOT IN ('closed', 'archived', 'aborted')
       ORDER BY id LIMIT ?`,
      after,
      BATCH,
    )
    .map(({ id }) => id)

/** Tells the staff of a case of each open match once. */
const tell = (context: RequestContext, id: string) => {
  const conveyance = context.conveyances.get(id)
  const fresh = matchesIn(context.store, conveyance)
    .filter(({ judgement }) => isOpen(judgement))
    .filter(
      (match) =>
        context.store.rows(
          `INSERT OR IGNORE INTO sanctions_told (conveyance_id, match) VALUES (?, ?) RETURNING match`,
          id,
          match.id,
        ).length > 0,
    )
  if (fresh.length === 0) return
  const names = [...new Set(fresh.map(({ person }) => person))]
  context.recordEvents(
    [
      {
        name: 'sanctions.matched',
        ...ofCase(conveyance),
        changed: ['sanctions'],
        detail: { names },
      },
    ],
    staffOfCase(conveyance),
  )
}

/** Compares the next open cases with the list in force; true while some are left. */
const screenCases = (context: RequestContext): boolean =>
  context.store.transaction(() => {
    const after = context.settings.get(sanctionsProgressSetting)?.after ?? ''
    const ids = openCaseIds(context, after)
    for (const id of ids) {
      tell(context, id)
      orFailAside(context.store, { table: 'conveyances', id }, () => followRiskOf(context, id))
    }
    const last = ids.at(-1)
    const isUnfinished = last !== undefined && ids.length === BATCH
    context.settings.put(sanctionsProgressSetting, isUnfinished ? { after: last } : null)
    return isUnfinished
  })

/** Compares every open case with the list each night, and when another list comes into force. */
export const screeningJob = (context: () => RequestContext): Job => {
  let isUnfinished = false
  return {
    name: NAME,
    next: (now) =>
      isUnfinished
        ? new Date(Date.parse(now) + PAUSE_MS).toISOString()
        : londonInstant(addDays(londonDate(now), 1), '00:40'),
    run: () => {
      isUnfinished = screenCases(context())
    },
  }
}

/** Lets the job begin anew now. */
export const wakeScreening = ({
  store,
  settings,
  now,
}: Pick<RequestContext, 'store' | 'settings' | 'now'>) => {
  settings.put(sanctionsProgressSetting, null)
  store.write('UPDATE jobs SET due_at = ? WHERE name = ? AND due_at > ?', now, NAME, now)
}
