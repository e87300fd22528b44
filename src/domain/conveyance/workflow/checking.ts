import { findingsOf } from './validation.ts'
import type { Workflow } from './workflow.ts'

/** What prevents a workflow from running, as sentences; empty when it may be published. */
export const workflowProblems = (workflow: Workflow): string[] =>
  findingsOf(workflow)
    .filter((it) => it.severity === 'error')
    .map((it) => it.text)
