import { useStore } from '@nanostores/react'
import { exactInstant, shortInstant } from '#lib/format'
import { $agentNotesOfCase } from '#stores/conveyance/note/agent-notes'

/** What the agent of a case wrote for the firm; nothing before the first note. */
export const NotesOfAgent = () => {
  const notes = useStore($agentNotesOfCase).data ?? []
  if (notes.length === 0) return null
  return (
    <section className="sec" aria-labelledby="agent-notes">
      <header>
        <h2 id="agent-notes">Notes from the agent</h2>
        <span className="count">{notes.length}</span>
      </header>
      <ul className="case-notes">
        {notes.map(({ id, by, at, edited_at, text }) => (
          <li key={id} className="case-note">
            <header>
              <b>{by.name}</b>
              <time className="faint" title={exactInstant(at)}>
                {shortInstant(at)}
                {edited_at && ', edited'}
              </time>
            </header>
            <p className="said">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
