import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayTrace } from '#domain/residual/acts'
import { wayNames } from '#domain/residual/labels'
import { type Attempt, hasSteps, type Residual } from '#domain/residual/residual'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import { $caseLedger } from '#stores/ledger/ledger'
import { $casePayments } from '#stores/payment/payments'
import { $caseResidual } from '#stores/residual/residual'
import { type ResidualForm, ResidualForms } from './ResidualForms.tsx'

type CaseProps = { caseFile: CaseDetail }

/** What the case still holds after its completion, and what was done to return it. */
export default function ResidualPart({ caseFile }: CaseProps) {
  const { data: ledger } = useStore($caseLedger)
  const residual = useStore($caseResidual)
  const held = ledger?.client ?? 0
  if (held === 0 && !residual.data?.attempts.length) return null
  return (
    <section className="sec" aria-label="Left after completion">
      <Loaded
        from={residual}
        skeleton={<Skeleton rows={2} />}
        retry={() => $caseResidual.revalidate()}
      >
        {(it) => <OfCase caseFile={caseFile} residual={it} held={held} />}
      </Loaded>
    </section>
  )
}

type Props = CaseProps & { residual: Residual; held: number }

const OfCase = ({ caseFile, residual, held }: Props) => {
  const [open, setOpen] = useState<ResidualForm | null>(null)
  const { attempts, receipt } = residual
  return (
    <>
      <header>
        <h2>Left after completion</h2>
        {useCan('conveyance.update') && (
          <Acts caseFile={caseFile} residual={residual} onOpen={setOpen} />
        )}
      </header>
      <p className="mute">{adviceFor(residual, held)}</p>
      {attempts.length > 0 && (
        <ul className="money-lines">
          {attempts.map((it) => (
            <AttemptLine key={it.id} attempt={it} />
          ))}
        </ul>
      )}
      {receipt && (
        <p>
          Receipt of the charity: “{receipt.name}”, filed by {receipt.by.name}.
        </p>
      )}
      <ResidualForms open={open} residual={residual} onDone={() => setOpen(null)} />
    </>
  )
}

type ActsProps = Pick<Props, 'caseFile' | 'residual'> & { onOpen: (open: ResidualForm) => void }

const Acts = ({ caseFile, residual, onOpen }: ActsProps) => {
  const { data: payments = [] } = useStore($casePayments)
  const why = reasonAgainst(mayTrace(useActingPerson(), caseFile.conveyance))
  const isGiven = payments.some(
    ({ purpose, status }) => purpose === 'residual_charity' && status === 'sent',
  )
  return (
    <span className="end">
      {isGiven && residual.receipt === null && (
        <ActButton className="btn small" why={why} onPress={() => onOpen('receipt')}>
          File the charity’s receipt
        </ActButton>
      )}
      <ActButton className="btn small" why={why} onPress={() => onOpen('attempt')}>
        Record an attempt
      </ActButton>
    </span>
  )
}

const adviceFor = (residual: Residual, held: number) => {
  if (held === 0) return 'Nothing is held any more.'
  const kept = `${money(held)} is held. Pay what is due from it, and the rest to the client, whose it is.`
  return hasSteps(residual)
    ? `${kept} If they cannot be found, ask for a payment of the whole balance to a charity.`
    : `${kept} Before it can go to a charity, record what you tried in at least two ways.`
}

const AttemptLine = ({ attempt }: { attempt: Attempt }) => (
  <li>
    <span>
      <b className="med">{wayNames[attempt.way]}</b>
      <small className="evidence">
        {attempt.what}
        {attempt.document && ` · “${attempt.document.name}”`}
      </small>
    </span>
    <span>{shortDate(attempt.on)}</span>
    <span>{attempt.by.name}</span>
  </li>
)
