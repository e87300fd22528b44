import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type Milestone, type Plan, startedParts } from '#domain/conveyance/plan/plan'
import { addMonths, type DateOnly, londonDate } from '#domain/dates'
import { workingDaysBetween } from '#domain/working-days'

/** How long a milestone of a case took, and with whom. */
export type MilestoneTime = {
  /** 'sale@1' */
  readonly workflow: string
  readonly milestone: string
  readonly conveyance_id: string
  readonly done_on: DateOnly
  readonly working_days: number
  /** Working days above what the workflow says is usual; negative when faster. */
  readonly days_over: number
  readonly fee_earner_id: string
  readonly other_side: string
  readonly lender: string
}

const MONTHS_SHOWN = 12

/** The first day of the months that figures are made of. */
export const figuresFrom = (today: DateOnly): DateOnly => addMonths(today, -MONTHS_SHOWN)

const workflowOf = (plan: Plan, { part }: Milestone): string => {
  const started = startedParts(plan).find((it) => it.key === part)
  return started
    ? `${started.key}@${started.version}`
    : `${plan.workflow_key}@${plan.workflow_version}`
}

const timeOf = ({ conveyance, plan }: CaseRecords, milestone: Milestone): MilestoneTime | null => {
  const { key, usual_wd, started_on, done_at } = milestone
  if (started_on === null || done_at === null) return null
  const done_on = londonDate(done_at)
  const working_days = Math.max(0, workingDaysBetween(started_on, done_on))
  return {
    workflow: workflowOf(plan, milestone),
    milestone: key,
    conveyance_id: conveyance.id,
    done_on,
    working_days,
    days_over: working_days - usual_wd,
    fee_earner_id: conveyance.fee_earner.id,
    other_side: conveyance.other_side?.firm ?? '',
    lender: conveyance.lender?.name ?? '',
  }
}

/** The times of the milestones that are done; of some alone when their keys are given. */
export const milestoneTimes = (
  records: CaseRecords,
  keys?: readonly string[],
): readonly MilestoneTime[] =>
  records.plan.milestones
    .filter(({ status, key }) => status === 'done' && (keys?.includes(key) ?? true))
    .flatMap((milestone) => timeOf(records, milestone) ?? [])
