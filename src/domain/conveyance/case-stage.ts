import * as z from 'zod/mini'

/** The statuses of a case on its way from instruction to registration, in order. */
export const CaseStage = z.enum([
  'opening',
  'onboarding',
  'pre_contract',
  'ready_to_exchange',
  'exchanged',
  'completed',
  'post_completion',
])
