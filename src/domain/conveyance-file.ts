import type { CaseRecords } from './conveyance.ts'
import type { CaseFile } from './conveyance-api.ts'
import { guardsOf } from './conveyance-guards.ts'
import type { DateOnly } from './dates.ts'
import { standingOf } from './holder-line.ts'
import { holderOf } from './holder-now.ts'

/** A whole case as a page shows it and every write answers it, reckoned to today. */
export const caseFileOf = ({ conveyance, plan }: CaseRecords, today: DateOnly): CaseFile => {
  const holder = holderOf(conveyance, plan, today)
  return {
    conveyance,
    plan,
    holder,
    standing: standingOf(conveyance, holder, today),
    guards: guardsOf({ conveyance, plan }),
  }
}
