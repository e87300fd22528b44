import { morningAfter } from '#domain/conveyance/clock/civil-hour'
import { addDays, londonDate } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'

/** Working days after which somebody who was asked is reminded. */
const REMINDER_DAYS = [3, 7]
/** Calendar days, more than any reminder is away. */
const BEHIND_DAYS = 30
/** A reminder that comes later than this is left out: its firm was asleep, or it was planned in the past. */
const LATE_MS = 2 * 86_400_000

type Asked = { readonly id: string; readonly asked_at: string }

type Reminding = {
  readonly table: 'identity_checks' | 'funds_statements' | 'client_questions'
  /** Which rows still wait for their client. */
  readonly where: string
  /** Where a row says when it was asked. */
  readonly asked: string
  readonly emit: (id: string) => void
}

const isDue = (at: string, now: string) => at <= now && Date.parse(now) - Date.parse(at) < LATE_MS

/** The reminders of what clients were asked for that are due, each once for an asking. */
export const remindersDue = (
  { store, now, today }: RequestContext,
  { table, where, asked, emit }: Reminding,
) =>
  store
    .rows<Asked>(
      `SELECT id, json_extract(doc, '${asked}') AS asked_at FROM ${table}
       WHERE ${where} AND json_extract(doc, '${asked}') > ?`,
      addDays(today, -BEHIND_DAYS),
    )
    .flatMap(({ id, asked_at }) =>
      REMINDER_DAYS.filter((days) => isDue(morningAfter(londonDate(asked_at), days), now)).map(
        (days) => ({
          key: `${id} ${asked_at} ${days}`,
          record: { table, id },
          emit: () => emit(id),
        }),
      ),
    )
