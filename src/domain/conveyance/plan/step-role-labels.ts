import type { StepRole } from '#domain/conveyance/workflow/step-role'

export const stepRoleNames: Readonly<Record<StepRole, string>> = {
  fee_earner: 'Fee earner',
  assistant: 'Assistant',
  post_completion: 'Post-completion',
  cashier: 'Cashier',
  supervisor: 'Supervisor',
  compliance: 'Compliance',
}

/** Whom a role means, in the middle of a sentence: 'the cashier'. */
export const rolePhrases: Readonly<Record<StepRole, string>> = {
  fee_earner: 'the fee earner',
  assistant: 'the assistant',
  post_completion: 'the post-completion team',
  cashier: 'the cashier',
  supervisor: 'the supervisor',
  compliance: 'the compliance team',
}
