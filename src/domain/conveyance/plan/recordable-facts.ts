import type { CaseRecords } from '#domain/conveyance/conveyance'
import { entriesOf } from '#domain/entries'
import { mayRecordFact } from './fact/acts.ts'
import { type FactKey, factNames } from './fact.ts'
import { tasksOf } from './plan.ts'

type FactChoice = { readonly value: FactKey; readonly label: string }

const factsOfPlan = ({ plan }: CaseRecords) =>
  new Set(tasksOf(plan).flatMap(({ evidence, settled_by }) => [evidence, settled_by]))

/** The facts that may be recorded by themselves and are not recorded yet; those of the case’s own tasks first. */
export const recordableFacts = (records: CaseRecords): readonly FactChoice[] => {
  const ofPlan = factsOfPlan(records)
  return entriesOf(factNames)
    .filter(([fact]) => !records.conveyance.facts[fact] && mayRecordFact(records, fact) === true)
    .toSorted(([a], [b]) => Number(ofPlan.has(b)) - Number(ofPlan.has(a)))
    .map(([value, label]) => ({ value, label }))
}
