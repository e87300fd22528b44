import { openStatuses } from '#domain/conveyance/view'
import { longDate } from '#domain/dates'
import { ownedStatuses } from '#domain/quote/case/reassigning'
import type { OpenWork } from '#domain/user/leave/work'
import { plannedVisitsOf } from '#tenant/agent/planned-visits'
import type { RequestContext } from '#tenant/runtime/context'

const openCases = JSON.stringify(openStatuses)
const ownedQuotes = JSON.stringify(ownedStatuses)
const OPEN_LEAD = `k.status IN ('new', 'contacted', 'qualified', 'quoted')`

type Context = Pick<RequestContext, 'store'>

const casesOf = ({ store }: Context, userId: string) =>
  store.rows<OpenWork>(
    `SELECT CASE WHEN k.fee_earner_id = ?1 THEN 'fee_earner' ELSE 'assistant' END AS kind, k.id, k.ref,
       json_extract(c.doc, '$.address.line') AS title
     FROM conveyance_people AS p JOIN conveyance_keys AS k ON k.id = p.id JOIN conveyances AS c ON c.id = p.id
     WHERE p.user_id = ?1 AND k.status IN (SELECT value FROM json_each(?2)) ORDER BY k.ref`,
    userId,
    openCases,
  )

// Plans are searched as text first, which leaves few to take apart.
const tasksOf = ({ store }: Context, userId: string) =>
  store.rows<OpenWork>(
    `SELECT 'task' AS kind, k.id, k.ref, group_concat(json_extract(t.value, '$.title'), ', ') AS title
     FROM conveyance_keys AS k JOIN plans AS p ON p.conveyance_id = k.id,
       json_each(p.doc, '$.milestones') AS m, json_each(m.value, '$.tasks') AS t
     WHERE k.status IN (SELECT value FROM json_each(?2)) AND instr(p.doc, ?1) > 0
       AND json_extract(t.value, '$.assignee.user.id') = ?1
       AND json_extract(t.value, '$.status') NOT IN ('done', 'skipped')
       AND NOT EXISTS (SELECT 1 FROM conveyance_people AS o WHERE o.id = k.id AND o.user_id = ?1)
     GROUP BY k.id ORDER BY k.ref`,
    userId,
    openCases,
  )

const leadsOf = ({ store }: Context, userId: string) =>
  store.rows<OpenWork>(
    `SELECT 'lead' AS kind, k.id, json_extract(l.line, '$.number') AS ref,
       json_extract(l.line, '$.person') AS title
     FROM lead_keys AS k JOIN leads AS l ON l.id = k.id
     WHERE k.owner_id = ? AND ${OPEN_LEAD} ORDER BY ref`,
    userId,
  )

const quotesOf = ({ store }: Context, userId: string) =>
  store.rows<OpenWork>(
    `SELECT 'quote' AS kind, k.id, json_extract(q.line, '$.number') AS ref,
       json_extract(q.line, '$.people') AS title
     FROM quote_case_keys AS k JOIN quote_cases AS q ON q.id = k.id
     WHERE k.owner_id = ? AND k.status IN (SELECT value FROM json_each(?)) ORDER BY ref`,
    userId,
    ownedQuotes,
  )

const visitsOf = (context: Context, userId: string): OpenWork[] =>
  plannedVisitsOf(context, userId).map(({ id, next_on, agency, branch }) => ({
    kind: 'visit',
    id,
    ref: next_on === null ? '' : `Visit of ${longDate(next_on)}`,
    title: [agency.name, branch].filter(Boolean).join(', '),
  }))

/** Everything that somebody has open, by kind and reference. */
export const openWorkOf = (context: Context, userId: string): OpenWork[] => [
  ...casesOf(context, userId),
  ...tasksOf(context, userId),
  ...leadsOf(context, userId),
  ...quotesOf(context, userId),
  ...visitsOf(context, userId),
]

/** How many of their leads and quotes have a call planned. */
export const plannedCallsOf = ({ store }: Context, userId: string): number =>
  store.row<{ count: number }>(
    `SELECT (SELECT count(*) FROM lead_keys AS k JOIN leads AS l ON l.id = k.id WHERE k.owner_id = ?1
         AND ${OPEN_LEAD} AND json_extract(l.line, '$.next_action.type') = 'call')
       + (SELECT count(*) FROM quote_case_keys AS k JOIN quote_cases AS q ON q.id = k.id WHERE k.owner_id = ?1
         AND k.status IN (SELECT value FROM json_each(?2))
         AND json_extract(q.line, '$.next_action.type') = 'call') AS count`,
    userId,
    ownedQuotes,
  )?.count ?? 0
