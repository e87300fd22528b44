import { Action } from '#domain/conveyance/automation/action'
import { WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { fieldsIn } from '#domain/is-record'
import type { Upgrade } from '#tenant/core/document'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withTypedActions = (step: unknown) => {
  const fields = fieldsIn(step)
  const actions = listOf(fields['actions']).filter((it) => Action.safeParse(it).success)
  return { ...fields, actions }
}

const withTypedSteps = (milestone: unknown) => {
  const fields = fieldsIn(milestone)
  return { ...fields, steps: listOf(fields['steps']).map(withTypedActions) }
}

/** From shape 1 to 2 of a workflow: rules and actions have types; what was stored without any never ran, and is left out. */
export const withTypedRules: Upgrade = (doc) => {
  const workflow = fieldsIn(doc['workflow'])
  return {
    ...doc,
    workflow: {
      ...workflow,
      milestones: listOf(workflow['milestones']).map(withTypedSteps),
      rules: listOf(workflow['rules']).filter((it) => WorkflowRule.safeParse(it).success),
    },
  }
}

/** From shape 2 to 3: a workflow names the cases it is for, and a publication has a note. */
export const withSelectionAndNote: Upgrade = (doc) => ({
  ...doc,
  workflow: { ...fieldsIn(doc['workflow']), selection: null },
  note: null,
})

const withoutApproval = (step: unknown) => ({ ...fieldsIn(step), needs_approval: false })

/** From shape 4 to 5: a workflow may run as a part of cases only, and none of before did. */
export const withoutParts: Upgrade = (doc) => ({
  ...doc,
  workflow: { ...fieldsIn(doc['workflow']), is_part: false },
})

/** From shape 3 to 4: a step may need a second person, and none of before did. */
export const withoutApprovals: Upgrade = (doc) => {
  const workflow = fieldsIn(doc['workflow'])
  const milestones = listOf(workflow['milestones']).map((milestone) => {
    const fields = fieldsIn(milestone)
    return { ...fields, steps: listOf(fields['steps']).map(withoutApproval) }
  })
  return { ...doc, workflow: { ...workflow, milestones } }
}
