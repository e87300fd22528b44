import { atom } from 'nanostores'
import { workflowApi } from '#domain/conveyance/workflow/api'
import type { WorkflowEdit } from '#domain/conveyance/workflow/editing/edit'
import {
  beginHistory,
  type EditHistory,
  redone,
  undone,
  withEdit,
} from '#domain/conveyance/workflow/editing/edit-history'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { call } from '#lib/api'
import { type Conflict, conflictIn } from '#stores/record/saving'
import { overtake } from './overtaken.ts'
import { $workflow } from './workflow.ts'

/** The pause after an edit until it is saved, in milliseconds. */
const SAVE_DELAY_MS = 900

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export type WorkflowDraft = {
  readonly id: string
  readonly version: number
  readonly saved: Workflow
  readonly history: EditHistory
  readonly state: SaveState
  readonly conflict: Conflict<WorkflowDetail> | null
  readonly error: unknown
}

/** The draft that the editor shows; null elsewhere. */
export const $draft = atom<WorkflowDraft | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

const draftOf = ({ id, version, workflow }: WorkflowDetail): WorkflowDraft => ({
  id,
  version,
  saved: workflow,
  history: beginHistory(workflow),
  state: 'saved',
  conflict: null,
  error: null,
})

/** Shows a draft; one with unsaved edits stays, and learns of the other version when it is saved. */
export const openDraft = (detail: WorkflowDetail) => {
  const draft = $draft.get()
  if (draft?.id !== detail.id) return $draft.set(draftOf(detail))
  if (draft.state === 'saved' && detail.version > draft.version) $draft.set(draftOf(detail))
}

/** Saves what is left to save and forgets the draft. */
export const closeDraft = () => {
  void saveDraft()
  $draft.set(null)
}

const withHistory = (change: (history: EditHistory) => EditHistory) => {
  const draft = $draft.get()
  if (draft === null) return
  const history = change(draft.history)
  if (history === draft.history) return
  const state = draft.state === 'conflict' || draft.state === 'saving' ? draft.state : 'unsaved'
  $draft.set({ ...draft, history, state })
  saveLater()
}

export const editDraft = (edit: WorkflowEdit) => withHistory((it) => withEdit(it, edit))
export const undoDraft = () => withHistory(undone)
export const redoDraft = () => withHistory(redone)

const saveLater = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void saveDraft(), SAVE_DELAY_MS)
}

/** Saves the draft now; an edit made meanwhile is saved afterwards. */
export const saveDraft = async () => {
  clearTimeout(timer)
  const draft = $draft.get()
  if (draft === null || draft.state === 'saving' || draft.state === 'conflict') return
  const { present } = draft.history
  if (present === draft.saved) return patch(draft.id, { state: 'saved' })
  patch(draft.id, { state: 'saving', error: null })
  try {
    const body = { version: draft.version, workflow: present }
    const saved = await call(workflowApi.save, {
      params: { id: draft.id },
      body,
      key: crypto.randomUUID(),
      isQuiet: true,
    })
    finish(saved, present)
  } catch (error) {
    fail(draft.id, present, error)
  }
}

const fail = (id: string, workflow: Workflow, error: unknown) => {
  const conflict = conflictIn<WorkflowDetail>(error)
  if (conflict === null) return patch(id, { state: 'failed', error })
  const { theirs, changed } = conflict
  if (theirs.status === 'draft') return patch(id, { state: 'conflict', conflict })
  patch(id, { saved: workflow, state: 'saved' })
  overtake({ id, workflow, changed }, theirs)
}

const finish = (detail: WorkflowDetail, present: Workflow) => {
  const draft = $draft.get()
  if (draft?.id === detail.id) {
    const isCurrent = draft.history.present === present
    patch(detail.id, {
      version: detail.version,
      saved: present,
      state: isCurrent ? 'saved' : 'unsaved',
    })
    if (!isCurrent) saveLater()
  }
  if ($workflow.get().data?.id === detail.id) $workflow.mutate(detail)
}

const patch = (id: string, change: Partial<WorkflowDraft>) => {
  const draft = $draft.get()
  if (draft?.id === id) $draft.set({ ...draft, ...change })
}

/** Saves one's own version over the one that somebody else saved. */
export const keepMine = () => {
  const draft = $draft.get()
  if (draft?.conflict) {
    const { version, workflow } = draft.conflict.theirs
    $draft.set({ ...draft, version, saved: workflow, state: 'unsaved', conflict: null })
  }
  void saveDraft()
}

/** Shows what somebody else saved; one's own version can be had back by undoing. */
export const takeTheirs = () => {
  const draft = $draft.get()
  if (!draft?.conflict) return
  const { theirs } = draft.conflict
  const { past, present } = draft.history
  const history = { past: [...past, present], present: theirs.workflow, future: [] }
  $draft.set({ ...draftOf(theirs), history })
}
