import type { TimedEventName } from '#domain/conveyance/clock/events'
import { type CountedWork, workText } from '#domain/conveyance/clock/work-events'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'

/** Counts an event that is said too late, for each of its people. */
export const countForSummary = (store: Store, name: TimedEventName, users: readonly string[]) => {
  for (const user of users)
    store.write(
      `INSERT INTO timed_counts (user_id, name, count) VALUES (?, ?, 1)
       ON CONFLICT (user_id, name) DO UPDATE SET count = count + 1`,
      user,
      name,
    )
}

const countsOf = (store: Store) =>
  store.rows<{ user_id: string; counts: string }>(
    `SELECT user_id, json_group_object(name, count) AS counts FROM timed_counts GROUP BY user_id`,
  )

/** Sends each person one message of all that came too late to be said by itself. */
export const sendSummaries = (context: RequestContext) => {
  const { store } = context
  for (const { user_id, counts } of countsOf(store))
    store.transaction(() => {
      sendSummary(context, user_id, JSON.parse(counts))
      store.write('DELETE FROM timed_counts WHERE user_id = ?', user_id)
    })
}

const sendSummary = (
  { users, recordEvents }: RequestContext,
  user_id: string,
  counts: CountedWork,
) => {
  const user = users.find(user_id)
  if (user === null) return
  const { id, version } = user
  const event = { name: 'work.came-due', subject: 'user', id, version, changed: [] } as const
  const name = `${user.first_name} ${user.last_name}`.trim()
  recordEvents([{ ...event, detail: { counts } }], {
    users: [id],
    correspondence: () => ({
      about: null,
      values: { work: workText(counts) },
      clients: [],
      staff: [{ name, email: null, phone: null, user_id: id }],
    }),
  })
}
