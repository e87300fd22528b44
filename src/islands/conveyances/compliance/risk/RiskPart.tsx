import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { riskNames } from '#domain/conveyance/labels'
import { type RiskActs, riskActs } from '#domain/risk/acts'
import { type RiskStanding, riskStandings } from '#domain/risk/labels'
import type { CaseRisk } from '#domain/risk/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $caseRisk } from '#stores/risk/risk'
import type { OpenRisk } from './RiskForms.tsx'
import { RiskRounds } from './RiskRounds.tsx'

const RiskForms = lazy(() => import('./RiskForms.tsx'))

type Props = { caseFile: CaseDetail }

/** The client and matter risk of the case, what it rests on, and what has changed since. */
export const RiskPart = ({ caseFile }: Props) => (
  <Loaded
    from={useStore($caseRisk)}
    skeleton={<Skeleton rows={2} />}
    retry={() => $caseRisk.revalidate()}
  >
    {(risk) => <Risk caseFile={caseFile} risk={risk} />}
  </Loaded>
)

const tones: Readonly<Record<RiskStanding, 'half' | 'good' | 'warn' | 'bad'>> = {
  none: 'half',
  second_person: 'warn',
  current: 'good',
  reopened: 'bad',
  sent_back: 'bad',
}

type RiskProps = Props & { risk: CaseRisk }

const Risk = ({ caseFile, risk }: RiskProps) => {
  const [open, setOpen] = useState<OpenRisk | null>(null)
  const acts = riskActs(useActingPerson(), caseFile.conveyance, risk)
  return (
    <section className="sec" aria-label="Risk" id="risk">
      <Head risk={risk} />
      <Changes risk={risk} />
      <RiskRounds rounds={risk.assessment?.rounds ?? []} />
      <Buttons acts={acts} standing={risk.standing} onOpen={setOpen} />
      {open && (
        <Suspense>
          <RiskForms
            open={open}
            conveyance={caseFile.conveyance}
            risk={risk}
            onDone={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const Head = ({ risk: { standing, level } }: Pick<RiskProps, 'risk'>) => (
  <header>
    <h2>Risk</h2>
    <Status tone={tones[standing]}>{riskStandings[standing]}</Status>
    {level && standing === 'current' && <span className="count">{riskNames[level]}</span>}
    <span className="end">a high risk takes two people</span>
  </header>
)

const Changes = ({ risk: { standing, changes } }: Pick<RiskProps, 'risk'>) => (
  <>
    {changes.length > 0 && (
      <ul className="identity-problems">
        {changes.map((it) => (
          <li key={it} className="warn">
            {it}
          </li>
        ))}
      </ul>
    )}
    {standing === 'reopened' && (
      <p className="warn none">
        Exchange and completion wait until somebody has assessed it again.
      </p>
    )}
  </>
)

type ButtonsProps = {
  acts: RiskActs
  standing: RiskStanding
  onOpen: (open: OpenRisk) => void
}

const Buttons = ({ acts, standing, onOpen }: ButtonsProps) => {
  const button = (name: OpenRisk, label: string, isMain = false) => (
    <ActButton
      className={isMain ? 'btn small main' : 'btn small'}
      why={reasonAgainst(acts[name])}
      onPress={() => onOpen(name)}
    >
      {label}
    </ActButton>
  )
  if (standing === 'second_person')
    return (
      <p className="row wrap risk-acts">
        {button('reject', 'Send back')}
        {button('approve', 'Approve', true)}
      </p>
    )
  return (
    <p className="row wrap risk-acts">
      {button(
        'assess',
        standing === 'none' ? 'Assess the risk' : 'Assess again',
        standing !== 'current',
      )}
    </p>
  )
}
