import type { AuditQuery } from '#domain/audit/api'
import { auditViews } from '#domain/audit/views'
import { addDays, londonInstant } from '#domain/dates'
import { parseDateRange } from '#domain/list/date-range'
import { fullName } from '#domain/user/user'
import { searchClause } from '#tenant/core/search'
import type { AuditFilter } from '#tenant/events/audit-reading'
import type { RequestContext } from '#tenant/runtime/context'
import { searchedSubjects } from './records.ts'
import { auditEntriesOf } from './view.ts'

const USUAL_LIMIT = 50

type Source = NonNullable<AuditFilter['sources']>[number]
type Query = Omit<AuditQuery, 'after' | 'limit'> & {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** Returns a page of the audit log, newest first, by the numbers of its rows. */
export const auditPage = (context: RequestContext, query: Query) => {
  const limit = query.limit ?? USUAL_LIMIT
  const found = context.audit.newest(auditFilterOf(context, query), limit + 1)
  const rows = found.slice(0, limit)
  return {
    rows: auditEntriesOf(context, rows),
    next: found.length > limit ? String(rows.at(-1)?.seq) : null,
  }
}

const MOST_COUNTED = 10_000

export const auditCount = (context: RequestContext, query: Query) =>
  context.audit.countOf(auditFilterOf(context, query), MOST_COUNTED)

const auditFilterOf = (context: RequestContext, query: Query): AuditFilter => ({
  sources: sourcesOf(context, query),
  actor: query.person,
  names: namesOf(query),
  before: query.after === undefined ? undefined : Number(query.after),
  ...rangeOf(query.dates, context.today),
})

const namesOf = ({ view, event }: Query): readonly string[] | undefined => {
  const ofView: readonly string[] | null = view === undefined ? null : auditViews[view]
  if (event === undefined) return ofView ?? undefined
  return ofView === null || ofView.includes(event) ? [event] : []
}

const rangeOf = (dates: string | undefined, today: string) => {
  if (dates === 'none') return { from: '9999' }
  const { from = null, to = null } = (dates && parseDateRange(dates, today)) || {}
  return {
    from: from === null ? undefined : londonInstant(from, '00:00'),
    to: to === null ? undefined : londonInstant(addDays(to, 1), '00:00'),
  }
}

const sourcesOf = (context: RequestContext, { record, q }: Query) => {
  if (record !== undefined) return recordSources(record)
  return q?.trim() ? [...recordsFound(context, q), ...peopleFound(context, q)] : undefined
}

/** A record, and who read it. */
const recordSources = (record: string): Source[] => {
  const [subject = '', id = ''] = record.split(':')
  return [
    { subject, id },
    { subject: 'read', id },
  ]
}

const MOST_RECORDS = 20

const recordsFound = ({ store }: RequestContext, q: string): Source[] =>
  searchedSubjects.flatMap(([subject, entry]) => {
    const { ids = '', bindings = [] } = searchClause(entry, q) ?? {}
    return store
      .rows<{ id: string }>(`SELECT id FROM (${ids}) LIMIT ?`, ...bindings, MOST_RECORDS)
      .flatMap(({ id }) => recordSources(`${subject}:${id}`))
  })

const MOST_PEOPLE = 10

/** People by their name or address: what they did, and what was done to their accounts. */
const peopleFound = ({ store, users }: RequestContext, q: string): Source[] => {
  const words = q.trim().toLowerCase()
  const rows = store.rows<{ id: string }>(
    `SELECT id FROM users WHERE type <> 'client' AND (instr(email, ?1) OR instr(sort_name, ?1)
       OR instr(lower(json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name')), ?1))
     LIMIT ?2`,
    words,
    MOST_PEOPLE,
  )
  return users
    .all(rows.map(({ id }) => id))
    .flatMap(({ id }): Source[] => [{ actor: id }, { subject: 'user', id }])
}

/** Returns everybody but clients by name, for the choice of a person. */
export const auditPeople = ({ store, users }: RequestContext) =>
  users
    .all(
      store
        .rows<{ id: string }>(`SELECT id FROM users WHERE type <> 'client' ORDER BY sort_name`)
        .map(({ id }) => id),
    )
    .map((it) => ({ id: it.id, name: fullName(it) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
