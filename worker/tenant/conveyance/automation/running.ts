import { automate, type Occurrence, occurrenceOf } from '#domain/conveyance/automation/engine'
import { matches, type TriggerEvent } from '#domain/conveyance/automation/matching'
import { partRules, type Rule, rulesOf } from '#domain/conveyance/automation/rules'
import type { RuleRun } from '#domain/conveyance/automation/run'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type DomainEvent, eventText, eventTitle } from '#domain/events'
import { caseWriterOf } from '#tenant/conveyance/case-writer'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { linkedCaseFollowerOf } from '#tenant/conveyance/linked-cases'
import { plansOf } from '#tenant/conveyance/plan/plans'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { Parts as TenantParts } from '#tenant/core/parts'
import { tableOf } from '#tenant/core/table'
import { firmPartsOf } from './firm-parts.ts'
import { automationRunsOf } from './runs.ts'

type Parts = Parameters<typeof caseWriterOf>[0] &
  Parameters<typeof linkedCaseFollowerOf>[0] & {
    readonly newId: () => string
    readonly settings: TenantParts['settings']
  }

/** An event in words: 'Task completed: Sign terms'. */
const textOf = ({ name, detail }: TriggerEvent) => {
  const [title, text] = [eventTitle(name), eventText(name, { ...detail })]
  return title === text ? title : `${title}: ${text}`
}

/** Runs rules of cases as the product itself, in the transaction of what set them off. `parts` record without rules. */
export const ruleRunnerOf = (parts: Parts) => {
  const { store, plans, now, newId } = parts
  const runs = automationRunsOf(store)
  const { keep } = caseWriterOf(parts)
  const withLinked = linkedCaseFollowerOf(parts, keep)
  const saveRun = (id: string, workflow: string, run: RuleRun, once: string | null) =>
    runs.insert({
      ...run,
      id: newId(),
      version: 1,
      conveyance_id: id,
      workflow,
      at: now,
      once,
      attempts: 1,
    })
  const recordsOf = (id: string): CaseRecords => ({
    conveyance: tableOf(store, conveyanceDocument).get(id),
    plan: plans.of(id),
  })
  const run = (
    before: CaseRecords,
    rules: readonly Rule[],
    occurrences: readonly (Occurrence & { readonly once?: string })[],
  ) => {
    const after = automate(before, occurrences, rules, { now, textOf, firm: firmPartsOf(parts) })
    const { workflow_key, workflow_version } = before.plan
    for (const one of after.runs) {
      const once = occurrences.find((it) => it.rule === one.rule)?.once ?? null
      saveRun(before.conveyance.id, `${workflow_key}@${workflow_version}`, one, once)
    }
    if (after.events.length > 0)
      withLinked(
        keep({ ...after.records, events: after.events }, before.conveyance.version),
        before.conveyance.linked,
      )
  }
  return {
    run,
    /** Runs what the events of cases set off. */
    onEvents: (events: readonly DomainEvent[]) => {
      const ofCases = Object.groupBy(
        events.filter((it) => it.subject === 'conveyance'),
        (it) => it.id,
      )
      for (const [id, own = []] of Object.entries(ofCases)) {
        const rules = rulesOfCase(parts, id)
        const caused = own.filter((event) => rules.some((it) => matches(it.when, event)))
        if (caused.length === 0) continue
        const occurrences = caused.map((event) => occurrenceOf(event, textOf(event)))
        run(recordsOf(id), rules, occurrences)
      }
    },
  }
}

const rulesOfCase = ({ store }: Pick<Parts, 'store'>, id: string): readonly Rule[] => {
  const version = store.row<{ workflow: string | null }>(
    'SELECT workflow FROM plans WHERE conveyance_id = ?',
    id,
  )?.workflow
  const workflows = firmWorkflowsOf(store)
  const workflow = version ? workflows.ofVersion(version) : null
  const parts = plansOf(store)
    .partsOf(id)
    .flatMap((it) => workflows.ofVersion(it) ?? [])
  return [...(workflow ? rulesOf(workflow) : []), ...parts.flatMap(partRules)]
}
