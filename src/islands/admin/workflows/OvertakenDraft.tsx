import { useStore } from '@nanostores/react'
import type { WorkflowDetail } from '#domain/conveyance/workflow/listing'
import { $overtaken } from '#stores/conveyance/workflow/overtaken'
import { saveAsDraft } from './save-as-draft.ts'

const acts = { draft: 'changed', published: 'published', retired: 'retired' } as const

/** Says that somebody published or retired what one was editing; one's own version can become a draft. */
export const OvertakenDraft = ({ detail: { id, status } }: { detail: WorkflowDetail }) => {
  const overtaken = useStore($overtaken)
  if (overtaken?.id !== id) return null
  const { workflow, changed } = overtaken
  return (
    <div className="banner" role="alert">
      <div>
        <p>
          <b>
            {changed?.by ?? 'Somebody'} {acts[status]} this workflow while you were editing it.
          </b>{' '}
          Your last changes are not in it.
        </p>
        <div className="feet">
          <button type="button" className="btn" onClick={() => $overtaken.set(null)}>
            Discard my changes
          </button>
          <button type="button" className="btn main" onClick={() => void saveAsDraft(workflow)}>
            Save my changes as a new draft
          </button>
        </div>
      </div>
    </div>
  )
}
