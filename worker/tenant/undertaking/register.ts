import type { UndertakingQuery } from '#domain/undertaking/api'
import type { Undertaking, UndertakingRow } from '#domain/undertaking/undertaking'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { type DocumentShape, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { StoredRecord } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { undertakingDocument } from './document.ts'

const MOST_ROWS = 500

type OfCase = StoredRecord & { readonly conveyance_id: string }
type Asked = { readonly where: string; readonly bindings: readonly string[] }

/** The records of one kind, of all cases in the person’s scope, the earliest due first. */
export const acrossCases = <T extends OfCase>(
  { store, person }: RequestContext,
  kind: DocumentShape<T>,
  { where, bindings }: Asked,
): T[] => {
  const clauses = clausesOf(conveyancesWithin(person))
  const within = `SELECT t.id FROM ${KEYS} AS t${whereOf(clauses)}`
  return parseReadable(
    store,
    kind,
    store.rows(
      `${selectDocuments(kind)} WHERE ${where} AND conveyance_id IN (${within})
       ORDER BY due_on, id LIMIT ${MOST_ROWS}`,
      ...bindings,
      ...clauses.flatMap((it) => it.bindings),
    ),
  )
}

/** A record with what a list says of its case. */
export const withCase = <T extends OfCase>({ conveyances }: RequestContext, record: T) => {
  const { ref, address, fee_earner } = conveyances.get(record.conveyance_id)
  return { ...record, ref, address: address.line, fee_earner }
}

const asked = ({ view = 'owed' }: UndertakingQuery, today: string): Asked => {
  if (view === 'all') return { where: '1', bindings: [] }
  if (view === 'waiting') return { where: `status = 'proposed'`, bindings: [] }
  if (view === 'overdue') return { where: `status = 'given' AND due_on < ?`, bindings: [today] }
  return { where: `status = 'given'`, bindings: [] }
}

/** The undertakings of the firm, of cases in the person’s scope. */
export const undertakingRegister = (
  context: RequestContext,
  query: UndertakingQuery,
): UndertakingRow[] =>
  acrossCases<Undertaking>(context, undertakingDocument, asked(query, context.today))
    .filter(({ side }) => query.side === undefined || side === query.side)
    .map((it) => withCase(context, it))
