import type { Slowness, WorkflowBottlenecks } from '#domain/conveyance/milestone/bottlenecks'
import { durationQuantile } from '#domain/conveyance/milestone/durations'
import { openStatuses } from '#domain/conveyance/view'
import type { Party } from '#domain/party'
import { workingDaysBetween } from '#domain/working-days'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { timesOf } from './figures.ts'

const MOST_ROWS = 10
/** Fewer milestones than this say nothing of a person or firm. */
const LEAST_MILESTONES = 3

/** Where the cases of a workflow lose time: by step, holder, person, firm and lender. */
export const bottlenecksOf = (context: RequestContext, workflow: string): WorkflowBottlenecks => {
  const names = new Map(
    context.users.activeStaff().map((it) => [it.id, `${it.first_name} ${it.last_name}`]),
  )
  return {
    steps: stepsOf(context, workflow),
    holders: holdersOf(context, workflow),
    people: slownessOf(context, workflow, 'fee_earner_id').flatMap((it) => {
      const name = names.get(it.name)
      return name === undefined ? [] : [{ ...it, name }]
    }),
    firms: slownessOf(context, workflow, 'other_side'),
    lenders: slownessOf(context, workflow, 'lender'),
  }
}

const openCases = ({ person }: RequestContext, workflow: string) =>
  clausesOf(
    {
      where: 't.status IN (SELECT value FROM json_each(?)) AND p.workflow = ?',
      bindings: [JSON.stringify(openStatuses), workflow],
    },
    conveyancesWithin(person, true),
  )

const PLANS = `plans AS p INDEXED BY plans_workflow
  CROSS JOIN conveyance_keys AS t ON t.id = p.conveyance_id`

type Step = { key: string; title: string; open: number; late: number }

const stepsOf = (context: RequestContext, workflow: string): Step[] => {
  const clauses = openCases(context, workflow)
  return context.store.rows<Step>(
    `SELECT o.key AS key, max(o.title) AS title, count(*) AS open, sum(o.due_on < ?) AS late
     FROM ${PLANS} CROSS JOIN open_tasks AS o ON o.conveyance_id = t.id${whereOf(clauses)}
       AND o.chase_on IS NULL AND o.key NOT LIKE 'added-%' AND o.due_on IS NOT NULL
     GROUP BY o.key ORDER BY late DESC, open DESC, key LIMIT ?`,
    context.today,
    ...clauses.flatMap((it) => it.bindings),
    MOST_ROWS,
  )
}

type Held = { party: Party; since: string; count: number }

const holdersOf = (context: RequestContext, workflow: string): WorkflowBottlenecks['holders'] => {
  const clauses = openCases(context, workflow)
  const rows = context.store.rows<Held>(
    `SELECT t.party AS party, t.holder_since AS since, count(*) AS count
     FROM ${PLANS}${whereOf(clauses)} AND t.party <> '' GROUP BY t.party, t.holder_since`,
    ...clauses.flatMap((it) => it.bindings),
  )
  return [...Map.groupBy(rows, ({ party }) => party)]
    .map(([party, ones]) => ({
      party,
      cases: ones.reduce((sum, { count }) => sum + count, 0),
      median_wd: durationQuantile(
        ones.map(({ since, count }) => ({
          working_days: workingDaysBetween(since, context.today),
          count,
        })),
        0.5,
      ),
    }))
    .toSorted((a, b) => (b.median_wd ?? 0) - (a.median_wd ?? 0))
}

const slownessOf = (
  context: RequestContext,
  workflow: string,
  column: 'fee_earner_id' | 'other_side' | 'lender',
): Slowness[] => {
  const { from, clauses } = timesOf(context, workflow)
  return context.store.rows<Slowness>(
    `SELECT m.${column} AS name, count(*) AS milestones, avg(m.days_over) AS days_over
     FROM ${from}${whereOf(clauses)} AND m.${column} <> ''
     GROUP BY m.${column} HAVING count(*) >= ? ORDER BY days_over DESC, name LIMIT ?`,
    ...clauses.flatMap((it) => it.bindings),
    LEAST_MILESTONES,
    MOST_ROWS,
  )
}
