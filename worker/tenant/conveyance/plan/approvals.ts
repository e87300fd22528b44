import { fieldsIn } from '#domain/is-record'
import type { Upgrade } from '#tenant/core/document'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withoutApproval = (task: unknown) => ({
  ...fieldsIn(task),
  needs_approval: false,
  submitted: null,
})

/** From shape 2 to 3 of a plan: a task may need a second person, and none of before did. */
export const withApprovals: Upgrade = (plan) => ({
  ...plan,
  milestones: listOf(plan['milestones']).map((milestone) => {
    const fields = fieldsIn(milestone)
    return { ...fields, tasks: listOf(fields['tasks']).map(withoutApproval) }
  }),
})
