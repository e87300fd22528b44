import * as z from 'zod/mini'
import { StepRole } from './step-role.ts'

/** What a firm has that its workflows name. */
export const WorkflowReferences = z.object({
  /** The roles whose queue somebody works from. */
  queues: z.array(StepRole),
  /** The keys of the templates in force. */
  templates: z.array(z.string()),
})
export type WorkflowReferences = z.infer<typeof WorkflowReferences>
