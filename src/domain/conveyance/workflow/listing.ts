import * as z from 'zod/mini'
import { MatterType } from '#domain/matter'
import { oneLine } from '#domain/one-line'
import { Workflow } from './workflow.ts'

export const WorkflowStatus = z.enum(['draft', 'published', 'retired'])
export type WorkflowStatus = z.infer<typeof WorkflowStatus>

/** A stored version of a workflow, whose content never changes. */
export const StoredWorkflow = z.object({
  id: z.string(),
  version: z.int(),
  status: WorkflowStatus,
  workflow: Workflow,
  is_default: z.boolean(),
  made_by: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  /** What the person who published it said about it. */
  note: z.nullable(z.string()),
})
export type StoredWorkflow = z.infer<typeof StoredWorkflow>

export const WorkflowRow = z.object({
  id: z.string(),
  version: z.int(),
  key: z.string(),
  name: z.string(),
  matter_type: MatterType,
  number: z.int(),
  status: WorkflowStatus,
  is_default: z.boolean(),
  milestones: z.int(),
  steps: z.int(),
  /** Whether it only runs as a part of cases of other workflows. */
  is_part: z.boolean(),
  /** The keys of the workflows that its rules start. */
  starts: z.array(z.string()),
  live_cases: z.int(),
  made_by: z.nullable(z.string()),
  made_at: z.nullable(z.string()),
})
export type WorkflowRow = z.infer<typeof WorkflowRow>

export const WorkflowDetail = z.extend(StoredWorkflow, { live_cases: z.int() })
export type WorkflowDetail = z.infer<typeof WorkflowDetail>

export const WorkflowBeginning = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(120), oneLine),
  /** The id of a version, or the key of a starter. */
  from: z.string().check(z.minLength(1, 'Choose what to start from.')),
  /** A workflow of its own instead of the next version of the one that it starts from. */
  is_separate: z._default(z.boolean(), false),
})
export type WorkflowBeginning = z.infer<typeof WorkflowBeginning>
