import { useStore } from '@nanostores/react'
import type { AgentNote } from '#domain/agent/note/note'
import { shortInstant } from '#lib/format'
import { $agent } from '#stores/agent/agency-store'
import { $agencyNotes } from '#stores/agent/own-notes'

const MOST_SHOWN = 5

type Props = { caseId: string; onEdit: (note: AgentNote) => void }

/** What the agency wrote about a case, newest first; the agent’s own can be changed. */
export const OwnNotes = ({ caseId, onEdit }: Props) => {
  const me = useStore($agent)
  return useStore($agencyNotes)
    .data?.filter((it) => it.conveyance_id === caseId)
    .slice(0, MOST_SHOWN)
    .map((note) => (
      <p key={note.id} className="agent-note">
        {note.text}
        <small>
          {note.by.name}, {shortInstant(note.at)}
          {note.edited_at && ', edited'};{' '}
          {note.audience === 'agency' ? 'my agency only' : 'the conveyancer reads it too'}{' '}
          {note.by.id === me && (
            <button type="button" className="link" onClick={() => onEdit(note)}>
              Edit
            </button>
          )}
        </small>
      </p>
    ))
}
