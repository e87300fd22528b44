import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayPropose } from '#domain/interest/acts'
import type { CaseInterest } from '#domain/interest/interest'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { $caseInterest } from '#stores/interest/interest'
import { InterestForms, type OpenInterest } from './InterestForms.tsx'
import { InterestRow } from './InterestRow.tsx'
import { Working } from './Working.tsx'

type CaseProps = { caseFile: CaseDetail }

/** Interest on the client’s money: what is due by the firm’s rates, who proposed it and who approved it. */
export default function InterestPart({ caseFile }: CaseProps) {
  return (
    <section className="sec" aria-label="Interest">
      <Loaded
        from={useStore($caseInterest)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $caseInterest.revalidate()}
      >
        {(it) => <OfCase caseFile={caseFile} {...it} />}
      </Loaded>
    </section>
  )
}

const OfCase = ({ caseFile, interest, due }: CaseProps & CaseInterest) => {
  const [open, setOpen] = useState<OpenInterest | null>(null)
  const person = useActingPerson()
  const why = reasonAgainst(mayPropose(person, caseFile.conveyance, { interest, due }))
  return (
    <>
      <header>
        <h2>Interest</h2>
        {useCan('payments.create') && (
          <span className="end">
            <ActButton className="btn small" why={why} onPress={() => setOpen({ name: 'propose' })}>
              Propose interest
            </ActButton>
          </span>
        )}
      </header>
      <Due due={due} isFirst={interest.length === 0} />
      {interest.length > 0 && (
        <ul className="money-lines">
          {interest.toReversed().map((it) => (
            <InterestRow key={it.id} caseFile={caseFile} interest={it} onOpen={setOpen} />
          ))}
        </ul>
      )}
      <InterestForms open={open} due={due} onDone={() => setOpen(null)} />
    </>
  )
}

const Due = ({ due, isFirst }: Pick<CaseInterest, 'due'> & { isFirst: boolean }) =>
  due === null ? (
    <p className="mute">
      {isFirst ? 'No client money has been held overnight.' : 'No client money was held since.'}
    </p>
  ) : (
    <Working working={due} name="Due until yesterday" />
  )
