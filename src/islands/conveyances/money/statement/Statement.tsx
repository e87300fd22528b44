import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { StatementSheet } from '#domain/completion-statement/api'
import type { StatementView } from '#domain/completion-statement/statement'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { hasExchange } from '#domain/matter-names'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import { $statement } from '#stores/completion-statement/statement'
import { RegistrationFee } from './RegistrationFee.tsx'
import { type OpenFigures, StatementForms } from './StatementForms.tsx'
import { TaxFigure } from './TaxFigure.tsx'

type CaseProps = { caseFile: CaseDetail }

/** What the case comes to at completion, each line from the record that has it. */
export const Statement = ({ caseFile }: CaseProps) => {
  const sheet = useStore($statement)
  const [open, setOpen] = useState<OpenFigures | null>(null)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  return (
    <Loaded from={sheet} skeleton={<Skeleton rows={8} />} retry={() => $statement.revalidate()}>
      {(it) => (
        <>
          {it.statement && <Sheet statement={it.statement} why={why} onOpen={setOpen} />}
          <Ended caseFile={caseFile} />
          {it.tax && <TaxFigure caseFile={caseFile} view={it.tax} why={why} onOpen={setOpen} />}
          {it.registration_fee && (
            <RegistrationFee view={it.registration_fee} why={why} onOpen={setOpen} />
          )}
          <StatementForms open={open} caseFile={caseFile} sheet={it} onDone={() => setOpen(null)} />
        </>
      )}
    </Loaded>
  )
}

/** What a statement says is due has been paid by then, and the ledger no longer holds it. */
const Ended = ({ caseFile: { conveyance } }: CaseProps) => {
  const { completed } = conveyance.facts
  const { completed_on } = conveyance.key_dates
  if (!completed || !hasExchange(conveyance.matter_type)) return null
  return (
    <section className="sec statement" aria-label="Completion statement">
      <header>
        <h2>Completion statement</h2>
      </header>
      <p className="mute">
        {completed_on ? `Completed on ${shortDate(completed_on)}.` : 'Completed.'} The statement
        that was filed before says what was due, and the ledger what was paid.
      </p>
    </section>
  )
}

type SheetProps = {
  statement: NonNullable<StatementSheet['statement']>
  why: string | undefined
  onOpen: (open: OpenFigures) => void
}

const Sheet = ({ statement, why, onOpen }: SheetProps) => {
  const canChange = useCan('conveyance.update')
  return (
    <section className="sec statement" aria-label="Completion statement">
      <header>
        <h2>Completion statement</h2>
        <span className="count">
          {statement.on ? `for ${shortDate(statement.on)}` : 'no date yet'}
        </span>
        {canChange && (
          <span className="end">
            <ActButton
              className="btn small quiet"
              why={why}
              onPress={() => onOpen({ form: 'file' })}
            >
              File as PDF
            </ActButton>
            <ActButton
              className="btn small quiet"
              why={why}
              onPress={() => onOpen({ form: 'figures' })}
            >
              Change<span className="sr"> the figures</span>
            </ActButton>
          </span>
        )}
      </header>
      <dl className="lines-2">
        {statement.lines.map(({ label, amount, is_estimate }) => (
          <div key={label}>
            <dt>
              {label} {is_estimate && <span className="warn">estimate</span>}
            </dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <Balance statement={statement} />
      <Missing missing={statement.missing} />
    </section>
  )
}

const Balance = ({
  statement: { balance, is_before_tax, missing },
}: {
  statement: StatementView
}) => (
  <p className="statement-balance">
    <b>
      {balance < 0 ? 'Due from the client' : 'To the client'}
      {is_before_tax && ', before tax'}
      {missing.length > 0 && ', not final'}
    </b>
    <span className="h1 num">{money(Math.abs(balance))}</span>
  </p>
)

const Missing = ({ missing }: { missing: readonly string[] }) =>
  missing.length === 0 ? null : (
    <>
      <h3 className="h2">Before it is final</h3>
      <ul className="statement-missing">
        {missing.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </>
  )
