import * as z from 'zod/mini'
import { Action } from '#domain/conveyance/automation/action'
import { Trigger } from '#domain/conveyance/automation/trigger'
import { DueRule } from '#domain/conveyance/plan/due-rule'
import { FactKey } from '#domain/conveyance/plan/fact'
import { MatterType } from '#domain/matter'
import { Party } from '#domain/party'
import { Condition } from './condition.ts'
import { Key } from './step-key.ts'
import { StepRole } from './step-role.ts'

const Words = z.string().check(z.minLength(1), z.maxLength(500))
const Days = z.int().check(z.minimum(0), z.maximum(400))

export const StepKind = z.enum([
  'manual',
  'document',
  'message',
  'form',
  'call',
  'check',
  'payment',
  'external_order',
  'approval',
])
export type StepKind = z.infer<typeof StepKind>

export const Audience = z.enum(['client', 'agent', 'broker', 'other_side'])
export type Audience = z.infer<typeof Audience>

/**
 * Whom an open step waits for: `what` completes 'With the buyer’s conveyancer … — {what}', and `{enquiries}` in it
 * becomes '4 enquiries'. With `asks` the step is with us until we have requested it.
 */
export const Waits = z.object({ party: Party, what: Words, usual_wd: Days, asks: z.boolean() })
export type Waits = z.infer<typeof Waits>

/** What we need from the client in a step, and how they give it to us. Only staff record that it arrived. */
export const ClientPart = z.object({ title: Words, text: Words })
export type ClientPart = z.infer<typeof ClientPart>

export const Step = z.object({
  key: Key,
  number: z.int(),
  title: Words,
  client_title: z.nullable(Words),
  client_help: z.nullable(Words),
  kind: StepKind,
  assignee: StepRole,
  due: z.nullable(DueRule),
  depends_on: z.array(Key),
  condition: z.nullable(Condition),
  evidence: z.nullable(FactKey),
  /** A fact that also completes the step, but that completing the step does not record. */
  settled_by: z.nullable(FactKey),
  waits_on: z.nullable(Waits),
  client_part: z.nullable(ClientPart),
  visibility: z.array(Audience),
  /** Left open, it does not hold up its milestone. */
  optional: z.boolean(),
  /** Whether somebody else has to confirm it once it is completed. */
  needs_approval: z._default(z.boolean(), false),
  sla_wd: z.nullable(Days),
  /** What follows when the step is completed. */
  actions: z.array(Action),
})
export type Step = z.infer<typeof Step>

export const WorkflowMilestone = z.object({
  key: Key,
  name: Words,
  client_name: Words,
  meaning: Words,
  weight: z.int().check(z.minimum(0), z.maximum(100)),
  usual_wd: Days,
  visibility: z.array(Audience),
  steps: z.array(Step).check(z.minLength(1)),
})
export type WorkflowMilestone = z.infer<typeof WorkflowMilestone>

export const WorkflowRule = z.object({
  /** 'Chase the client'; a rule without a name is called after its trigger. */
  name: z.optional(Words),
  when: Trigger,
  if: z.nullable(Condition),
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: z.array(Action).check(z.minLength(1)),
})
export type WorkflowRule = z.infer<typeof WorkflowRule>

/** The cases that a workflow is for, where a firm has several of a matter type; the lowest order is asked first. */
export const WorkflowSelection = z.object({
  condition: Condition,
  order: z.int().check(z.minimum(0), z.maximum(999)),
})
export type WorkflowSelection = z.infer<typeof WorkflowSelection>

export const Workflow = z.object({
  schema: z.literal(1),
  key: Key,
  name: Words,
  version: z.int().check(z.minimum(1)),
  matter_type: MatterType,
  /** Null for a workflow that runs every case that no other is for. */
  selection: z._default(z.nullable(WorkflowSelection), null),
  /** Whether it only runs as a part of cases of other workflows, whose rules start it. */
  is_part: z._default(z.boolean(), false),
  roles: z.array(StepRole),
  milestones: z.array(WorkflowMilestone).check(z.minLength(1)),
  rules: z.array(WorkflowRule),
  requires: z.object({ templates: z.array(z.string()), communications: z.array(z.string()) }),
})
export type Workflow = z.infer<typeof Workflow>
