import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { WorkflowEdit } from './edit.ts'
import { addMilestone, changeMilestone, moveMilestone, removeMilestone } from './milestones.ts'
import { withStepsNumbered } from './numbering.ts'
import { editRules } from './rules.ts'
import { addStep, changeStep, moveStep, placeStep, removeStep } from './steps.ts'

const applied = (workflow: Workflow, edit: WorkflowEdit): Workflow => {
  switch (edit.act) {
    case 'rename':
      return { ...workflow, name: edit.name }
    case 'set_selection':
      return { ...workflow, selection: edit.selection }
    case 'set_part':
      return { ...workflow, is_part: edit.is_part, selection: null }
    case 'add_step':
      return addStep(workflow, edit)
    case 'change_step':
      return changeStep(workflow, edit)
    case 'remove_step':
      return removeStep(workflow, edit)
    case 'move_step':
      return moveStep(workflow, edit)
    case 'place_step':
      return placeStep(workflow, edit)
    case 'add_milestone':
      return addMilestone(workflow, edit)
    case 'change_milestone':
      return changeMilestone(workflow, edit)
    case 'remove_milestone':
      return removeMilestone(workflow, edit)
    case 'move_milestone':
      return moveMilestone(workflow, edit)
    default:
      return editRules(workflow, edit)
  }
}

/** The workflow after an edit, with its steps numbered; the same object where the edit changes nothing. */
export const edited = (workflow: Workflow, edit: WorkflowEdit): Workflow => {
  const next = applied(workflow, edit)
  return next === workflow ? workflow : withStepsNumbered(next)
}
