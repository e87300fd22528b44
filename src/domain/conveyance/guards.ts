import { hasExchange } from '#domain/matter-names'
import type { Missing } from '#domain/refusal'
import type { CaseRecords, Conveyance } from './conveyance.ts'
import { type Gate, gatesToClose, gatesToComplete, gatesToExchange } from './gates.ts'
import { type FactKey, factNames } from './plan/fact.ts'
import { isSettled, type Plan, type Task, tasksOf } from './plan/plan.ts'

export const taskHref = (conveyance_id: string, key: string) =>
  `/conveyances/${conveyance_id}?tab=milestones#task-${key}`

const factHref = (conveyance: Conveyance, plan: Plan, fact: FactKey) => {
  const task = tasksOf(plan).find((one) => one.evidence === fact)
  return task ? taskHref(conveyance.id, task.key) : `/conveyances/${conveyance.id}?tab=overview`
}

/** What blocks acceptance of all replies: '4 enquiries are still open', '1 enquiry is not sent'; null where nothing does. */
export const openEnquiries = ({ id, counts }: Conveyance): Missing | null => {
  const { enquiries_open: open, enquiries_drafts: drafts = 0 } = counts
  if (open + drafts === 0) return null
  const counted = (count: number) => (count === 1 ? '1 enquiry is' : `${count} enquiries are`)
  const what = open > 0 ? `${counted(open)} still open` : `${counted(drafts)} not sent`
  return { what, href: `/conveyances/${id}?tab=enquiries` }
}

const missingFact = ({ conveyance, plan }: CaseRecords, fact: FactKey): Missing =>
  (fact === 'enquiries_accepted' ? openEnquiries(conveyance) : null) ?? {
    what: factNames[fact],
    href: factHref(conveyance, plan, fact),
  }

const missingFacts = (records: CaseRecords, gates: readonly Gate[]): Missing[] =>
  gates
    .filter((gate) => !records.conveyance.facts[gate.fact])
    .map((gate) => missingFact(records, gate.fact))

const missingWhileHeld = ({ id, hold }: Conveyance): Missing[] =>
  hold ? [{ what: `On hold: ${hold.reason}`, href: `/conveyances/${id}?tab=overview` }] : []

/** What is missing before exchange; waivable facts in `waived` are left out. */
export const exchangeMissing = (
  records: CaseRecords,
  waived: readonly FactKey[] = [],
): Missing[] => {
  const { conveyance } = records
  if (!hasExchange(conveyance.matter_type) || conveyance.facts.exchanged) return []
  const gates = gatesToExchange(conveyance).filter(
    (gate) => !(gate.waivable && waived.includes(gate.fact)),
  )
  return [...missingWhileHeld(conveyance), ...missingFacts(records, gates)]
}

export const completionMissing = (records: CaseRecords): Missing[] => {
  const { conveyance } = records
  if (conveyance.facts.completed) return []
  return [...missingWhileHeld(conveyance), ...missingFacts(records, gatesToComplete(conveyance))]
}

/** What is in the way of an act by which the case changes hands; nothing once it is done. */
const unlessDone = (
  { conveyance }: CaseRecords,
  fact: 'exchanged' | 'completed',
  barred: readonly Missing[],
) =>
  conveyance.facts[fact] || (fact === 'exchanged' && !hasExchange(conveyance.matter_type))
    ? []
    : barred

const openUndertakings = ({ conveyance }: CaseRecords): Missing[] => {
  const { undertakings_open: open } = conveyance.counts
  if (open === 0) return []
  const what =
    open === 1 ? '1 undertaking is not discharged' : `${open} undertakings are not discharged`
  return [{ what, href: `/conveyances/${conveyance.id}?tab=requisitions` }]
}

const isLeftOver = (task: Task, gated: ReadonlySet<FactKey | null>) =>
  !isSettled(task) &&
  task.status !== 'not_applicable' &&
  !task.optional &&
  task.evidence !== 'closed' &&
  !gated.has(task.evidence)

export const closeMissing = (records: CaseRecords): Missing[] => {
  const { conveyance, plan } = records
  if (conveyance.facts.closed) return []
  const gates = gatesToClose(conveyance)
  const gated = new Set<FactKey | null>(gates.map((gate) => gate.fact))
  const leftOver = tasksOf(plan).filter((task) => isLeftOver(task, gated))
  return [
    ...missingWhileHeld(conveyance),
    ...missingFacts(records, gates),
    ...openUndertakings(records),
    ...leftOver.map((task) => ({ what: task.title, href: taskHref(conveyance.id, task.key) })),
  ]
}

/** `barred` stops exchange and completion until they have taken place. */
export const guardsOf = (records: CaseRecords, barred: readonly Missing[] = []) => ({
  exchange: [...exchangeMissing(records), ...unlessDone(records, 'exchanged', barred)],
  completion: [...completionMissing(records), ...unlessDone(records, 'completed', barred)],
  close: closeMissing(records),
})
