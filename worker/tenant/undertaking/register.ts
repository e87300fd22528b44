import type { UndertakingQuery } from '#domain/undertaking/api'
import { soonOwed, type Undertaking, type UndertakingRow } from '#domain/undertaking/undertaking'
import { conveyanceClauses, KEYS } from '#tenant/conveyance/filters'
import { whereOf } from '#tenant/core/clauses'
import { type DocumentShape, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { StoredRecord } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { undertakingDocument } from './document.ts'

const MOST_ROWS = 500

type OfCase = StoredRecord & { readonly conveyance_id: string }
type Asked = {
  readonly where: string
  readonly bindings: readonly string[]
  /** Which cases. */
  readonly cases?: { readonly q?: string | undefined; readonly fee_earner?: string | undefined }
}

/** The records of one kind, of all cases in the person’s scope, the earliest due first. */
export const acrossCases = <T extends OfCase>(
  { store, person, today }: RequestContext,
  kind: DocumentShape<T>,
  { where, bindings, cases = {} }: Asked,
): T[] => {
  const clauses = conveyanceClauses({ person, today })(cases)
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

const inView = (view: UndertakingQuery['view'] = 'owed', today: string) => {
  if (view === 'all') return { where: '1', bindings: [] }
  if (view === 'waiting') return { where: `status = 'proposed'`, bindings: [] }
  if (view === 'overdue') return { where: `status = 'given' AND due_on < ?`, bindings: [today] }
  if (view === 'due_soon')
    return {
      where: `status = 'given' AND due_on BETWEEN ? AND ?`,
      bindings: [today, soonOwed(today)],
    }
  return { where: `status = 'given'`, bindings: [] }
}

const asked = ({ view, side, fee_earner, q }: UndertakingQuery, today: string): Asked => {
  const { where, bindings } = inView(view, today)
  return side === undefined
    ? { where, bindings, cases: { q, fee_earner } }
    : {
        where: `${where} AND json_extract(doc, '$.side') = ?`,
        bindings: [...bindings, side],
        cases: { q, fee_earner },
      }
}

/** The undertakings of the firm, of cases in the person’s scope. */
export const undertakingRegister = (
  context: RequestContext,
  query: UndertakingQuery,
): UndertakingRow[] =>
  acrossCases<Undertaking>(context, undertakingDocument, asked(query, context.today)).map((it) =>
    withCase(context, it),
  )
