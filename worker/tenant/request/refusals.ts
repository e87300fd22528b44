import type { UserEvents } from '#domain/user/events'
import type { RequestContext } from '#tenant/runtime/context'

type Detail = UserEvents['access.refused']['detail']
type Counted = {
  hour: string
  person_id: string
  person: string
  call: string
  reason: string
  count: number
}

/** '2026-03-02T10' */
const hourOf = (now: string) => now.slice(0, 13)

const record = (context: RequestContext, session: string, detail: Detail) =>
  context.recordEvents([
    { name: 'access.refused', subject: 'session', id: session, version: 0, changed: [], detail },
  ])

/** Records somebody's first refusal at an endpoint in an hour, and counts the others of that hour. */
export const recordRefusal = (
  context: RequestContext,
  session: string,
  { call, reason }: Pick<Detail, 'call' | 'reason'>,
) => {
  const { store, by, now } = context
  store.transaction(() => {
    const [row] = store.rows<{ count: number }>(
      `INSERT INTO refusal_counts (hour, person_id, person, call, reason, count) VALUES (?, ?, ?, ?, ?, 1)
       ON CONFLICT (hour, person_id, call) DO UPDATE SET count = count + 1 RETURNING count`,
      hourOf(now),
      by.id,
      by.name,
      call,
      reason,
    )
    if (row?.count === 1) record(context, session, { call, reason })
  })
}

/** Records how often each person was refused at an endpoint in an hour that is over, where it was more than once. */
export const recordCountedRefusals = (context: RequestContext) => {
  const { store, person, now } = context
  store.transaction(() => {
    const counted = store.rows<Counted>(
      'DELETE FROM refusal_counts WHERE hour < ? RETURNING *',
      hourOf(now),
    )
    for (const { hour, person_id, person: name, call, reason, count } of counted)
      if (count > 1)
        record(context.as(person, { id: person_id, name }), '', { call, reason, hour, count })
  })
}
