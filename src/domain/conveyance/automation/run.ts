import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Action } from './action.ts'

export const RunOutcome = z.enum(['done', 'skipped', 'failed'])
export type RunOutcome = z.infer<typeof RunOutcome>

export const ActionRun = z.object({
  action: Action,
  /** 'Create task “Call the client”' */
  text: z.string(),
  outcome: RunOutcome,
  /** Why it was skipped, or what failed. */
  reason: z.nullable(z.string()),
  /** The task that it made. */
  task: z.nullable(z.string()),
})
export type ActionRun = z.infer<typeof ActionRun>

/** One time that a rule was set off: why, what it rests on, and what came of it. */
export const RuleRun = z.object({
  rule: z.string(),
  name: z.string(),
  /** What set it off: 'Task completed: sign terms'. */
  cause: z.string(),
  /** The condition that held, or did not; null for a rule without one. */
  condition: z.nullable(z.string()),
  outcome: RunOutcome,
  reason: z.nullable(z.string()),
  /** The task that set it off; null where none did. */
  task: z.nullable(z.string()),
  actions: z.array(ActionRun),
})
export type RuleRun = z.infer<typeof RuleRun>

/** A run as it is stored with its case. */
export const AutomationRun = z.extend(RuleRun, {
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** 'sale@1' */
  workflow: z.string(),
  at: Instant,
  /** What it runs once for; null for an event. */
  once: z.nullable(z.string()),
  attempts: z.int(),
})
export type AutomationRun = z.infer<typeof AutomationRun>
