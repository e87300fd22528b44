import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import { mayChangeCase } from './acts.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { asEvents, type CaseEvent, followedFrom, type Happening } from './following.ts'
import { currentMilestone, type Plan } from './plan/plan.ts'
import { settlePlan } from './plan/settling.ts'
import { statusOf } from './status.ts'
import { summarise } from './summary.ts'

/** What every verb returns: both records as they now are, and what happened. */
export type CaseChange = CaseRecords & { readonly events: readonly CaseEvent[] }

/** Refuses every change to a case that has ended. */
export const assertLive = (it: Conveyance) => assertAllowed(mayChangeCase(it))

/** A holder that somebody set gives way when the next stage opens. */
const heldStill = (conveyance: Conveyance, before: Plan, after: Plan) =>
  currentMilestone(before)?.key === currentMilestone(after)?.key ? conveyance.holder : null

/** Both records in step with each other, at a given version. */
export const inStep = ({ conveyance, plan }: CaseRecords, now: Instant): CaseRecords => {
  const today = londonDate(now)
  const settled = settlePlan(plan, conveyance, now)
  const holder = heldStill(conveyance, plan, settled)
  const status = statusOf(conveyance, settled)
  const moved: Conveyance = { ...conveyance, holder, status, updated_at: now }
  return {
    conveyance: { ...moved, summary: summarise(moved, settled, today) },
    plan: settled,
  }
}

/**
 * The end of every verb: brings plan, dates, stages, status, holder and summary into step with what
 * the verb changed, makes the next version, and tells what happened.
 */
export const settle = (
  before: CaseRecords,
  changed: Partial<CaseRecords>,
  now: Instant,
  happenings: readonly Happening[],
): CaseChange => {
  const conveyance = changed.conveyance ?? before.conveyance
  const next = { ...conveyance, version: before.conveyance.version + 1 }
  const after = inStep({ conveyance: next, plan: changed.plan ?? before.plan }, now)
  return { ...after, events: asEvents(after, [...happenings, ...followedFrom(before, after)]) }
}
