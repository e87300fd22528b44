import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { type Fact, type FactKey, factNames } from '#domain/conveyance/plan/fact'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { dayOf, shortDate } from '#lib/format'
import { Line, Part } from './overview-parts.tsx'

type FactPartProps = { caseFile: CaseDetail; title: string; facts: readonly FactKey[] }

/** Facts with who recorded them, when and on what evidence; those of the plan that are not recorded say so. */
export const FactPart = ({ title, facts, caseFile }: FactPartProps) => {
  const { conveyance, plan } = caseFile
  const planned = tasksOf(plan).filter(({ status }) => status !== 'not_applicable')
  const isShown = (key: FactKey) =>
    conveyance.facts[key] !== undefined || planned.some(({ evidence }) => evidence === key)
  return (
    <Part title={title}>
      {facts.filter(isShown).map((key) => (
        <Line key={key} name={factNames[key]}>
          <Recorded
            fact={conveyance.facts[key]}
            waiting={conveyance.pending_evidence[key]?.by.name}
          />
        </Line>
      ))}
    </Part>
  )
}

const Recorded = ({ fact, waiting }: { fact: Fact | undefined; waiting: string | undefined }) => {
  if (fact === undefined)
    return waiting === undefined ? (
      <span className="mute">Not recorded</span>
    ) : (
      `Recorded by ${waiting}, waiting for a second person`
    )
  const names = [fact.recorded_by?.name, fact.by.name].filter(Boolean).join(', approved by ')
  return (
    <>
      {shortDate(dayOf(fact.at))}, {names}
      {fact.evidence && <small className="evidence">{evidenceLine(fact.evidence)}</small>}
    </>
  )
}
