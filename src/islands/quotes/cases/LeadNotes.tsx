import type { QuotedLead } from '#domain/quote/case/api'
import { dayOf, exactInstant, shortDate } from '#lib/format'
import { href } from '#routes'

/** What was written and noted on the lead of a quote, with a link to it. */
export const LeadNotes = ({ lead }: { lead: QuotedLead }) => (
  <section className="sec" aria-label="From the lead">
    <header>
      <h2>From the lead</h2>
      <a className="link" href={href('quotes-leads-id', { id: lead.id })}>
        {lead.number}
      </a>
    </header>
    <ul>
      {lead.message && <li className="message-text">{lead.message}</li>}
      {lead.notes.map((note) => (
        <li key={note.at}>
          {note.words}{' '}
          <span className="mute" title={exactInstant(note.at)}>
            {note.who}, {shortDate(dayOf(note.at))}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
