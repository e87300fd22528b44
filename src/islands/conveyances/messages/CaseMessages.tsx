import { useStore } from '@nanostores/react'
import { firstRefusal } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { correspondenceHref } from '#islands/correspondence/address.ts'
import { Correspondence } from '#islands/correspondence/Correspondence.tsx'
import { Email } from '#islands/correspondence/Email.tsx'
import { setSearch } from '#stores/chrome/route'
import { $emailId } from '#stores/tracked-email/record'

/** The messages and emails of a case, or the one that the address names. */
export default function CaseMessages({ caseFile }: { caseFile: CaseDetail }) {
  const email = useStore($emailId)
  const person = useActingPerson()
  const mayWrite = firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    caseActs(caseFile, person).change,
  )
  return (
    <section className="case-part case-messages" aria-label="Messages">
      {email === null ? (
        <Correspondence mayWrite={mayWrite} />
      ) : (
        <>
          <BackToAll id={caseFile.conveyance.id} />
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
      href={correspondenceHref({ kind: 'conveyance', id })}
      onClick={(event) => {
        event.preventDefault()
        setSearch('?tab=messages')
      }}
    >
      All messages
    </a>
  </p>
)
