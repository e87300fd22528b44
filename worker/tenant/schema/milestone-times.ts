import { figuresFrom } from '#domain/conveyance/milestone/times'
import { londonDate } from '#domain/dates'
import { workingDaysBetween } from '#domain/working-days'
import type { Store } from '#tenant/core/store'

/** How long each milestone took that was done within the last year, and with whom. */
export const milestoneTimesTable = `
    CREATE TABLE milestone_times (
      conveyance_id TEXT NOT NULL, milestone TEXT NOT NULL, workflow TEXT NOT NULL, done_on TEXT NOT NULL,
      working_days INTEGER NOT NULL, days_over INTEGER NOT NULL, fee_earner_id TEXT NOT NULL,
      other_side TEXT NOT NULL, lender TEXT NOT NULL,
      PRIMARY KEY (conveyance_id, milestone)) WITHOUT ROWID;
    CREATE INDEX milestone_times_days ON milestone_times (workflow, done_on, milestone, working_days);
    CREATE INDEX milestone_times_people ON milestone_times (workflow, fee_earner_id, done_on, days_over);
    CREATE INDEX milestone_times_firms ON milestone_times (workflow, other_side, done_on, days_over);
    CREATE INDEX milestone_times_lenders ON milestone_times (workflow, lender, done_on, days_over);
`

const CASES_AT_A_TIME = 500

const ofMilestone = (field: string) => `json_extract(m.value, '$.${field}')`
const ofCase = (field: string) => `json_extract(c.doc, '$.${field}')`

type Done = {
  id: string
  key: string
  workflow: string
  started_on: string
  done_at: string
  usual_wd: number
  fee_earner: string
  other_side: string | null
  lender: string | null
}

/** Fills the table from the plans that the firm has. */
export const fillMilestoneTimes = (store: Store) => {
  const from = figuresFrom(londonDate(new Date().toISOString()))
  for (let after: string | null = ''; after !== null; ) {
    const last = lastOf(store, after)
    if (last !== null) for (const done of doneIn(store, { after, last, from })) insert(store, done)
    after = last
  }
}

const lastOf = (store: Store, after: string) =>
  store.row<{ last: string | null }>(
    `SELECT max(conveyance_id) AS last FROM (
       SELECT conveyance_id FROM plans WHERE conveyance_id > ? ORDER BY conveyance_id LIMIT ?)`,
    after,
    CASES_AT_A_TIME,
  )?.last ?? null

type Range = { readonly after: string; readonly last: string; readonly from: string }

const doneIn = (store: Store, { after, last, from }: Range) =>
  store.rows<Done>(
    `SELECT c.id AS id, ${ofMilestone('key')} AS key, p.workflow AS workflow,
       ${ofMilestone('started_on')} AS started_on, ${ofMilestone('done_at')} AS done_at,
       ${ofMilestone('usual_wd')} AS usual_wd, ${ofCase('fee_earner.id')} AS fee_earner,
       ${ofCase('other_side.firm')} AS other_side, ${ofCase('lender.name')} AS lender
     FROM plans AS p JOIN conveyances AS c ON c.id = p.conveyance_id, json_each(p.doc, '$.milestones') AS m
     WHERE p.conveyance_id > ? AND p.conveyance_id <= ? AND ${ofMilestone('status')} = 'done'
       AND ${ofMilestone('started_on')} IS NOT NULL AND ${ofMilestone('done_at')} >= ?`,
    after,
    last,
    from,
  )

const insert = (store: Store, done: Done) => {
  const done_on = londonDate(done.done_at)
  const working_days = Math.max(0, workingDaysBetween(done.started_on, done_on))
  store.write(
    `INSERT OR IGNORE INTO milestone_times (conveyance_id, milestone, workflow, done_on, working_days, days_over,
       fee_earner_id, other_side, lender) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    done.id,
    done.key,
    done.workflow,
    done_on,
    working_days,
    working_days - done.usual_wd,
    done.fee_earner,
    done.other_side ?? '',
    done.lender ?? '',
  )
}
