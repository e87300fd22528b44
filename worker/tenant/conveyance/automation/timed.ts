import { partRules, type Rule, rulesOf } from '#domain/conveyance/automation/rules'
import { dueOccurrences } from '#domain/conveyance/automation/timed'
import { isTimed } from '#domain/conveyance/automation/trigger'
import { openStatuses } from '#domain/conveyance/view'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import { orFailAside } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { automationRunsOf } from './runs.ts'

/** Runs the rules whose day has come, once for each case and day; a case that cannot be read stops no other. */
export const runTimedRules = (context: RequestContext) => {
  for (const { workflow } of firmWorkflowsOf(context.store).list()) {
    const rules = workflow.is_part ? partRules(workflow) : rulesOf(workflow)
    if (!rules.some((it) => isTimed(it.when))) continue
    for (const id of openCasesOf(context, workflow))
      orFailAside(context.store, { table: 'conveyances', id }, () => runDue(context, id, rules))
  }
}

const openCasesOf = ({ store }: RequestContext, { key, version, is_part }: Workflow) =>
  store
    .rows<{ id: string }>(
      `SELECT p.conveyance_id AS id FROM ${is_part ? 'plan_parts' : 'plans'} AS p
         INDEXED BY ${is_part ? 'plan_parts_workflow' : 'plans_workflow'}
       CROSS JOIN conveyance_keys AS k ON k.id = p.conveyance_id
       WHERE p.workflow = ? AND k.status IN (SELECT value FROM json_each(?))`,
      `${key}@${version}`,
      JSON.stringify(openStatuses),
    )
    .map((it) => it.id)

const runDue = (context: RequestContext, id: string, rules: readonly Rule[]) => {
  const { conveyances, rules: runner, store, today } = context
  const runs = automationRunsOf(store)
  const records = conveyances.records(id)
  const due = dueOccurrences(records, rules, today).filter((it) => !runs.hasRun(id, it.once))
  if (due.length > 0) runner.run(records, rules, due)
}
