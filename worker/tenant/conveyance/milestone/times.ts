import type { CaseRecords } from '#domain/conveyance/conveyance'
import { figuresFrom, type MilestoneTime, milestoneTimes } from '#domain/conveyance/milestone/times'
import type { CaseChange } from '#domain/conveyance/settling'
import { type Instant, londonDate } from '#domain/dates'
import type { Store } from '#tenant/core/store'

type Parts = { readonly store: Store; readonly now: Instant }

export const insertMilestoneTime = (store: Store, time: MilestoneTime) => {
  const values = Object.entries(time)
  store.write(
    `INSERT OR REPLACE INTO milestone_times (${values.map(([name]) => name).join(', ')})
     VALUES (?${', ?'.repeat(values.length - 1)})`,
    ...values.map(([, value]) => value),
  )
}

const insertRecent = ({ store, now }: Parts, times: readonly MilestoneTime[]) => {
  const from = figuresFrom(londonDate(now))
  for (const time of times) if (time.done_on >= from) insertMilestoneTime(store, time)
}

/** Stores how long the milestones of a new case took that are done already. */
export const addMilestoneTimes = (parts: Parts, records: CaseRecords) =>
  insertRecent(parts, milestoneTimes(records))

/** Stores how long the milestones took that a change completed, and removes those that it reopened. */
export const updateMilestoneTimes = (parts: Parts, change: CaseChange) => {
  const changed = change.events.flatMap((event) =>
    event.name === 'milestone.changed' ? event.detail.milestone : [],
  )
  if (changed.length === 0) return
  parts.store.write(
    `DELETE FROM milestone_times WHERE conveyance_id = ?
     AND milestone IN (SELECT value FROM json_each(?))`,
    change.conveyance.id,
    JSON.stringify(changed),
  )
  insertRecent(parts, milestoneTimes(change, changed))
}
