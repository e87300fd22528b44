import { atom } from 'nanostores'
import { automationApi } from '#domain/conveyance/automation/api'
import { call } from '#lib/api'
import { $conveyanceId } from '#stores/conveyance/case-in-view'

/** A task or a stage of the case on the page, by its key. */
export type Explained = {
  readonly kind: 'task' | 'milestone'
  readonly key: string
  readonly title: string
}

/** What is being explained; null for nothing. */
export const $explained = atom<Explained | null>(null)

/** Why a task or a stage is as it is, as sentences. */
export const fetchExplanation = async ({ kind, key }: Explained): Promise<readonly string[]> => {
  const id = $conveyanceId.get() ?? ''
  const { sentences } =
    kind === 'task'
      ? await call(automationApi.explain_task, { params: { id, task: key } })
      : await call(automationApi.explain_milestone, { params: { id, milestone: key } })
  return sentences
}
