import { atom } from 'nanostores'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { LastChange } from '#domain/stale-record'
import { $workflow } from './workflow.ts'

/** One's own version of a draft that somebody else published or retired meanwhile. */
export type Overtaken = {
  readonly id: string
  readonly workflow: Workflow
  readonly changed: LastChange | null
}

/** Null while nobody was faster. */
export const $overtaken = atom<Overtaken | null>(null)

/** Keeps one's own version aside and shows what somebody else made of the draft. */
export const overtake = (overtaken: Overtaken, theirs: WorkflowDetail) => {
  $overtaken.set(overtaken)
  if ($workflow.get().data?.id === overtaken.id) $workflow.mutate(theirs)
}
