import type { Action } from '#domain/conveyance/automation/action'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

export type ActionProps<Kind extends Action = Action> = {
  workflow: Workflow
  action: Kind
  onAction: (action: Action) => void
}
