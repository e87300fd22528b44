import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { identityActs } from '#domain/identity/acts'
import type { IdentityView } from '#domain/identity/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { approveIdentity, reviewIdentity } from '#stores/identity/checks'
import type { OpenIdentity } from './IdentityForms.tsx'
import { ReviewValues, reviewFields, reviewStart } from './identity-fields.ts'
import { PersonFacts, Pictures, ServiceResults } from './Pictures.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

type Props = {
  caseFile: CaseDetail
  person: IdentityView
  onOpen: (open: OpenIdentity) => void
  onDone: () => void
}

/** The pictures beside the checklist of the first person, or beside their review for the second. */
export const ReviewPanel = ({ caseFile, person, onOpen, onDone }: Props) => {
  const acts = identityActs(useActingPerson(), caseFile.conveyance, person.check)
  const [isAgain, setAgain] = useState(false)
  const isReviewed = person.check.review !== null
  const isOpen = acts.review === true && (isAgain || !isReviewed)
  return (
    <section className="identity-review" aria-label={`Check of ${person.name}`}>
      <div>
        <PersonFacts person={person} />
        <Pictures check={person.check} />
        <ServiceResults person={person} />
      </div>
      <div>
        {isReviewed && <ReviewFacts check={person.check} />}
        {person.check.status === 'second_person' && (
          <SecondPerson person={person} acts={acts} onOpen={onOpen} />
        )}
        {isOpen ? (
          <ReviewForm person={person} onDone={onDone} />
        ) : (
          <ClosedFeet acts={acts} onAgain={() => setAgain(true)} onDone={onDone} />
        )}
      </div>
    </section>
  )
}

type FeetProps = {
  acts: ReturnType<typeof identityActs>
  onAgain: () => void
  onDone: () => void
}

const ClosedFeet = ({ acts, onAgain, onDone }: FeetProps) => (
  <div className="feet">
    <button type="button" className="btn" onClick={onDone}>
      Close
    </button>
    <ActButton why={reasonAgainst(acts.review)} onPress={onAgain}>
      Check again
    </ActButton>
  </div>
)

const ReviewForm = ({ person, onDone }: Pick<Props, 'person' | 'onDone'>) => (
  <SchemaForm
    schema={ReviewValues}
    submit="Send for approval"
    of={person.contact_id}
    version={person.version}
    onCancel={onDone}
    start={reviewStart(person)}
    fields={reviewFields(person)}
    onSubmit={async (body, key) => {
      await reviewIdentity(person, body, key)
      onDone()
    }}
  />
)

type SecondProps = Pick<Props, 'person' | 'onOpen'> & { acts: ReturnType<typeof identityActs> }

const SecondPerson = ({ person, acts, onOpen }: SecondProps) => {
  const key = useRef(crypto.randomUUID())
  const approve = () =>
    approveIdentity(person, key.current).catch(showRefusal('Couldn’t approve this'))
  return (
    <div className="feet">
      <ActButton
        why={reasonAgainst(acts.reject)}
        onPress={() => onOpen({ name: 'send_back', person })}
      >
        Send back
      </ActButton>
      <ActButton
        className="btn main"
        why={reasonAgainst(acts.approve)}
        onPress={() => void approve()}
      >
        Approve
      </ActButton>
    </div>
  )
}
