import { type CaseFields, conditionHolds } from './condition.ts'
import type { Workflow } from './workflow.ts'

type Selected = Pick<Workflow, 'key' | 'selection'>

/** Whether publishing one of two workflows of a matter type retires the other. */
export const replaces = (published: Selected, other: Selected): boolean =>
  published.key === other.key || (published.selection === null && other.selection === null)

const byOrder = (a: Selected, b: Selected) => (a.selection?.order ?? 0) - (b.selection?.order ?? 0)

/**
 * The published workflow for a case of its matter type: the first whose condition holds, otherwise the one without
 * a condition; undefined when there is none.
 */
export const workflowFor = <Candidate extends Selected>(
  published: readonly Candidate[],
  fields: CaseFields,
): Candidate | undefined =>
  published
    .filter(({ selection }) => selection && conditionHolds(selection.condition, fields))
    .toSorted(byOrder)[0] ?? published.find(({ selection }) => selection === null)
