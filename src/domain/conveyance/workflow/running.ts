import * as z from 'zod/mini'
import { Address } from '#domain/conveyance/conveyance'
import { Holder } from '#domain/conveyance/plan/holder'
import { endpointsOf } from '#domain/endpoint'
import { MatterType } from '#domain/matter'
import { WorkflowStatus } from './listing.ts'
import { WorkflowMilestone } from './workflow.ts'

const RunningMilestone = z.object({
  key: z.string(),
  name: z.string(),
  cases: z.int(),
  /** Working days that most took which were done within a year: half of them, and nine in ten; null without any. */
  median_wd: z.nullable(z.int()),
  p90_wd: z.nullable(z.int()),
  /** The target. */
  usual_wd: z.int(),
})
export type RunningMilestone = z.infer<typeof RunningMilestone>

/** A workflow in use, with the open cases within the reader's scope counted by milestone. */
export const RunningWorkflow = z.object({
  id: z.string(),
  name: z.string(),
  matter_type: MatterType,
  number: z.int(),
  status: WorkflowStatus,
  live_cases: z.int(),
  /** Late tasks that wait for us; those that wait for others are not counted. */
  tasks_late: z.int(),
  /** Cases without a completed task for five working days. */
  stuck: z.int(),
  milestones: z.array(RunningMilestone),
})
export type RunningWorkflow = z.infer<typeof RunningWorkflow>

const RunningCase = z.object({
  id: z.string(),
  ref: z.string(),
  address: Address,
  client: z.string(),
  holder: z.nullable(Holder),
})
export type RunningCase = z.infer<typeof RunningCase>

export const BoardMilestone = z.extend(RunningMilestone, {
  cards: z.array(RunningCase),
  steps: WorkflowMilestone.shape.steps,
})
export type BoardMilestone = z.infer<typeof BoardMilestone>

export const WorkflowBoard = z.extend(RunningWorkflow, { milestones: z.array(BoardMilestone) })
export type WorkflowBoard = z.infer<typeof WorkflowBoard>

export const workflowRunningApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/workflows',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: z.array(RunningWorkflow),
  },
  show: {
    method: 'GET',
    path: '/api/workflows/:id',
    who: ['staff'],
    can: ['workflows.view'],
    reply: WorkflowBoard,
  },
})
