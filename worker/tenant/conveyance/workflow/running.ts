import { rowOf } from '#domain/conveyance/row'
import { activeStatuses, openStatuses, viewDays } from '#domain/conveyance/view'
import type { StoredWorkflow } from '#domain/conveyance/workflow/listing'
import type {
  RunningCase,
  RunningWorkflow,
  WorkflowBoard,
} from '#domain/conveyance/workflow/running'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { notFound } from '#domain/refusal'
import { failedRunsOf } from '#tenant/conveyance/automation/failed-runs'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { bottlenecksOf } from '#tenant/conveyance/milestone/bottlenecks'
import { milestoneFigures } from '#tenant/conveyance/milestone/figures'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { firmWorkflowsOf } from './firm-workflows.ts'

const MOST_CARDS = 20

type Count = { workflow: string; stage: string; cases: number; late: number; stuck: number }

const versionOf = ({ key, version }: Workflow) => `${key}@${version}`

/** The published workflows, and the retired ones that still have open cases; none that runs as a part of cases. */
export const runningWorkflows = (context: RequestContext): RunningWorkflow[] => {
  const counts = countsOf(context)
  return firmWorkflowsOf(context.store)
    .list()
    .filter((it) => !it.workflow.is_part)
    .map((it) => runningOf(context, it, counts))
    .filter((it) => it.status === 'published' || it.live_cases > 0)
}

/** One workflow with its open cases at their milestones; throws 404 for a draft, a part of cases or none. */
export const workflowBoard = (context: RequestContext, id: string): WorkflowBoard => {
  const it = requireRunning(context, id)
  const running = runningOf(context, it, countsOf(context))
  const cards = cardsOf(context, versionOf(it.workflow))
  return {
    ...running,
    milestones: running.milestones.map((milestone, at) => ({
      ...milestone,
      steps: it.workflow.milestones[at]?.steps ?? [],
      cards: cards.get(milestone.key) ?? [],
    })),
  }
}

const withoutFigures = { median_wd: null, p90_wd: null }

/** The bottlenecks of a workflow; throws 404 for a draft or none. */
export const workflowBottlenecks = (context: RequestContext, id: string) =>
  bottlenecksOf(context, runningVersion(context, id))

/** What failed in the cases of a workflow; throws 404 for a draft or none. */
export const workflowFailedRuns = (context: RequestContext, id: string) =>
  failedRunsOf(context, runningVersion(context, id))

const requireRunning = ({ store }: RequestContext, id: string): StoredWorkflow => {
  const it = firmWorkflowsOf(store).show(id)
  if (it === null || it.status === 'draft' || it.workflow.is_part) throw notFound()
  return it
}

const runningVersion = (context: RequestContext, id: string) =>
  versionOf(requireRunning(context, id).workflow)

const runningOf = (
  context: RequestContext,
  { id, status, workflow }: StoredWorkflow,
  counts: readonly Count[],
): RunningWorkflow => {
  const figures = milestoneFigures(context, versionOf(workflow))
  const ownCounts = counts.filter((it) => it.workflow === versionOf(workflow))
  const sum = (of: (it: Count) => number) => ownCounts.reduce((total, it) => total + of(it), 0)
  return {
    id,
    status,
    name: workflow.name,
    matter_type: workflow.matter_type,
    number: workflow.version,
    live_cases: sum((it) => it.cases),
    tasks_late: sum((it) => it.late),
    stuck: sum((it) => it.stuck),
    milestones: workflow.milestones.map(({ key, name, usual_wd }) => ({
      key,
      name,
      usual_wd,
      cases: ownCounts.find((it) => it.stage === key)?.cases ?? 0,
      ...(figures.get(key) ?? withoutFigures),
    })),
  }
}

const openWithin = ({ person }: RequestContext) =>
  clausesOf(
    {
      where: 't.status IN (SELECT value FROM json_each(?))',
      bindings: [JSON.stringify(openStatuses)],
    },
    conveyancesWithin(person, true),
  )

const countsOf = (context: RequestContext): Count[] => {
  const clauses = openWithin(context)
  return context.store.rows<Count>(
    `SELECT p.workflow AS workflow, t.stage AS stage, count(*) AS cases,
       sum(t.moved_on <= ? AND t.status IN (SELECT value FROM json_each(?))) AS stuck,
       sum((SELECT count(*) FROM open_tasks AS o WHERE o.conveyance_id = t.id AND o.chase_on IS NULL AND o.due_on < ?)) AS late
     FROM plans AS p INDEXED BY plans_workflow
     CROSS JOIN conveyance_keys AS t ON t.id = p.conveyance_id${whereOf(clauses)} AND p.workflow > ''
     GROUP BY p.workflow, t.stage`,
    viewDays(context.today).stuck_on,
    JSON.stringify(activeStatuses),
    context.today,
    ...clauses.flatMap((it) => it.bindings),
  )
}

/** The cases at each milestone, longest with their holder first. */
const cardsOf = (context: RequestContext, version: string): Map<string, RunningCase[]> => {
  const clauses = openWithin(context)
  const ids = context.store
    .rows<{ id: string }>(
      `SELECT id FROM (
         SELECT t.id AS id, row_number() OVER (
           PARTITION BY t.stage ORDER BY t.holder_since, t.id) AS place
         FROM plans AS p INDEXED BY plans_workflow
         CROSS JOIN conveyance_keys AS t ON t.id = p.conveyance_id${whereOf(clauses)}
           AND p.workflow = ?)
       WHERE place <= ? ORDER BY place`,
      ...clauses.flatMap((it) => it.bindings),
      version,
      MOST_CARDS,
    )
    .map((it) => it.id)
  const records = inOrder(context.store, conveyanceDocument, ids)
  const rows = records.map((it) => rowOf(it, context.today))
  return new Map(
    Object.entries(Object.groupBy(rows, (it) => it.stage.key)).map(([stage, found = []]) => [
      stage,
      found.map(({ id, ref, address, client, holder }) => ({ id, ref, address, client, holder })),
    ]),
  )
}
