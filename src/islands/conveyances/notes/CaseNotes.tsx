import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayAddNote } from '#domain/conveyance/note/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $caseNotes } from '#stores/conveyance/note/notes'
import { AgentQuestions } from './AgentQuestions.tsx'
import { NoteForm } from './NoteForm.tsx'
import { NoteForms, type OpenNote } from './NoteForms.tsx'
import { NoteLine } from './NoteLine.tsx'
import { NotesOfAgent } from './NotesOfAgent.tsx'

/** The notes of a case, pinned ones first, and the form that adds one. */
export default function CaseNotes({ caseFile: { conveyance } }: { caseFile: CaseDetail }) {
  const notes = useStore($caseNotes)
  const [open, setOpen] = useState<OpenNote | null>(null)
  const canAdd = mayAddNote(useActingPerson(), conveyance) === true
  return (
    <section className="case-part" aria-label="Notes">
      <AgentQuestions conveyance={conveyance} />
      <NotesOfAgent />
      {canAdd && <NoteForm conveyance={conveyance} />}
      <Loaded from={notes} skeleton={<Skeleton rows={6} />} retry={() => $caseNotes.revalidate()}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="No notes yet">
              <p>Calls, decisions and what a colleague should know about this case.</p>
            </Empty>
          ) : (
            <ul className="case-notes">
              {list.map((note) => (
                <NoteLine key={note.id} conveyance={conveyance} note={note} onOpen={setOpen} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NoteForms conveyance={conveyance} open={open} onDone={() => setOpen(null)} />
    </section>
  )
}
