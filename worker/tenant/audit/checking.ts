import { type AuditCheck, isChecking } from '#domain/audit/check'
import type { RequestContext } from '#tenant/runtime/context'
import { checkSetting } from './settings.ts'

/** The job that checks the log when somebody asks. */
export const CHECK_JOB = 'audit-check'

export const newestCheck = ({ settings }: RequestContext): AuditCheck | null =>
  settings.get(checkSetting)

/** Starts a check in the background, unless one is under way; returns it. */
export const startCheck = (context: RequestContext, by: string): AuditCheck => {
  const { settings, store, now } = context
  const known = newestCheck(context)
  if (known !== null && isChecking(known, now)) return known
  const check: AuditCheck = { ...NOTHING_CHECKED, state: 'running', asked_at: now, by }
  settings.put(checkSetting, check)
  store.write(
    `INSERT INTO jobs (name, due_at) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at`,
    CHECK_JOB,
    now,
  )
  return check
}

const NOTHING_CHECKED = { at: null, rows: 0, first: null, last: null, broken: null, head: null }

type Found = Pick<AuditCheck, 'rows' | 'first' | 'last' | 'broken' | 'head'>

/** Stores what a check found, and records that it was made. */
export const finishCheck = (context: RequestContext, found: Found) => {
  const { now, settings, tenant } = context
  const asked = newestCheck(context)
  const isAsked = asked?.state === 'running'
  const { asked_at, by } = isAsked ? asked : { asked_at: now, by: null }
  settings.put(checkSetting, { ...found, state: 'done', asked_at, by, at: now })
  const detail = { rows: found.rows, row: found.broken }
  const event = { name: 'audit.checked', subject: 'firm', id: tenant, version: 0 } as const
  context.recordEvents([{ ...event, changed: [], detail }])
}

type Row = NonNullable<AuditCheck['first']>

/** The rows up to the first one that is broken: how many, the first and the last. */
export const checkedRows = ({ store }: RequestContext, broken: number | null) => {
  const before = broken ?? Number.MAX_SAFE_INTEGER
  const { count = 0 } =
    store.row<{ count: number }>('SELECT count(*) AS count FROM audit WHERE seq < ?', before) ?? {}
  const end = (direction: 'ASC' | 'DESC') =>
    store.row<Row>(
      `SELECT seq, at FROM audit WHERE seq < ? ORDER BY seq ${direction} LIMIT 1`,
      before,
    )
  return { rows: count, first: end('ASC'), last: end('DESC') }
}
