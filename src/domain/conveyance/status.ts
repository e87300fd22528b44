import type { Conveyance, ConveyanceStatus } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import type { Plan } from './plan/plan.ts'

const holds = (it: Conveyance, ...facts: FactKey[]) => facts.every((fact) => it.facts[fact])
const isOver = (status: string) => status === 'done' || status === 'not_applicable'

const stageOf = (plan: Plan, ...facts: FactKey[]) =>
  plan.milestones.findIndex((milestone) =>
    milestone.tasks.some((task) => task.evidence !== null && facts.includes(task.evidence)),
  )

/** Whether every stage before the one in which the client gives authority is over. */
const isReady = (plan: Plan) => {
  const at = stageOf(plan, 'authority_to_exchange', 'authority_to_complete')
  return at > 0 && plan.milestones.slice(0, at).every((it) => isOver(it.status))
}

const isDayOver = (plan: Plan) => {
  const day = plan.milestones[stageOf(plan, 'completed')]
  return day !== undefined && isOver(day.status)
}

const beforeExchange = (conveyance: Conveyance, plan: Plan): ConveyanceStatus => {
  if (!holds(conveyance, 'conflict_clear')) return 'opening'
  if (!holds(conveyance, 'terms_signed', 'identity_checked', 'risk_assessed')) return 'onboarding'
  return isReady(plan) ? 'ready_to_exchange' : 'pre_contract'
}

/** The status of a case, derived from its facts, hold and plan; nobody sets it by hand. */
export const statusOf = (conveyance: Conveyance, plan: Plan): ConveyanceStatus => {
  if (conveyance.abortion) return 'aborted'
  if (holds(conveyance, 'closed')) return conveyance.status === 'archived' ? 'archived' : 'closed'
  if (conveyance.hold) return 'on_hold'
  if (holds(conveyance, 'completed')) return isDayOver(plan) ? 'post_completion' : 'completed'
  return holds(conveyance, 'exchanged') ? 'exchanged' : beforeExchange(conveyance, plan)
}
