import type { StepRole } from '#domain/conveyance/workflow/step-role'

export const stepRoleNames: Readonly<Record<StepRole, string>> = {
  fee_earner: 'Fee earner',
  assistant: 'Assistant',
  post_completion: 'Post-completion',
  cashier: 'Cashier',
  supervisor: 'Supervisor',
  compliance: 'Compliance',
}
