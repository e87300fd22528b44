import type { ConveyanceStatus } from '#domain/conveyance/conveyance'
import type { MatterType } from '#domain/matter'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { firmWorkflowsOf } from './firm-workflows.ts'
import { versionOf } from './recording.ts'

type Wanted = {
  readonly matter: MatterType
  readonly statuses: readonly ConveyanceStatus[]
  /** The version whose cases are left out: 'sale@2'. */
  readonly without?: string
  readonly after: string | undefined
  readonly size: number
}

type Row = { workflow: string; id: string }

const SEPARATOR = ' '

const FROM = `FROM plans AS p INDEXED BY plans_workflow
  CROSS JOIN conveyance_keys AS t ON t.id = p.conveyance_id`

/** The WHERE of the wanted cases within the person's scope, with its bindings. */
const wantedBy = (context: RequestContext, wanted: Omit<Wanted, 'after' | 'size'>) => {
  const clauses = clausesOf(
    {
      where: 't.status IN (SELECT value FROM json_each(?))',
      bindings: [JSON.stringify(wanted.statuses)],
    },
    conveyancesWithin(context.person),
  )
  return {
    where: `${whereOf(clauses)} AND p.workflow IN (SELECT value FROM json_each(?))`,
    bindings: [
      ...clauses.flatMap((it) => it.bindings),
      JSON.stringify(versionsOf(context, wanted)),
    ],
  }
}

export const countCases = (context: RequestContext, wanted: Omit<Wanted, 'after' | 'size'>) => {
  const { where, bindings } = wantedBy(context, wanted)
  return (
    context.store.row<{ count: number }>(`SELECT count(*) AS count ${FROM}${where}`, ...bindings)
      ?.count ?? 0
  )
}

/** The cases of a matter type within the person's scope, by version and id, with the cursor of the next page. */
export const casePage = (context: RequestContext, wanted: Wanted) => {
  const [workflow = '', id = ''] = (wanted.after ?? '').split(SEPARATOR)
  const { where, bindings } = wantedBy(context, wanted)
  const rows = context.store.rows<Row>(
    `SELECT p.workflow AS workflow, p.conveyance_id AS id ${FROM}${where}
       AND (p.workflow, p.conveyance_id) > (?, ?)
     ORDER BY p.workflow, p.conveyance_id LIMIT ?`,
    ...bindings,
    workflow,
    id,
    wanted.size + 1,
  )
  const page = rows.slice(0, wanted.size)
  const last = page.at(-1)
  return {
    ids: page.map((it) => it.id),
    next: rows.length > page.length && last ? `${last.workflow}${SEPARATOR}${last.id}` : null,
  }
}

const versionsOf = (
  { store }: RequestContext,
  { matter, without }: Pick<Wanted, 'matter' | 'without'>,
) =>
  firmWorkflowsOf(store)
    .list()
    .filter(({ workflow }) => workflow.matter_type === matter)
    .map(({ workflow }) => versionOf(workflow))
    .filter((it) => it !== without)
