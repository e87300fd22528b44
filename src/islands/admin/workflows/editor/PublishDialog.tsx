import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { runAct } from '#islands/admin/run-act.ts'
import { $presentUsers } from '#stores/chrome/presence'
import { $draft, saveDraft } from '#stores/conveyance/workflow/draft'
import { $workflow, publishWorkflow } from '#stores/conveyance/workflow/workflow'
import WorkflowChanges from '../WorkflowChanges.tsx'

const publish = async (note: string) => {
  await saveDraft()
  const draft = $draft.get()
  const detail = $workflow.get().data
  if (draft?.state !== 'saved' || detail?.id !== draft.id)
    throw new Error('The draft has changes that are not saved.')
  await publishWorkflow({ ...detail, version: draft.version }, note)
}

/** Who else has the draft open, and what becomes of their edits. */
const OtherEditors = () => {
  const names = useStore($presentUsers).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="hint" role="status">
      {names.join(' and ')} {names.length > 1 ? 'have' : 'has'} this draft open. Edits that are not
      saved yet can be kept as a new draft.
    </p>
  )
}

type NoteProps = { note: string; onChange: (note: string) => void; isFaulty: boolean }

const Note = ({ note, onChange, isFaulty }: NoteProps) => (
  <TextArea
    label="What changed"
    name="note"
    value={note}
    onChange={onChange}
    most={500}
    faults={isFaulty ? ['Enter what changed.'] : undefined}
  />
)

type Props = { isOpen: boolean; onClose: () => void }

/** Shows what changes for new cases, and asks for a note. */
export const PublishDialog = ({ isOpen, onClose }: Props) => {
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = note.trim() === ''
  const confirm = () => {
    setAsked(true)
    if (isMissing) return
    onClose()
    void runAct(() => publish(note), 'Workflow published')
  }
  const workflow = $draft.get()?.history.present
  return (
    <Dialog title="Publish this version?" open={isOpen} onClose={onClose} wide>
      <p>
        {workflow?.is_part
          ? 'Rules that start it use this version from now on. Cases that have it already keep theirs.'
          : 'New cases use it from now on. Open cases stay on their version until you move them.'}
      </p>
      <OtherEditors />
      {workflow && <WorkflowChanges workflow={workflow} />}
      <Note note={note} onChange={setNote} isFaulty={isAsked && isMissing} />
      <div className="feet">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="btn main" onClick={confirm}>
          Publish
        </button>
      </div>
    </Dialog>
  )
}
