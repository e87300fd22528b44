import type { Conveyance, ConveyanceStatus } from './conveyance.ts'
import type { FactKey } from './plan/fact.ts'
import { milestonesOf, type Plan } from './plan/plan.ts'

const hasFacts = (it: Conveyance, ...facts: FactKey[]) => facts.every((fact) => it.facts[fact])
const isFinished = (status: string) => status === 'done' || status === 'not_applicable'

const stageOf = (plan: Plan, ...facts: FactKey[]) =>
  milestonesOf(plan).findIndex((milestone) =>
    milestone.tasks.some((task) => task.evidence !== null && facts.includes(task.evidence)),
  )

/** Whether every stage before the one in which the client gives authority is over. */
const isReady = (plan: Plan) => {
  const index = stageOf(plan, 'authority_to_exchange', 'authority_to_complete')
  return (
    index > 0 &&
    milestonesOf(plan)
      .slice(0, index)
      .every((it) => isFinished(it.status))
  )
}

const isDayOver = (plan: Plan) => {
  const completionStage = milestonesOf(plan)[stageOf(plan, 'completed')]
  return completionStage !== undefined && isFinished(completionStage.status)
}

const beforeExchange = (conveyance: Conveyance, plan: Plan): ConveyanceStatus => {
  if (!hasFacts(conveyance, 'conflict_clear')) return 'opening'
  if (!hasFacts(conveyance, 'terms_signed', 'identity_checked', 'risk_assessed'))
    return 'onboarding'
  return isReady(plan) ? 'ready_to_exchange' : 'pre_contract'
}

export const statusOf = (conveyance: Conveyance, plan: Plan): ConveyanceStatus => {
  if (conveyance.abortion) return 'aborted'
  if (hasFacts(conveyance, 'closed'))
    return conveyance.status === 'archived' ? 'archived' : 'closed'
  if (conveyance.hold) return 'on_hold'
  if (hasFacts(conveyance, 'completed')) return isDayOver(plan) ? 'post_completion' : 'completed'
  return hasFacts(conveyance, 'exchanged') ? 'exchanged' : beforeExchange(conveyance, plan)
}
