import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { WorkflowEdit } from './edit.ts'
import { edited } from './editing.ts'

export type EditHistory = {
  readonly past: readonly Workflow[]
  readonly present: Workflow
  /** Undone, the next to redo first. */
  readonly future: readonly Workflow[]
}

const MAX_UNDO = 100

export const beginHistory = (present: Workflow): EditHistory => ({ past: [], present, future: [] })

export const withEdit = (history: EditHistory, edit: WorkflowEdit): EditHistory => {
  const { past, present } = history
  const next = edited(present, edit)
  if (next === present) return history
  return { past: [...past, present].slice(-MAX_UNDO), present: next, future: [] }
}

export const undone = (history: EditHistory): EditHistory => {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (previous === undefined) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

export const redone = (history: EditHistory): EditHistory => {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: rest }
}
