import * as z from 'zod/mini'

/** Who does a step: people of the case, or whoever works from the queue of the role. */
export const StepRole = z.enum([
  'fee_earner',
  'assistant',
  'post_completion',
  'cashier',
  'supervisor',
  'compliance',
])
export type StepRole = z.infer<typeof StepRole>
