import type { ConveyanceFilters } from '#domain/conveyance/api'
import type { BoardColumn, CardQuery, ConveyanceBoard } from '#domain/conveyance/board/api'
import { boardStages } from '#domain/conveyance/board/stages'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { rowOf } from '#domain/conveyance/row'
import { keysOf } from '#domain/entries'
import { matterNames } from '#domain/matter-names'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { conveyanceClauses, KEYS } from '#tenant/conveyance/filters'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import { type Clause, fromOf, leadOf, whereOf, withoutLead } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import { pageOf } from '#tenant/core/paging'
import type { RequestContext } from '#tenant/runtime/context'

const INDEX = 'conveyance_keys_board'
const FIRST_CARDS = 8
const MORE_CARDS = 40

const onBoard: Clause = {
  where: 't.board_stage IS NOT NULL',
  ids: `SELECT id FROM ${KEYS} WHERE board_stage IS NOT NULL`,
  isDistinct: true,
  bindings: [],
}

/** The open cases that somebody asked for by stage, in the order of the work; stages without any are left out. */
export const boardOf = (context: RequestContext, filters: ConveyanceFilters): ConveyanceBoard => {
  const clauses = conveyanceClauses(context)(filters)
  const stages = stagesInForce(context)
  const columns = countsOf(context, clauses).map(({ key, cases, ours, late }) => {
    const { rows, next } = cardsOf(context, clauses, { stage: key, limit: FIRST_CARDS })
    const stage = stages.get(key) ?? stageOfRow(rows[0])
    return {
      position: stage.position,
      column: { key, ...nameOf(stage), cases, ours, late, rows, next },
    }
  })
  return {
    columns: columns.toSorted((a, b) => a.position - b.position).map(({ column }) => column),
  }
}

/** The cards of one column after a cursor. */
export const boardCards = (context: RequestContext, { stage, after, ...filters }: CardQuery) =>
  cardsOf(context, conveyanceClauses(context)(filters), { stage, after, limit: MORE_CARDS })

const stagesInForce = ({ store }: RequestContext) => {
  const workflows = firmWorkflowsOf(store)
  return boardStages(keysOf(matterNames).map(workflows.inForce))
}

type Stage = Pick<BoardColumn, 'name' | 'usual_wd'> & { readonly position: number }

const nameOf = ({ name, usual_wd }: Stage) => ({ name, usual_wd })

// A stage of an older workflow is named by a case that stands at it.
const stageOfRow = (row: ConveyanceRow | undefined): Stage => ({
  name: row?.stage.name ?? '',
  usual_wd: null,
  position: row ? row.stage.n / Math.max(1, row.stage.of) : 1,
})

type Counts = { key: string; cases: number; ours: number; late: number }

const countsOf = ({ store, today }: RequestContext, filters: readonly Clause[]): Counts[] => {
  const clauses = [...filters, onBoard]
  const narrowest = leadOf(store, clauses)
  const lead = narrowest?.clause === onBoard ? null : narrowest
  const rest = withoutLead(clauses, lead)
  return store.rows<Counts>(
    `SELECT t.board_stage AS key, count(*) AS cases, sum(t.party = 'us') AS ours,
       sum(t.party = 'us' AND t.due_on < ?) AS late
     FROM ${fromOf(KEYS, lead, INDEX)}${whereOf(rest)} GROUP BY t.board_stage`,
    today,
    ...(lead?.clause.bindings ?? []),
    ...rest.flatMap((it) => it.bindings),
  )
}

type Column = {
  readonly stage: string
  readonly after?: string | undefined
  readonly limit: number
}

const cardsOf = (
  { store, today }: RequestContext,
  filters: readonly Clause[],
  { stage, after, limit }: Column,
) => {
  const inColumn: Clause = {
    where: 't.board_stage = ?',
    ids: `SELECT id FROM ${KEYS} WHERE board_stage = ?`,
    bindings: [stage],
  }
  const { ids, next } = pageOf(store, {
    table: KEYS,
    sort: {
      name: 'board',
      direction: 'asc',
      column: 'holder_since',
      index: INDEX,
      among: [inColumn],
    },
    clauses: [...filters, inColumn],
    after,
    limit,
  })
  return { rows: inOrder(store, conveyanceDocument, ids).map((it) => rowOf(it, today)), next }
}
