import { useStore } from '@nanostores/react'
import { dayOf, plainDate } from '#lib/format'
import { $clientNotes } from '#stores/conveyance/note/of-client'

/** What the legal team wrote to the client on a case; nothing until there is something. */
export default function SharedNotes({ caseId }: { caseId: string }) {
  const notes = useStore($clientNotes).data?.filter((it) => it.conveyance_id === caseId) ?? []
  if (notes.length === 0) return null
  return (
    <section className="client-notes">
      <h2>Notes from your legal team</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="said">{note.text}</p>
            <span className="mute">
              {note.by}, {plainDate(dayOf(note.at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
