import * as z from 'zod/mini'
import { ActionRun, AutomationRun } from './run.ts'

/** A run as staff see it in its case. */
export const RunView = z.extend(
  z.pick(AutomationRun, {
    id: true,
    name: true,
    cause: true,
    condition: true,
    outcome: true,
    reason: true,
    at: true,
    attempts: true,
  }),
  { actions: z.array(z.pick(ActionRun, { text: true, outcome: true, reason: true })) },
)
export type RunView = z.infer<typeof RunView>

export const toRunView = (run: AutomationRun): RunView => ({
  id: run.id,
  name: run.name,
  cause: run.cause,
  condition: run.condition,
  outcome: run.outcome,
  reason: run.reason,
  at: run.at,
  attempts: run.attempts,
  actions: run.actions.map(({ text, outcome, reason }) => ({ text, outcome, reason })),
})
