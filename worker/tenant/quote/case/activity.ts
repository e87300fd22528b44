import { addDays, londonInstant } from '#domain/dates'
import type { QueryOf } from '#domain/endpoint'
import { eventText } from '#domain/events'
import { foldAutosaves } from '#domain/field-change'
import { hasPermission } from '#domain/permissions'
import type { QuoteActivity, quoteActivityApi } from '#domain/quote/case/activity'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { invalid } from '#domain/refusal'
import { quoteCasesWithin } from '#tenant/core/access'
import { type Clause, clausesOf, whereOf } from '#tenant/core/clauses'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import type { AuditRow } from '#tenant/events/audit'
import { changedOf, detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { quoteCaseRowDocument } from './document.ts'

type Query = QueryOf<typeof quoteActivityApi.activity>
type Row = AuditRow & { readonly shape: number | null; readonly line: string | null }

const USUAL_LIMIT = 60

/** A page of the events of quote cases within a person’s scope, newest first. */
export const quoteActivity = (context: RequestContext, query: Query) => {
  const limit = query.limit ?? USUAL_LIMIT
  const clauses = clausesOf(
    { where: `a.subject = 'quote-case'`, bindings: [] },
    withinScope(context),
    query.action && { where: 'a.name = ?', bindings: [query.action] },
    query.calls && { where: `json_extract(a.detail, '$.attempted') = 1`, bindings: [] },
    query.mine && { where: 'a.actor_id = ?', bindings: [context.person.id] },
    query.on && onDay(query.on),
    query.after && { where: 'a.seq < ?', bindings: [seqOf(query.after)] },
  )
  const found = context.store.rows<Row>(
    `SELECT a.*, q.shape AS shape, q.line AS line FROM audit AS a
     LEFT JOIN quote_case_keys AS t ON t.id = a.subject_id
     LEFT JOIN quote_cases AS q ON q.id = a.subject_id${whereOf(clauses)}
     ORDER BY a.seq DESC LIMIT ?`,
    ...clauses.flatMap((it) => it.bindings),
    limit + 1,
  )
  const rows = found.slice(0, limit)
  return {
    rows: foldAutosaves(rows.map(withDetail)).map((row) => activityOf(context, row)),
    next: found.length > limit ? String(rows.at(-1)?.seq) : null,
  }
}

const withinScope = ({ person }: RequestContext): Clause | null =>
  hasPermission(person, 'audit.view-any') ? null : quoteCasesWithin(person)

const onDay = (day: string): Clause => ({
  where: 'a.at >= ? AND a.at < ?',
  bindings: [londonInstant(day, '00:00'), londonInstant(addDays(day, 1), '00:00')],
})

const seqOf = (after: string) => {
  if (/^\d{1,15}$/.test(after)) return Number(after)
  throw invalid({
    after: ['This page belongs to another list. Start again from the first page.'],
  })
}

const linesOf = (
  store: Store,
  { subject_id, shape, line }: Pick<Row, 'subject_id' | 'shape' | 'line'>,
): QuoteCaseRow[] =>
  line === null || shape === null
    ? []
    : parseReadable(store, quoteCaseRowDocument, [{ id: subject_id, shape, doc: line }])

const withDetail = (row: Row) => ({
  ...row,
  subject: row.subject_id,
  actor: row.actor_id,
  detail: detailOf(row),
  changed: changedOf(row),
})

const activityOf = (
  { store }: RequestContext,
  { detail, ...row }: ReturnType<typeof withDetail>,
): QuoteActivity => {
  const [line = null] = linesOf(store, row)
  return {
    seq: row.seq,
    at: row.at,
    name: row.name,
    words: eventText(row.name, detail),
    who: row.actor_name ?? 'Deedbox',
    quote_case: line && { id: line.id, number: line.number, people: line.people },
    changed: row.changed,
    reached: detail['attempted'] === true ? detail['reached'] === true : null,
  }
}
