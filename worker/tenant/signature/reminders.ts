import type { Instant } from '#domain/dates'
import { type ReminderStage, reminderTimes } from '#domain/signature/reminding'
import type { Store } from '#tenant/core/store'

export type ReminderRow = {
  readonly request_id: string
  readonly stage: ReminderStage
  readonly at: Instant
}

/** What is still to happen by itself for requests to sign. */
export const signatureRemindersOf = (store: Store) => ({
  plan: (requestId: string, sentAt: Instant) => {
    for (const { stage, at } of reminderTimes(sentAt))
      store.write(
        'INSERT OR IGNORE INTO signature_reminders (request_id, stage, at) VALUES (?, ?, ?)',
        ...[requestId, stage, at],
      )
  },
  due: (now: Instant): ReminderRow[] =>
    store.rows<ReminderRow>(
      'SELECT request_id, stage, at FROM signature_reminders WHERE at <= ? ORDER BY at',
      now,
    ),
  delete: ({ request_id, stage }: ReminderRow) =>
    store.write(
      'DELETE FROM signature_reminders WHERE request_id = ? AND stage = ?',
      request_id,
      stage,
    ),
  /** When the first one after an instant is due; null if there is none. */
  nextAfter: (instant: Instant): Instant | null =>
    store.row<{ at: Instant }>(
      'SELECT at FROM signature_reminders WHERE at > ? ORDER BY at LIMIT 1',
      instant,
    )?.at ?? null,
})
