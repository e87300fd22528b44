import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayCheckIdentity } from '#domain/identity/acts'
import type { IdentityView } from '#domain/identity/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $identityChecks } from '#stores/identity/checks'
import { ForEverybody } from '../ForEverybody.tsx'
import { IdentityForms, type OpenIdentity } from './IdentityForms.tsx'
import { IdentityRow } from './IdentityRow.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

type CaseProps = { caseFile: CaseDetail }

/** Everybody whose identity the case rests on, with what is next for each. */
export const IdentityPart = ({ caseFile }: CaseProps) => {
  const checks = useStore($identityChecks)
  const [open, setOpen] = useState<OpenIdentity | null>(null)
  return (
    <>
      <Loaded
        from={checks}
        skeleton={<Skeleton rows={3} />}
        retry={() => $identityChecks.revalidate()}
      >
        {(people) => <People caseFile={caseFile} people={people} onOpen={setOpen} />}
      </Loaded>
      <IdentityForms open={open} onDone={() => setOpen(null)} />
    </>
  )
}

type PeopleProps = CaseProps & {
  people: readonly IdentityView[]
  onOpen: (open: OpenIdentity) => void
}

const People = ({ caseFile, people, onOpen }: PeopleProps) => {
  const [reviewing, setReviewing] = useState<string | null>(null)
  const why = reasonAgainst(mayCheckIdentity(useActingPerson(), caseFile.conveyance))
  const passed = people.filter(({ standing }) => standing === 'passed').length
  return (
    <section className="sec" aria-label="Identity">
      <header>
        <h2>Identity</h2>
        <span className="count">
          {passed} of {people.length} passed
        </span>
        <ForEverybody fact={caseFile.conveyance.facts.identity_checked} />
        <span className="end">
          <ActButton className="btn small" why={why} onPress={() => onOpen({ name: 'add' })}>
            Check another person
          </ActButton>
        </span>
      </header>
      <ul>
        {people.map((person) => (
          <li key={person.contact_id}>
            <IdentityRow
              caseFile={caseFile}
              person={person}
              onOpen={onOpen}
              onReview={() => setReviewing(person.contact_id)}
            />
            {reviewing === person.contact_id && (
              <ReviewPanel
                key={person.version}
                caseFile={caseFile}
                person={person}
                onOpen={onOpen}
                onDone={() => setReviewing(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
