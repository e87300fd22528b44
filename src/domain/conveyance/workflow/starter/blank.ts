import { milestone, step, wd, workflow } from '#domain/conveyance/workflow/builders'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { MatterType } from '#domain/matter'

/** One milestone with one step. */
export const blankWorkflow = (matter: MatterType): Workflow =>
  workflow('blank', 'Blank', matter, [
    milestone(
      'onboarding',
      'Instruction and onboarding',
      'Getting started',
      'We begin our work for you.',
      { weight: 100, usual_wd: 5 },
      [
        step('conflict-check', 'Check for conflicts of interest', 'check', 'fee_earner', {
          due: wd('instructed', 1),
          evidence: 'conflict_clear',
        }),
      ],
    ),
  ])
