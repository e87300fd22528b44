import { mayViewAnyPack } from '#domain/sale-ready-pack/access'
import type { PackListQuery } from '#domain/sale-ready-pack/api'
import { packRow } from '#domain/sale-ready-pack/row'
import { ownIds } from '#domain/user/acting-person'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import type { RequestContext } from '#tenant/runtime/context'
import type { Person } from '#tenant/user/people'
import { daysSavedOf } from './days-saved.ts'
import { saleReadyPackDocument } from './document.ts'

const STALE = `t.status <> 'withdrawn' AND EXISTS (SELECT 1 FROM json_each(t.doc, '$.answers') AS a
  WHERE json_extract(a.value, '$.fresh_until') < ?)`

const TO_ORDER = `t.status <> 'withdrawn' AND EXISTS (SELECT 1 FROM json_each(t.doc, '$.orders') AS o
  WHERE json_extract(o.value, '$.placed') IS NULL AND json_extract(o.value, '$.cancelled') IS NULL
    AND json_extract(o.value, '$.received_at') IS NULL)`

const within = (person: Person): Clause | null =>
  mayViewAnyPack(person)
    ? null
    : {
        where: `EXISTS (SELECT 1 FROM json_each(t.doc, '$.people') AS p
          WHERE p.value IN (SELECT value FROM json_each(?)))`,
        bindings: [JSON.stringify(ownIds(person))],
      }

const viewClause = (view: PackListQuery['view'], today: string): Clause => {
  if (view === 'stale') return { where: STALE, bindings: [today] }
  if (view === 'to_order') return { where: TO_ORDER, bindings: [] }
  if (view === undefined) return { where: `t.status <> 'withdrawn'`, bindings: [] }
  return { where: 't.status = ?', bindings: [view] }
}

const sortOf = sortAmong(
  { requested: { column: 'requested_at', index: 'sale_ready_packs_requested' } },
  'requested',
)

/** The packs of a case and of its quote; throws 404 for a case out of scope. */
const ofCase = ({ conveyances }: RequestContext, id: string): Clause => {
  const { quote_case_id } = conveyances.get(id)
  return {
    where: '(t.conveyance_id = ? OR t.quote_case_id = ?)',
    bindings: [id, quote_case_id ?? id],
  }
}

/** The packs in the person's scope, those that are not withdrawn unless another view is asked for, newest first. */
export const packListOf = (context: RequestContext) => {
  const { store, person, today } = context
  return listQueryOf({
    store,
    table: 'sale_ready_packs',
    document: saleReadyPackDocument,
    clauses: ({ q = '', view, conveyance }: PackListQuery) =>
      clausesOf(
        // Whoever sees a case sees its packs.
        conveyance === undefined && within(person),
        viewClause(view, today),
        conveyance !== undefined && ofCase(context, conveyance),
        q.trim() !== '' && { where: 'instr(t.words, ?) > 0', bindings: [q.trim().toLowerCase()] },
      ),
    sort: ({ direction = 'desc' }: PackListQuery) => sortOf({ direction }),
    rowsOf: (packs) => {
      const savedBy = daysSavedOf(context)
      return packs.map((pack) => packRow(pack, today, savedBy(pack)))
    },
  })
}
