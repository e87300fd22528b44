import { isFinished, type TimedDate, timedDatesOf } from '#domain/conveyance/clock/timed-dates'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { Store } from '#tenant/core/store'

export type TimedRow = {
  conveyance_id: string
  name: TimedDate['name']
  item: string
  day: string
  fires_at: string
}

/** What is typed half is not said: a date that has already come waits two minutes. */
const SETTLING_MS = 120_000

const settledAt = (now: Instant) => new Date(Date.parse(now) + SETTLING_MS).toISOString()

const SET_ASIDE = `SELECT id FROM set_aside WHERE table_name IN ('conveyances', 'plans')`
const IS_DUE = 'emitted_at IS NULL AND fires_at <= ?'
const ORDER = 'ORDER BY fires_at, conveyance_id, name, item'

const keyOf = (name: string, item: string, day: string) => `${name} ${item} ${day}`

/** The days of cases that the clock has said or is to say; a day that was said stays until the case is closed. */
export const caseClockOf = (store: Store) => ({
  /** Follows a case, in the transaction of its change. */
  rewrite: (records: CaseRecords, now: Instant) => {
    const { id } = records.conveyance
    if (isFinished(records.conveyance)) {
      store.write('DELETE FROM timed_dates WHERE conveyance_id = ?', id)
      return
    }
    const earliest = settledAt(now)
    const added = replaceDates(store, records)
    for (const it of added) insert(store, id, it, it.at > earliest ? it.at : earliest, null)
  },
  /** Takes a case of before in: what has come by now was left to its people and is not said. */
  adopt: (records: CaseRecords, now: Instant) => {
    for (const it of replaceDates(store, records))
      insert(store, records.conveyance.id, it, it.at, it.at <= now ? now : null)
  },
  /** What has come and was not said, the earliest first, without cases that cannot be read. */
  due: (now: Instant, most: number) =>
    store.rows<TimedRow>(
      `SELECT * FROM timed_dates WHERE ${IS_DUE} AND conveyance_id NOT IN (${SET_ASIDE})
       ${ORDER} LIMIT ?`,
      now,
      most,
    ),
  /** The same of cases that could not be read, which are tried again. */
  dueAside: (now: Instant, most: number) =>
    store.rows<TimedRow>(
      `SELECT t.* FROM (${SET_ASIDE}) AS s JOIN timed_dates AS t ON t.conveyance_id = s.id
       WHERE ${IS_DUE} ${ORDER} LIMIT ?`,
      now,
      most,
    ),
  emitted: ({ conveyance_id, name, item, day }: TimedRow, now: Instant) =>
    store.write(
      `UPDATE timed_dates SET emitted_at = ?
       WHERE conveyance_id = ? AND name = ? AND item = ? AND day = ?`,
      now,
      conveyance_id,
      name,
      item,
      day,
    ),
  /** Leaves everything that has come by now unsaid, in a firm that is filled. */
  skipPast: (now: Instant) => {
    store.write(
      'UPDATE timed_dates SET emitted_at = ? WHERE emitted_at IS NULL AND fires_at <= ?',
      now,
      settledAt(now),
    )
    store.write('DELETE FROM cases_without_clock')
  },
  /** When the next one comes; null if none does. */
  nextDue: (): Instant | null =>
    store.row<{ fires_at: string }>(
      `SELECT fires_at FROM timed_dates
       WHERE emitted_at IS NULL AND conveyance_id NOT IN (${SET_ASIDE}) ORDER BY fires_at LIMIT 1`,
    )?.fires_at ?? null,
})

export type CaseClock = ReturnType<typeof caseClockOf>

/** Deletes what no longer holds and was not said; returns what is new. */
const replaceDates = (store: Store, records: CaseRecords): TimedDate[] => {
  const { id } = records.conveyance
  const wanted = new Map(
    timedDatesOf(records).map((it) => [keyOf(it.name, it.item, it.on), it] as const),
  )
  const rows = store.rows<TimedRow & { emitted_at: string | null }>(
    'SELECT * FROM timed_dates WHERE conveyance_id = ?',
    id,
  )
  for (const { name, item, day, emitted_at } of rows)
    if (!wanted.delete(keyOf(name, item, day)) && emitted_at === null)
      store.write(
        'DELETE FROM timed_dates WHERE conveyance_id = ? AND name = ? AND item = ? AND day = ?',
        id,
        name,
        item,
        day,
      )
  return [...wanted.values()]
}

const insert = (
  store: Store,
  id: string,
  { name, item, on }: TimedDate,
  fires_at: Instant,
  emitted_at: Instant | null,
) =>
  store.write(
    `INSERT INTO timed_dates (conveyance_id, name, item, day, fires_at, emitted_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    name,
    item,
    on,
    fires_at,
    emitted_at,
  )
