import type { TargetMeasure } from '#domain/agent/target'
import { addMonths, type DateOnly } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { visitDocument } from '../tenant/agent/document.ts'
import { tableOf } from '../tenant/core/table.ts'
import { namedOf } from './cast/staff.ts'
import type { DemoFirm } from './demo-firm.ts'
import { idAt } from './ids.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const notes = [
  'Their new lister asks for a price within the hour.',
  'Went through the open sales; two are waiting for searches.',
  'Left the new price list. They like the packs.',
  'Unhappy with a slow answer in October; promised a call the same day.',
  'Coffee with the branch; three listings next week.',
]

const EVENING = 17 * 60
const NEXT_WORKING_DAYS = 20
const TARGETS: Readonly<Record<TargetMeasure, number>> = { quotes: 20, instructed: 8 }
const TARGET_MONTHS = 3

export const saveVisits = (
  { parts: { store } }: DemoFirm,
  { branches, staff, calendar }: World,
  random: Random,
) => {
  const bdm = namedOf(staff.bdm)
  const visits = tableOf(store, visitDocument)
  for (const [at, { agency, branch }] of branches.entries()) {
    const visited_on = calendar.past(random.between(2, 9) + at * 4)
    const next_on = addWorkingDays(visited_on, NEXT_WORKING_DAYS)
    const created_at = calendar.at(visited_on, EVENING)
    visits.insert({
      id: idAt(random, created_at),
      version: 1,
      user: bdm,
      agency: { id: agency.id, name: agency.name },
      branch: branch.name,
      visited_on,
      note: random.pick(notes),
      next_on: next_on > calendar.today ? next_on : null,
      next_by: null,
      by: bdm,
      created_at,
    })
  }
  saveTargets(store, bdm.id, calendar.today)
}

const saveTargets = (store: DemoFirm['parts']['store'], userId: string, today: DateOnly) => {
  for (let monthsAgo = 0; monthsAgo < TARGET_MONTHS; monthsAgo += 1)
    for (const [measure, count] of Object.entries(TARGETS))
      store.write(
        'INSERT INTO targets (user_id, month, measure, count) VALUES (?, ?, ?, ?)',
        userId,
        addMonths(`${today.slice(0, 7)}-01`, -monthsAgo).slice(0, 7),
        measure,
        count,
      )
}
