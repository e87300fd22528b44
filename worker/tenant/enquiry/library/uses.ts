import { addDays } from '#domain/dates'
import {
  type LibraryDetail,
  type LibraryUse,
  unused,
} from '#domain/enquiry/library/library-enquiry'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import { caseEnquiryDocument } from '#tenant/enquiry/document'
import type { RequestContext } from '#tenant/runtime/context'

/** The days within which a use counts. */
const USE_DAYS = 90
const MOST_CASES = 10

const FIGURES = `COUNT(*) AS raised,
  COUNT(CASE WHEN status IN ('accepted', 'withdrawn', 'covered_by_indemnity') THEN 1 END) AS settled,
  COUNT(CASE WHEN status = 'accepted' AND json_array_length(doc, '$.earlier') = 0 THEN 1 END) AS accepted_first,
  AVG(CASE WHEN status = 'accepted' THEN
    max(0, julianday(substr(json_extract(doc, '$.settlement.at'), 1, 10)) - julianday(raised_on))
  END) AS average_days`

/** The enquiry of the library that a use counts for: the one that stayed, where its own was merged. */
const COUNTED_FOR = `COALESCE((SELECT json_extract(l.doc, '$.merged_into') FROM library_enquiries AS l
  WHERE l.id = case_enquiries.library_id), library_id)`

/** The uses of the enquiries of the library, by id. */
export const libraryUses = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) => {
  const rows = store.rows<LibraryUse & { id: string }>(
    `SELECT ${COUNTED_FOR} AS id, ${FIGURES} FROM case_enquiries
     WHERE library_id IS NOT NULL AND raised_on >= ? GROUP BY 1`,
    addDays(today, -USE_DAYS),
  )
  const byId = new Map(rows.map(({ id, ...use }) => [id, use]))
  return (id: string): LibraryUse => byId.get(id) ?? unused
}

/** The newest cases that raised an enquiry of the library, or one merged into it, in the scope of the person. */
export const casesUsing = (context: RequestContext, id: string): LibraryDetail['cases'] => {
  const { store, person } = context
  const clauses = clausesOf(conveyancesWithin(person, true))
  const within = `SELECT t.id FROM ${KEYS} AS t${whereOf(clauses)}`
  const rows = store.rows<{ id: string; doc: string; shape: number }>(
    `${selectDocuments(caseEnquiryDocument)} WHERE ${COUNTED_FOR} = ? AND conveyance_id IN (${within})
     ORDER BY raised_on DESC, id DESC LIMIT ${MOST_CASES}`,
    id,
    ...clauses.flatMap(({ bindings }) => bindings),
  )
  return parseReadable(store, caseEnquiryDocument, rows).map((it) => {
    const { ref, address } = context.conveyances.get(it.conveyance_id)
    const { number, raised_on, status, reply } = it
    const line = address.line
    return {
      ...{ id: it.conveyance_id, ref, address: line, number, raised_on, status },
      reply: reply?.text ?? null,
    }
  })
}
