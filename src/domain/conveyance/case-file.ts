import type { DateOnly } from '#domain/dates'
import type { Missing } from '#domain/refusal'
import type { CaseFile } from './api.ts'
import type { CaseRecords } from './conveyance.ts'
import { guardsOf } from './guards.ts'
import { holderOf } from './plan/current-holder.ts'
import { statusLineOf } from './plan/holder-line.ts'

/** `barred`: what besides its facts stops exchange and completion. */
export const caseFileOf = (
  { conveyance, plan }: CaseRecords,
  today: DateOnly,
  barred: readonly Missing[] = [],
): CaseFile => {
  const holder = holderOf(conveyance, plan, today)
  return {
    conveyance,
    plan,
    holder,
    standing: statusLineOf(conveyance, holder, today),
    guards: guardsOf({ conveyance, plan }, barred),
  }
}
