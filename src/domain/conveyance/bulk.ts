import { mayChangeCase } from './acts.ts'
import type { Conveyance } from './conveyance.ts'
import { statusNames } from './labels.ts'

/** The state that keeps a case from being reassigned: 'archived'; null when it may be. */
export const assignmentBlock = (it: Pick<Conveyance, 'status'>): string | null =>
  mayChangeCase(it) === true ? null : statusNames[it.status].toLowerCase()

/** The state that keeps a case from being given a task: 'on hold'; null when it may be. */
export const taskBlock = (it: Pick<Conveyance, 'status'>): string | null =>
  it.status === 'on_hold' ? statusNames[it.status].toLowerCase() : assignmentBlock(it)
