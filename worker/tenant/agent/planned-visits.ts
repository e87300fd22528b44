import type { Visit } from '#domain/agent/visit'
import type { Named } from '#domain/party'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { visitDocument } from './document.ts'

type Context = Pick<RequestContext, 'store'>

const VISITOR = `coalesce(json_extract(v.doc, '$.next_by.id'), v.user_id)`

// A planned visit was made once there is a later one.
const PLANNED = `json_extract(v.doc, '$.next_on') IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM visits AS l WHERE l.agency_id = v.agency_id AND l.branch = v.branch AND l.user_id = ${VISITOR}
    AND l.visited_on > v.visited_on)`

/** The visits after which somebody has a next one to make, the next first. */
export const plannedVisitsOf = ({ store }: Context, userId: string): Visit[] =>
  tableOf(store, visitDocument)
    .all(
      store
        .rows<{ id: string }>(
          `SELECT v.id FROM visits AS v WHERE ${VISITOR} = ? AND ${PLANNED}`,
          userId,
        )
        .map(({ id }) => id),
    )
    .toSorted((a, b) => (a.next_on ?? '').localeCompare(b.next_on ?? ''))

/** How many visits each person has to make. */
export const PLANNED_VISITS = `SELECT ${VISITOR} AS id, count(*) AS count FROM visits AS v WHERE ${PLANNED} GROUP BY 1`

/** Has somebody else make the next visit; who made the last one stays. */
export const handOverVisit = (context: RequestContext, id: string, to: Named): Visit => {
  const visits = tableOf(context.store, visitDocument)
  const before = visits.get(id)
  const from = before.next_by ?? before.user
  const visit = visits.replace(
    { ...before, next_by: to, version: before.version + 1 },
    before.version,
  )
  context.recordEvents([
    {
      name: 'visit.handed-over',
      subject: 'visit',
      id,
      version: visit.version,
      changed: ['next_by'],
      detail: { agency: visit.agency.name, from: from.name, to: to.name },
    },
  ])
  return visit
}
