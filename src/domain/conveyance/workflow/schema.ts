import * as z from 'zod/mini'
import { Workflow } from './workflow.ts'

/** The JSON Schema of an exported workflow, draft 2020-12. */
export const workflowSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(Workflow, { io: 'input', unrepresentable: 'any' }),
  title: 'Deedbox workflow',
})
