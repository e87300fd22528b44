import type { Visit, VisitCorrection, VisitEntry } from '#domain/agent/visit'
import type { visitApi } from '#domain/agent/visit-api'
import type { QueryOf } from '#domain/endpoint'
import { fieldChanges } from '#domain/field-change'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { fullName } from '#domain/user/user'
import { type Clause, clausesOf, equalIn } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf } from '#tenant/core/list-query'
import { requireFresh, tableOf } from '#tenant/core/table'
import { requireReportsOf } from '#tenant/quote/figures/reports-access'
import type { RequestContext } from '#tenant/runtime/context'
import { chosenAgency } from './choosing.ts'
import { visitDocument } from './document.ts'

type Query = QueryOf<typeof visitApi.list>

const USUAL_LIMIT = 20

const newest: Sort = { name: 'visited', column: 'visited_on', direction: 'desc' }

const equal = equalIn('visits')

/** Logs a visit; only those who see reports may log a colleague’s. Throws 422 for dates out of order. */
export const logVisit = (context: RequestContext, entry: VisitEntry): Visit => {
  const { store, person, by, now, today, newId } = context
  requireReportsOf(person, entry.user_id)
  assertDates(entry, today)
  const visit: Visit = {
    id: newId(),
    version: 1,
    user: staffById(context, entry.user_id),
    ...agencyAndBranchOf(context, entry),
    visited_on: entry.visited_on,
    note: entry.note,
    next_on: entry.next_on,
    next_by: null,
    by,
    created_at: now,
  }
  tableOf(store, visitDocument).insert(visit)
  context.recordEvents([
    {
      name: 'visit.logged',
      subject: 'visit',
      id: visit.id,
      version: visit.version,
      changed: [],
      detail: { user: visit.user.name, agency: visit.agency.name, on: visit.visited_on },
    },
  ])
  return visit
}

const correctedFields = ['agency', 'branch', 'visited_on', 'note', 'next_on'] as const

/** Corrects a visit; only those who see reports may correct a colleague’s. Throws 409 for an older version. */
export const correctVisit = (
  context: RequestContext,
  id: string,
  { version, place, visited_on, note, next_on }: VisitCorrection,
): Visit => {
  const visits = tableOf(context.store, visitDocument)
  const before = visits.get(id)
  requireReportsOf(context.person, before.user.id)
  requireFresh(version, before)
  assertDates({ visited_on, next_on }, context.today)
  const at = place && agencyAndBranchOf(context, place)
  const visit = { ...before, ...at, visited_on, note, next_on, version: before.version + 1 }
  visits.replace(visit, before.version)
  const changes = fieldChanges(before, visit, correctedFields)
  context.recordEvents([
    {
      name: 'visit.corrected',
      subject: 'visit',
      id,
      version: visit.version,
      changed: correctedFields.filter((name) => before[name] !== visit[name]),
      detail: { changes },
    },
  ])
  return visit
}

const assertDates = (
  { visited_on, next_on }: Pick<VisitEntry, 'visited_on' | 'next_on'>,
  today: string,
) => {
  if (visited_on > today) throw invalid({ visited_on: ['Enter a date that is not in the future.'] })
  if (next_on !== null && next_on <= visited_on)
    throw invalid({ next_on: ['Choose a date after the visit.'] })
}

/** A member of staff by id; throws 422 for anyone else. */
export const staffById = ({ users }: RequestContext, id: string): Named => {
  const user = users.find(id)
  if (user?.type !== 'staff') throw invalid({ user_id: ['Choose a member of staff.'] })
  return { id, name: fullName(user) }
}

const agencyAndBranchOf = (
  context: RequestContext,
  { agency_id, branch_id }: Pick<VisitEntry, 'agency_id' | 'branch_id'>,
) => {
  const agency = chosenAgency(context, agency_id, {
    field: 'agency_id',
    unknown: 'Choose the introducer.',
  })
  const branch = context.agencies.branchesOf(agency.id).find(({ id }) => id === branch_id)
  if (branch_id !== null && branch === undefined)
    throw invalid({ branch_id: ['This branch does not belong to that introducer.'] })
  return { agency: { id: agency.id, name: agency.name }, branch: branch?.name ?? '' }
}

export const visitPage = (context: RequestContext, query: Query) => {
  requireReportsOf(context.person, query.user_id)
  const list = listQueryOf({
    store: context.store,
    table: 'visits',
    document: visitDocument,
    clauses: ({ user_id, agency_id }: Query) =>
      clausesOf(ofPerson(user_id), equal('agency_id', agency_id)),
    sort: (_: Query) => newest,
    rowsOf: (visits) => visits,
    usualLimit: USUAL_LIMIT,
  })
  return list.page(query)
}

/** The visits that somebody made, and those of others whose next one is theirs. */
const ofPerson = (userId: string | undefined): Clause | null => {
  if (userId === undefined) return null
  const of = (table: string) =>
    `(${table}.user_id = ? OR json_extract(${table}.doc, '$.next_by.id') = ?)`
  const ids = `SELECT v.id FROM visits AS v WHERE ${of('v')}`
  return { where: of('t'), ids, bindings: [userId, userId] }
}

type VisitTarget = { readonly agency: string; readonly branch: string; readonly person_id: string }

/** Finds the day of a person’s last visit to a branch or to its agency as a whole; null for none. */
export const lastVisitsOf = (
  { store }: RequestContext,
  of: 'person' | 'agency',
  id: string,
): ((target: VisitTarget) => string | null) => {
  const rows = store.rows<{ agency: string; branch: string; user: string; last: string }>(
    `SELECT agency_id AS agency, branch, user_id AS user, max(visited_on) AS last FROM visits
     WHERE ${of === 'person' ? 'user_id' : 'agency_id'} = ? GROUP BY 1, 2, 3`,
    id,
  )
  const last = new Map(rows.map((it) => [keyOf(it.agency, it.branch, it.user), it.last]))
  return ({ agency, branch, person_id }) => {
    const days = [branch, ''].flatMap((at) => last.get(keyOf(agency, at, person_id)) ?? [])
    return days.toSorted().at(-1) ?? null
  }
}

const keyOf = (...words: readonly string[]) => JSON.stringify(words)
