import { addDays } from '#domain/dates'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { LiveEnquiry, LiveFilters, LiveQuery } from '#domain/enquiry/queue/api'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { cursorFrom, cursorOf } from '#tenant/core/cursor'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { caseEnquiryDocument } from './document.ts'

const OPEN = `status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity')`
const ANSWERER = `json_extract(doc, '$.answerer')`

/** Who has to act; a test compares it with \`holderOf\`. */
export const HOLDER = `CASE
  WHEN status = 'decline_proposed' THEN 'us'
  WHEN json_extract(doc, '$.direction') = 'we_raise' THEN
    CASE WHEN status IN ('answered', 'declined', 'raised') THEN 'us' ELSE 'other_side' END
  WHEN status IN ('answered', 'declined') THEN 'other_side' ELSE ${ANSWERER} END`

const LAST_DAY = '9999-12-31'
const DUE = `COALESCE(due_on, '${LAST_DAY}')`
const SORT = { name: 'due', column: 'due_on', direction: 'asc' } as const
const USUAL_ROWS = 50
const WEEK_DAYS = 7

type Part = { readonly where: string; readonly bindings: readonly string[] }

const dueBy = (due: LiveFilters['due'], today: string): Part | false => {
  if (due === undefined) return false
  return due === 'overdue'
    ? { where: 'due_on < ?', bindings: [today] }
    : { where: 'due_on <= ?', bindings: [addDays(today, WEEK_DAYS)] }
}

/** Whoever deals with it: its assignee, else the fee earner of its case. */
const dealtWithBy = (person: string): Part => ({
  where: `COALESCE(json_extract(doc, '$.assignee.id'), (SELECT json_extract(c.doc, '$.fee_earner.id')
    FROM conveyances AS c WHERE c.id = conveyance_id)) = ?`,
  bindings: [person],
})

/** The conditions on the open enquiries of cases in the person’s scope. */
const asked = ({ person, today }: RequestContext, filters: LiveFilters): Part => {
  const cases = clausesOf(conveyancesWithin(person))
  const parts: readonly (Part | false)[] = [
    { where: OPEN, bindings: [] },
    {
      where: `conveyance_id IN (SELECT t.id FROM ${KEYS} AS t${whereOf(cases)})`,
      bindings: cases.flatMap(({ bindings }) => bindings.map(String)),
    },
    filters.holder !== undefined && { where: `${HOLDER} = ?`, bindings: [filters.holder] },
    filters.classification !== undefined && {
      where: 'classification = ?',
      bindings: [filters.classification],
    },
    filters.person !== undefined && dealtWithBy(filters.person),
    dueBy(filters.due, today),
  ]
  const held = parts.filter((it) => it !== false)
  return {
    where: held.map(({ where }) => where).join(' AND '),
    bindings: held.flatMap(({ bindings }) => bindings),
  }
}

const withCase = ({ conveyances }: RequestContext, enquiry: CaseEnquiry): LiveEnquiry => {
  const { ref, address, fee_earner, other_side } = conveyances.get(enquiry.conveyance_id)
  const other_side_email = other_side?.email ?? null
  return { ...enquiry, ref, address: address.line, fee_earner, other_side_email }
}

/** A page of the open enquiries of the firm, of cases in the person’s scope. */
export const liveEnquiries = (
  context: RequestContext,
  { after, limit = USUAL_ROWS, ...filters }: LiveQuery,
): { rows: LiveEnquiry[]; next: string | null } => {
  const { where, bindings } = asked(context, filters)
  const from = after === undefined ? ['', ''] : cursorOf(after, SORT)
  const { store } = context
  const records = store.rows<{ id: string; shape: number; doc: string; version: number }>(
    `${selectDocuments(caseEnquiryDocument)} WHERE ${where} AND (${DUE}, id) > (?, ?)
     ORDER BY ${DUE}, id LIMIT ?`,
    ...bindings,
    ...from,
    limit + 1,
  )
  const rows = parseReadable(store, caseEnquiryDocument, records.slice(0, limit))
  const last = rows.at(-1)
  return {
    rows: rows.map((it) => withCase(context, it)),
    next:
      records.length > limit && last ? cursorFrom(SORT, last.due_on ?? LAST_DAY, last.id) : null,
  }
}

/** How many there are, and how many are late. */
export const liveEnquiryTotals = (context: RequestContext, filters: LiveFilters) => {
  const { where, bindings } = asked(context, filters)
  return (
    context.store.row<{ count: number; late: number }>(
      `SELECT COUNT(*) AS count, COUNT(CASE WHEN due_on < ? THEN 1 END) AS late
       FROM case_enquiries WHERE ${where}`,
      context.today,
      ...bindings,
    ) ?? { count: 0, late: 0 }
  )
}
