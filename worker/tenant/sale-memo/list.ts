import { mayViewAnyMemo } from '#domain/sale-memo/access'
import type { MemoListQuery } from '#domain/sale-memo/api'
import { agentMemo, saleMemoRow } from '#domain/sale-memo/row'
import type { AgentMemo } from '#domain/sale-memo/view'
import { ownIds } from '#domain/user/acting-person'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import type { RequestContext } from '#tenant/runtime/context'
import type { Person } from '#tenant/user/people'
import { saleMemoDocument } from './document.ts'
import { storedMemos } from './memos.ts'

const TO_CHECK = `t.status = 'to_check'`

const views: Readonly<Record<NonNullable<MemoListQuery['view']>, string | null>> = {
  unmatched: `t.status = 'to_check' AND t.match_id IS NULL`,
  confirmed: `t.status = 'confirmed'`,
  closed: `t.status IN ('fell_through', 'rejected', 'superseded')`,
  every: null,
}

const within = (person: Person): Clause | null =>
  mayViewAnyMemo(person)
    ? null
    : {
        where: `EXISTS (SELECT 1 FROM json_each(t.doc, '$.people') AS p
          WHERE p.value IN (SELECT value FROM json_each(?)))`,
        bindings: [JSON.stringify(ownIds(person))],
      }

const clausesIn =
  (person: Person) =>
  ({ q = '', view }: MemoListQuery) => {
    const where = view === undefined ? TO_CHECK : views[view]
    return clausesOf(
      within(person),
      where && { where, bindings: [] },
      q.trim() !== '' && { where: 'instr(t.words, ?) > 0', bindings: [q.trim().toLowerCase()] },
    )
  }

const sortOf = sortAmong(
  { received: { column: 'received_at', index: 'sale_memos_received' } },
  'received',
)

/** The memos in the person's scope, those to check unless another view is asked for, newest first. */
export const memoListOf = ({ store, person }: RequestContext) =>
  listQueryOf({
    store,
    table: 'sale_memos',
    document: saleMemoDocument,
    clauses: clausesIn(person),
    sort: ({ direction = 'desc' }: MemoListQuery) => sortOf({ direction }),
    rowsOf: (memos) => memos.map(saleMemoRow),
  })

const MOST_OF_AGENT = 20

/** What the agency of an agent has sent, newest first. */
export const memosOfAgent = ({ store, person }: RequestContext): AgentMemo[] =>
  storedMemos(store)
    .where(`agency_id = ? ORDER BY received_at DESC LIMIT ${MOST_OF_AGENT}`, person.agency_id ?? '')
    .map(agentMemo)
