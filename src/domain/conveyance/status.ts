import type { Conveyance, ConveyanceStatus } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import type { Plan } from './plan/plan.ts'

const holds = (it: Conveyance, ...facts: FactKey[]) => facts.every((fact) => it.facts[fact])
const isOver = (status: string) => status === 'done' || status === 'not_applicable'

const stageOf = (plan: Plan, ...facts: FactKey[]) =>
  plan.milestones.findIndex((it) =>
    it.tasks.some((task) => task.evidence !== null && facts.includes(task.evidence)),
  )

/** Every stage before the one in which the client gives authority is over. */
const isReady = (plan: Plan) => {
  const at = stageOf(plan, 'authority_to_exchange', 'authority_to_complete')
  return at > 0 && plan.milestones.slice(0, at).every((it) => isOver(it.status))
}

const isDayOver = (plan: Plan) => {
  const day = plan.milestones[stageOf(plan, 'completed')]
  return day !== undefined && isOver(day.status)
}

const beforeExchange = (it: Conveyance, plan: Plan): ConveyanceStatus => {
  if (!holds(it, 'conflict_clear')) return 'opening'
  if (!holds(it, 'terms_signed', 'identity_checked', 'risk_assessed')) return 'onboarding'
  return isReady(plan) ? 'ready_to_exchange' : 'pre_contract'
}

/** Where the case stands, from what is true of it: nobody sets a status by hand. */
export const statusOf = (it: Conveyance, plan: Plan): ConveyanceStatus => {
  if (it.abortion) return 'aborted'
  if (holds(it, 'closed')) return it.status === 'archived' ? 'archived' : 'closed'
  if (it.hold) return 'on_hold'
  if (holds(it, 'completed')) return isDayOver(plan) ? 'post_completion' : 'completed'
  return holds(it, 'exchanged') ? 'exchanged' : beforeExchange(it, plan)
}
