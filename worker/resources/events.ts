import * as z from 'zod/mini'
import type { Endpoint } from '#domain/endpoint'
import type { EventSubject } from '#domain/events'
import { hasPermission } from '#domain/permissions'
import { type Api, serve } from '../serve.ts'
import type { AuditRow } from '../tenant/audit.ts'
import type { Person } from '../tenant/people.ts'

const number = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

const Heard = z.object({
  seq: z.int(),
  name: z.string(),
  subject: z.string(),
  id: z.string(),
  version: z.int(),
  changed: z.array(z.string()),
  at: z.string(),
})

/** What a browser missed while it was away: ids, versions and names of fields, in their order. */
export const eventApi = {
  after: {
    method: 'GET',
    path: '/api/events',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      /** The last one seen; the newest alone is told when absent. */
      after: z.optional(number(0, Number.MAX_SAFE_INTEGER)),
      limit: z.optional(number(1, 1000)),
    }),
    reply: z.object({ rows: z.array(Heard), last: z.int(), more: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>

const USUAL_LIMIT = 500

export const events = (api: Api) => {
  serve(api, eventApi.after, ({ audit, query, user }) => {
    const head = audit.head().seq
    if (query.after === undefined) return { rows: [], last: head, more: false }
    const limit = query.limit ?? USUAL_LIMIT
    const rows = audit.after(query.after, subjectsFor(user), limit + 1)
    const more = rows.length > limit
    const shown = rows.slice(0, limit).map(heardOf)
    return { rows: shown, last: more ? (shown.at(-1)?.seq ?? head) : head, more }
  })
}

/** The same areas whose channels the person may join. */
const subjectsFor = (user: Person): EventSubject[] => [
  ...(hasPermission(user, 'conveyance.view-any') ? (['conveyance'] as const) : []),
  ...(hasPermission(user, 'quotes.view-any') ? (['quote-case'] as const) : []),
  ...(hasPermission(user, 'leads.view-any') ? (['lead'] as const) : []),
  ...(hasPermission(user, 'communications.view-any') ? (['message'] as const) : []),
  ...(hasPermission(user, 'users.view-any') ? (['user'] as const) : []),
]

const heardOf = (row: AuditRow) => ({
  seq: row.seq,
  name: row.name,
  subject: row.subject,
  id: row.subject_id,
  version: row.version,
  changed: JSON.parse(row.changed) as string[],
  at: row.at,
})
