import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'

const Row = z.nullable(z.object({ seq: z.int(), at: Instant }))

/** The newest check of the audit log. */
export const AuditCheck = z.object({
  state: z.enum(['running', 'done']),
  asked_at: Instant,
  /** Who asked for it; null for the one at night. */
  by: z.nullable(z.string()),
  at: z.nullable(Instant),
  rows: z.int(),
  first: Row,
  last: Row,
  /** The first row that is not as it was written; null when all are. */
  broken: z.nullable(z.int()),
  /** The end of the log as it was stored outside the firm's records; null before the first night. */
  head: z.nullable(z.object({ seq: z.int(), at: Instant, agrees: z.boolean() })),
})
export type AuditCheck = z.infer<typeof AuditCheck>

/** Minutes after which a check that has not ended may be asked for again. */
const MOST_MINUTES = 10

/** Whether a check is under way. */
export const isChecking = (check: AuditCheck | null, now: Instant) =>
  check?.state === 'running' && Date.parse(now) - Date.parse(check.asked_at) < MOST_MINUTES * 60_000
