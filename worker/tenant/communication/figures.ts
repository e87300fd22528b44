import type { TypeFigures } from '#domain/communication/figures/api'
import type { Message } from '#domain/communication/message'
import { communicationTypes } from '#domain/events'
import type { RequestContext } from '#tenant/runtime/context'

const DAYS = 30
const DAY_MS = 86_400_000
const TYPE = `json_extract(doc, '$.type')`
const AT = `json_extract(doc, '$.created_at')`

type Counted = { type: string; status: Message['status']; count: number }

const failed: readonly string[] = ['bounced', 'complained', 'failed']

/** How the messages of each event went in the last 30 days, and when it sent one last. */
export const communicationFigures = ({ store, now }: RequestContext): TypeFigures[] => {
  const names = JSON.stringify(communicationTypes.map(({ name }) => name))
  const from = new Date(Date.parse(now) - DAYS * DAY_MS).toISOString()
  const counted = Map.groupBy(
    store.rows<Counted>(
      `SELECT ${TYPE} AS type, status, count(*) AS count FROM messages INDEXED BY messages_type
       WHERE ${TYPE} IN (SELECT value FROM json_each(?)) AND ${AT} >= ? GROUP BY 1, 2`,
      names,
      from,
    ),
    ({ type }) => type,
  )
  return store
    .rows<{ type: string; last_at: string | null }>(
      `SELECT value AS type, (SELECT max(${AT}) FROM messages INDEXED BY messages_type
         WHERE ${TYPE} = value) AS last_at FROM json_each(?)`,
      names,
    )
    .map(({ type, last_at }) => ({ type, ...sumsOf(counted.get(type) ?? []), last_at }))
}

const sumsOf = (rows: readonly Counted[]) => {
  const sum = (is: (status: string) => boolean) =>
    rows.filter((it) => is(it.status)).reduce((total, { count }) => total + count, 0)
  return {
    messages: sum(() => true),
    delivered: sum((it) => it === 'delivered'),
    failed: sum((it) => failed.includes(it)),
    suppressed: sum((it) => it === 'suppressed'),
  }
}
