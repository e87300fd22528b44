import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { mayPublishWorkflow } from '#domain/conveyance/workflow/acts'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { fieldErrorsIn } from '#domain/error-fields'
import { LaterHere } from '#islands/conveyances/LaterHere.tsx'
import {
  $draft,
  redoDraft,
  type SaveState,
  saveDraft,
  undoDraft,
  type WorkflowDraft,
} from '#stores/conveyance/workflow/draft'
import { usePublished } from '../use-published.ts'
import { PublishDialog } from './PublishDialog.tsx'

const stateTexts: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Couldn’t save',
  conflict: 'Changed by somebody else',
}

type Props = { detail: WorkflowDetail; findings: number; onCheck: () => void }

export const EditorHead = ({ detail, findings, onCheck }: Props) => {
  const draft = useStore($draft)
  const [isPublishing, setPublishing] = useState(false)
  const published = usePublished() ?? []
  if (draft === null) return null
  const { present } = draft.history
  const why = reasonAgainst(mayPublishWorkflow({ ...detail, workflow: present }, published))
  return (
    <header className="list-head we-head">
      <h1 className="h1">{present.name}</h1>
      <Chip tone="note">Draft, version {present.version}</Chip>
      <SaveText draft={draft} />
      <LaterHere subject="workflow" id={detail.id} />
      <span className="end">
        <UndoButtons draft={draft} />
        <button type="button" className="btn" onClick={onCheck}>
          <Icon name="circle-check" /> Check <span className="mute">{findings}</span>
        </button>
        <ActButton className="btn main" why={why} onPress={() => setPublishing(true)}>
          Publish…
        </ActButton>
      </span>
      <PublishDialog isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </header>
  )
}

/** Why the server refused the draft: ': “A” cannot start itself.' */
const refusalOf = (error: unknown) => {
  const [text] = fieldErrorsIn(error)['workflow'] ?? []
  return text === undefined ? '' : `: ${text}`
}

const SaveText = ({ draft: { state, error } }: { draft: WorkflowDraft }) => (
  <span className={state === 'failed' ? 'bad' : 'mute'} role="status">
    {stateTexts[state]}
    {state === 'failed' && refusalOf(error)}
    {state === 'failed' && (
      <button type="button" className="btn small" onClick={() => void saveDraft()}>
        Try again
      </button>
    )}
  </span>
)

const UndoButtons = ({ draft: { history } }: { draft: WorkflowDraft }) => (
  <>
    <button
      type="button"
      className="icon-btn"
      aria-label="Undo"
      title="Undo (Ctrl+Z)"
      disabled={history.past.length === 0}
      onClick={undoDraft}
    >
      <Icon name="rotate-ccw" />
    </button>
    <button
      type="button"
      className="icon-btn"
      aria-label="Redo"
      title="Redo (Ctrl+Shift+Z)"
      disabled={history.future.length === 0}
      onClick={redoDraft}
    >
      <Icon name="rotate-cw" />
    </button>
  </>
)
