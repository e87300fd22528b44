import { type CaseFields, conditionHolds } from './condition.ts'
import type { Workflow } from './workflow.ts'

type Selected = Pick<Workflow, 'key' | 'selection' | 'is_part'>

/** Whether a workflow runs every case that no other is for. */
export const runsTheRest = ({ selection, is_part }: Omit<Selected, 'key'>): boolean =>
  selection === null && !is_part

/** Whether publishing one of two workflows of a matter type retires the other. */
export const replaces = (published: Selected, other: Selected): boolean =>
  published.key === other.key || (runsTheRest(published) && runsTheRest(other))

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
    .filter(
      ({ selection, is_part }) =>
        !is_part && selection && conditionHolds(selection.condition, fields),
    )
    .toSorted(byOrder)[0] ?? published.find(runsTheRest)
