import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import type { RuleRun } from './run.ts'

/** Whether what failed of a run may be tried again. */
export const mayRetryRun = (
  conveyance: Conveyance,
  { outcome }: Pick<RuleRun, 'outcome'>,
): Verdict =>
  firstRefusal(
    mayWorkOnCase(conveyance),
    refuseIf(
      outcome !== 'failed',
      'automation.not_failed',
      'Nothing of this automation failed, so there is nothing to try again.',
    ),
  )
