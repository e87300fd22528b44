import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import { mayChangeCase } from './acts.ts'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import {
  type CaseEvent,
  type CaseEventDraft,
  followingEvents,
  toCaseEvents,
} from './following-events.ts'
import { currentMilestone, type Plan } from './plan/plan.ts'
import { settlePlan } from './plan/settling.ts'
import { statusOf } from './status.ts'
import { summarise } from './summary.ts'

export type CaseChange = CaseRecords & { readonly events: readonly CaseEvent[] }

/** Throws 409 for a case that has ended. */
export const assertLive = (it: Conveyance) => assertAllowed(mayChangeCase(it))

/** The holder set by hand; null once the current stage has changed. */
const holderAfter = (conveyance: Conveyance, before: Plan, after: Plan) =>
  currentMilestone(before)?.key === currentMilestone(after)?.key ? conveyance.holder : null

/** Both records with plan, status, holder and summary recalculated; the version stays. */
export const recalculated = ({ conveyance, plan }: CaseRecords, now: Instant): CaseRecords => {
  const today = londonDate(now)
  const settled = settlePlan(plan, conveyance, now)
  const holder = holderAfter(conveyance, plan, settled)
  const status = statusOf(conveyance, settled)
  const updated: Conveyance = { ...conveyance, holder, status, updated_at: now }
  return {
    conveyance: { ...updated, summary: summarise(updated, settled, today) },
    plan: settled,
  }
}

/**
 * The case after a change, at its next version: plan, dates, stages, status, holder and summary recalculated, with
 * the change's own events and those that follow from it.
 */
export const settle = (
  before: CaseRecords,
  changed: Partial<CaseRecords>,
  now: Instant,
  drafts: readonly CaseEventDraft[],
): CaseChange => {
  const conveyance = changed.conveyance ?? before.conveyance
  const next = { ...conveyance, version: before.conveyance.version + 1 }
  const after = recalculated({ conveyance: next, plan: changed.plan ?? before.plan }, now)
  return { ...after, events: toCaseEvents(after, [...drafts, ...followingEvents(before, after)]) }
}
