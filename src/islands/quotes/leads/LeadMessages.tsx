import { useStore } from '@nanostores/react'
import { firstRefusal } from '#domain/act'
import { mayAccessLead } from '#domain/lead/access'
import type { Lead } from '#domain/lead/lead'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { correspondenceHref } from '#islands/correspondence/address.ts'
import { Correspondence } from '#islands/correspondence/Correspondence.tsx'
import { Email } from '#islands/correspondence/Email.tsx'
import { setSearch } from '#stores/chrome/route'
import { $emailId } from '#stores/tracked-email/record'

/** The messages and emails of a lead, or the one that the address names. */
export default function LeadMessages({ lead }: { lead: Lead }) {
  const email = useStore($emailId)
  const person = useActingPerson()
  return (
    <section className="sec lead-messages" aria-label="Messages">
      <header>
        <h2>Messages</h2>
      </header>
      {email === null ? (
        <Correspondence
          mayWrite={firstRefusal(mayChangeWith(person, []), mayAccessLead(person, lead))}
        />
      ) : (
        <>
          <BackToAll id={lead.id} />
          <Email />
        </>
      )}
    </section>
  )
}

const BackToAll = ({ id }: { id: string }) => (
  <p className="email-back">
    <a
      className="link"
      href={correspondenceHref({ kind: 'lead', id })}
      onClick={(event) => {
        event.preventDefault()
        setSearch('')
      }}
    >
      All messages
    </a>
  </p>
)
