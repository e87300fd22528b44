import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { asksForFunds } from '#domain/funds/asked'
import { figureProblems } from '#domain/funds/rules'
import type { CaseFunds } from '#domain/funds/view'
import { mayLook } from '#domain/identity/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money } from '#lib/format'
import { $caseFunds } from '#stores/funds/checks'
import { ForEverybody } from '../ForEverybody.tsx'
import { FundsForms, type OpenFunds } from './FundsForms.tsx'
import { FundsStatementRow } from './FundsStatementRow.tsx'

type CaseProps = { caseFile: CaseDetail }

/** Where the money of the case comes from, held against the price and the loan. */
export const FundsPart = ({ caseFile }: CaseProps) =>
  asksForFunds(caseFile) ? <Funds caseFile={caseFile} /> : null

const Funds = ({ caseFile }: CaseProps) => {
  const funds = useStore($caseFunds)
  const [open, setOpen] = useState<OpenFunds | null>(null)
  return (
    <>
      <Loaded from={funds} skeleton={<Skeleton rows={3} />} retry={() => $caseFunds.revalidate()}>
        {(it) => <Statements caseFile={caseFile} funds={it} onOpen={setOpen} />}
      </Loaded>
      <FundsForms open={open} onDone={() => setOpen(null)} />
    </>
  )
}

type StatementsProps = CaseProps & { funds: CaseFunds; onOpen: (open: OpenFunds) => void }

const Statements = ({ caseFile, funds, onOpen }: StatementsProps) => (
  <section className="sec" aria-label="Source of funds">
    <header>
      <h2>Source of funds</h2>
      <span className="count num">
        {money(funds.needed)} needed, {money(funds.accepted)} accepted
      </span>
      <ForEverybody fact={caseFile.conveyance.facts.source_of_funds_accepted} />
      <span className="end">reviewed by one person, accepted by another</span>
    </header>
    <Figures caseFile={caseFile} funds={funds} />
    {funds.statements.map((statement) => (
      <FundsStatementRow
        key={statement.contact_id}
        caseFile={caseFile}
        funds={funds}
        statement={statement}
        onOpen={onOpen}
      />
    ))}
  </section>
)

/** What does not agree, once anybody has said something. */
const Figures = ({ caseFile, funds }: CaseProps & { funds: CaseFunds }) => {
  const isTold = funds.statements.some(({ parts }) => parts.length > 0)
  if (!mayLook(useActingPerson()) || !isTold) return null
  const problems = figureProblems(caseFile.conveyance, funds.statements)
  return problems.length > 0 ? (
    <ul className="identity-problems">
      {problems.map((it) => (
        <li key={it} className="warn">
          {it}
        </li>
      ))}
    </ul>
  ) : null
}
