import { firstRefusal } from '#domain/act'
import { mayAccessLead } from '#domain/lead/access'
import type { Lead } from '#domain/lead/lead'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { RecordMessages } from '#islands/correspondence/RecordMessages.tsx'

export default function LeadMessages({ lead }: { lead: Lead }) {
  const person = useActingPerson()
  return (
    <section className="sec lead-messages" aria-label="Messages">
      <header>
        <h2>Messages</h2>
      </header>
      <RecordMessages
        record={{ kind: 'lead', id: lead.id }}
        mayWrite={firstRefusal(mayChangeWith(person, []), mayAccessLead(person, lead))}
      />
    </section>
  )
}
