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
import { type Clause, fromOf, type Lead, leadOf, whereOf, withoutLead } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import { pageOf } from '#tenant/core/paging'
import type { RequestContext } from '#tenant/runtime/context'
import { OPEN_STATUSES } from '#tenant/schema/conveyance/open-stages'

const INDEX = 'conveyance_keys_board'
const COUNTS_INDEX = 'conveyance_keys_stages'
/** Up to this many cases that a filter leaves, looking them up is faster than the index of open cases. */
const MOST_NARROW = 1_000
const FIRST_CARDS = 8
const LEAST_CARDS = 4
/** The cards of a whole board at first, where there are more cases than these. */
const CARDS_AT_FIRST = 60
const MORE_CARDS = 40

/** In the words of the index, which counts open cases without their rows. */
const onBoard: Clause = { where: `t.status IN (${OPEN_STATUSES})`, bindings: [] }

/** The conditions of a board, and the one that leaves few cases. */
type Narrowed = { readonly clauses: readonly Clause[]; readonly lead: Lead | null }

const narrowed = (context: RequestContext, filters: ConveyanceFilters): Narrowed => {
  const clauses = conveyanceClauses(context)(filters)
  return { clauses, lead: leadOf(context.store, clauses, MOST_NARROW) }
}

/** The open cases that somebody asked for by stage, in the order of the work; stages without any are left out. */
export const boardOf = (context: RequestContext, filters: ConveyanceFilters): ConveyanceBoard => {
  const wanted = narrowed(context, filters)
  const stages = stagesInForce(context)
  const counts = countsOf(context, wanted)
  const limit = firstCards(counts)
  const columns = counts.map(({ key, cases, ours, late }) => {
    const { rows, next } = cardsOf(context, wanted, { stage: key, limit })
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
  cardsOf(context, narrowed(context, filters), { stage, after, limit: MORE_CARDS })

const stagesInForce = ({ store }: RequestContext) => {
  const workflows = firmWorkflowsOf(store)
  return boardStages(keysOf(matterNames).map(workflows.inForce))
}

/** How many cards each column begins with, so that a board costs the same however many cases are open. */
const firstCards = (counts: readonly Counts[]): number => {
  const cases = counts.reduce((sum, it) => sum + it.cases, 0)
  if (cases <= CARDS_AT_FIRST) return FIRST_CARDS
  const each = Math.floor(CARDS_AT_FIRST / counts.length)
  return Math.min(FIRST_CARDS, Math.max(LEAST_CARDS, each))
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

const countsOf = ({ store, today }: RequestContext, { clauses, lead }: Narrowed): Counts[] => {
  const rest = withoutLead([...clauses, onBoard], lead)
  return store.rows<Counts>(
    `SELECT t.stage AS key, count(*) AS cases, sum(t.party = 'us') AS ours,
       sum(t.party = 'us' AND t.due_on < ?) AS late
     FROM ${fromOf(KEYS, lead, COUNTS_INDEX)}${whereOf(rest)} GROUP BY t.stage`,
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
  { clauses, lead }: Narrowed,
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
      // Without a narrow condition the column is read along its index.
      among: lead === null ? [inColumn, ...clauses] : [inColumn],
    },
    clauses: [...clauses, inColumn],
    after,
    limit,
  })
  return { rows: inOrder(store, conveyanceDocument, ids).map((it) => rowOf(it, today)), next }
}
