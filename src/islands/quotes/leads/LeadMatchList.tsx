import { useStore } from '@nanostores/react'
import type { LeadMatches } from '#domain/lead/api'
import { href } from '#routes'
import { $leadMatches } from '#stores/lead/matches'
import { LeadStatusChip } from './lists/lead-cells.tsx'

type Contact = LeadMatches['contacts'][number]

export const LeadMatchList = ({
  contact,
  onChoose,
}: {
  contact: Contact | null
  onChoose: (contact: Contact | null) => void
}) => {
  const { contacts, leads } = useStore($leadMatches)
  const others = contacts.filter(({ id }) => id !== contact?.id)
  return (
    <aside className="lead-matches sec" aria-label="Possible matches" aria-live="polite">
      <header>
        <h2>Possible matches</h2>
      </header>
      {contact && <ChosenContact contact={contact} onDrop={() => onChoose(null)} />}
      {!contact && others.length + leads.length === 0 && (
        <p className="faint">No matches yet. Contacts and open leads appear here as you type.</p>
      )}
      <ul>
        {others.map((other) => (
          <ContactMatch key={other.id} contact={other} onUse={() => onChoose(other)} />
        ))}
        {leads.map((lead) => (
          <LeadMatch key={lead.id} lead={lead} />
        ))}
      </ul>
    </aside>
  )
}

const ChosenContact = ({ contact, onDrop }: { contact: Contact; onDrop: () => void }) => (
  <p>
    <b className="med">
      {contact.first_name} {contact.last_name}
    </b>{' '}
    is in the contacts.{' '}
    <button type="button" className="link" onClick={onDrop}>
      Somebody else
    </button>
  </p>
)

const ContactMatch = ({ contact, onUse }: { contact: Contact; onUse: () => void }) => (
  <li>
    <span>
      <b className="med">
        {contact.first_name} {contact.last_name}
      </b>
      <small className="mute">
        {[contact.why, contact.phone, contact.email].filter(Boolean).join(' · ')}
      </small>
    </span>
    <button type="button" className="btn" onClick={onUse}>
      Use
    </button>
  </li>
)

const LeadMatch = ({ lead }: { lead: LeadMatches['leads'][number] }) => (
  <li>
    <span>
      <a className="link med" href={href('quotes-leads-id', { id: lead.id })}>
        {lead.person}
      </a>
      <small className="mute">
        Lead {lead.number} · {lead.reasons.join(', ')}
      </small>
    </span>
    <LeadStatusChip of={lead.status} />
  </li>
)
