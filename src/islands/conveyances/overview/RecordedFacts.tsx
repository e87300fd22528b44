import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { taskHref } from '#domain/conveyance/guards'
import { type Fact, type FactKey, factNames } from '#domain/conveyance/plan/fact'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { entriesOf } from '#domain/entries'
import { dayOf, shortDate } from '#lib/format'
import { Line, Part } from './overview-parts.tsx'

/** The facts of a case, each with a link to its task, where it is reopened. */
export const RecordedFacts = ({ caseFile }: { caseFile: CaseDetail }) => (
  <Part title="Recorded facts" isWide>
    {entriesOf(caseFile.conveyance.facts).map(([key, fact]) =>
      fact ? (
        <Line key={key} name={<FactName caseFile={caseFile} fact={key} />}>
          {shortDate(dayOf(fact.at))}, {namesOf(fact)}
          {fact.evidence && <small className="evidence">{evidenceLine(fact.evidence)}</small>}
        </Line>
      ) : null,
    )}
  </Part>
)

const FactName = ({ caseFile, fact }: { caseFile: CaseDetail; fact: FactKey }) => {
  const task = tasksOf(caseFile.plan).find(({ evidence }) => evidence === fact)
  return task ? (
    <a className="link" href={taskHref(caseFile.conveyance.id, task.key)}>
      {factNames[fact]}
    </a>
  ) : (
    factNames[fact]
  )
}

const namesOf = ({ by, recorded_by }: Fact) =>
  recorded_by ? `${recorded_by.name}, approved by ${by.name}` : by.name
