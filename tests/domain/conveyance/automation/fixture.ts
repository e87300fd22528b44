import { type FirmParts, noFirmParts } from '#domain/conveyance/automation/acting'
import type { Action } from '#domain/conveyance/automation/action'
import { automate, occurrenceOf } from '#domain/conveyance/automation/engine'
import { rulesOf } from '#domain/conveyance/automation/rules'
import type { CaseChange } from '#domain/conveyance/settling'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { OPENED } from '../fixture.ts'

export const withRules = (rules: readonly WorkflowRule[]): Workflow => ({
  ...defaultWorkflows.sale,
  rules: [...rules],
})

export const rule = (
  when: WorkflowRule['when'],
  actions: readonly Action[],
  condition: WorkflowRule['if'] = null,
): WorkflowRule => ({
  name: 'The rule',
  when,
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: [...actions],
})

/** The case after a change and after what the rules made of it. */
export const automated = (
  change: CaseChange,
  rules: readonly WorkflowRule[],
  now = OPENED,
  firm: FirmParts = noFirmParts,
) =>
  automate(
    change,
    change.events.map((event) => occurrenceOf(event, event.name)),
    rulesOf(withRules(rules)),
    { now, firm, textOf: (event) => event.name },
  )
