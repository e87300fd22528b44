import { firstRefusal } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayChangeWith } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { RecordMessages } from '#islands/correspondence/RecordMessages.tsx'

export default function CaseMessages({ caseFile }: { caseFile: CaseDetail }) {
  const person = useActingPerson()
  const mayWrite = firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    caseActs(caseFile, person).change,
  )
  return (
    <section className="case-part case-messages" aria-label="Messages">
      <RecordMessages
        record={{ kind: 'conveyance', id: caseFile.conveyance.id }}
        mayWrite={mayWrite}
      />
    </section>
  )
}
