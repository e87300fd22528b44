import type { Step, Workflow, WorkflowMilestone } from '#domain/conveyance/workflow/workflow'
import type { RuleEdit } from './rules.ts'

export type StepFields = Partial<Omit<Step, 'key' | 'number'>>
export type MilestoneFields = Partial<Omit<WorkflowMilestone, 'key' | 'steps'>>

/** One change of a draft, as the editor makes, undoes and redoes it. */
export type WorkflowEdit =
  | RuleEdit
  | { readonly act: 'rename'; readonly name: string }
  | { readonly act: 'set_selection'; readonly selection: Workflow['selection'] }
  | { readonly act: 'set_part'; readonly is_part: boolean }
  | { readonly act: 'add_step'; readonly milestone: string; readonly title: string }
  | { readonly act: 'change_step'; readonly step: string; readonly fields: StepFields }
  | { readonly act: 'remove_step'; readonly step: string }
  /** Moves a step up or down, into the next milestone at the end of its own. */
  | { readonly act: 'move_step'; readonly step: string; readonly by: -1 | 1 }
  /** Puts a step into a milestone, before the step `before` or at its end. */
  | {
      readonly act: 'place_step'
      readonly step: string
      readonly milestone: string
      readonly before: string | null
    }
  | { readonly act: 'add_milestone'; readonly name: string }
  | {
      readonly act: 'change_milestone'
      readonly milestone: string
      readonly fields: MilestoneFields
    }
  | { readonly act: 'remove_milestone'; readonly milestone: string }
  | { readonly act: 'move_milestone'; readonly milestone: string; readonly by: -1 | 1 }

export type EditOf<Act extends WorkflowEdit['act']> = Extract<WorkflowEdit, { readonly act: Act }>
