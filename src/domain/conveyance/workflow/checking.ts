import { limitFindings } from './limits.ts'
import { type Finding, findingsOf } from './validation.ts'
import type { Workflow } from './workflow.ts'

/** What is wrong with a workflow, and where; what is too much to be stored comes alone. */
export const allFindings = (workflow: Workflow): Finding[] => {
  const limits = limitFindings(workflow)
  return limits.length > 0 ? limits : findingsOf(workflow)
}

/** What prevents a workflow from running, as sentences; empty when it may be published. */
export const workflowProblems = (workflow: Workflow): string[] =>
  allFindings(workflow)
    .filter((it) => it.severity === 'error')
    .map((it) => it.text)
