import type { TypeFigures } from '#domain/communication/figures/api'
import { cellKey } from '#domain/communication/matrix/cell'
import { cellsInForce } from '#domain/communication/matrix/in-force'
import { modeOf } from '#domain/communication/matrix/matrix'
import type { Message } from '#domain/communication/message'
import { communicationTypes, wordingOf } from '#domain/events'
import type { Store } from '#tenant/core/store'
import type { RequestContext } from '#tenant/runtime/context'

const DAYS = 30
const DAY_MS = 86_400_000
const TYPE = `json_extract(doc, '$.type')`
const AT = `json_extract(doc, '$.created_at')`

type Counted = { type: string; status: Message['status']; count: number }

const PORTAL: (typeof communicationTypes)[number]['name'] = 'portal-message.sent'

const failed: readonly string[] = ['bounced', 'complained', 'failed']

/** How the messages of each event went in the last 30 days, and when it sent one last. */
export const communicationFigures = (context: RequestContext): TypeFigures[] => {
  const { store, now } = context
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
  const emailed = emailsSince(store, names, from)
  const replied = repliesSince(store, from)
  const textsOf = textsByType(context)
  return store
    .rows<{ type: string; last_at: string | null }>(
      `SELECT value AS type, (SELECT max(${AT}) FROM messages INDEXED BY messages_type
         WHERE ${TYPE} = value) AS last_at FROM json_each(?)`,
      names,
    )
    .map(({ type, last_at }) => ({
      type,
      texts: textsOf(type),
      ...sumsOf(counted.get(type) ?? []),
      emailed: emailed.get(type) ?? 0,
      replied: replied.get(type) ?? 0,
      portal: type === PORTAL ? portalSince(store, from) : null,
      last_at,
    }))
}

/** What each event may send, standard or the firm's own, and whether the matrix lets it. */
const textsByType = ({ communications, matrices }: RequestContext) => {
  const cells = cellsInForce(matrices.current())
  const own = communications.list().filter(({ status }) => status === 'active')
  return (type: string): TypeFigures['texts'] => {
    const all = [
      ...(wordingOf(type)?.communications ?? []),
      ...own.filter((it) => it.type === type),
    ].map(({ audience, channel }) => ({ type, audience, channel }))
    return [...new Map(all.map((it) => [cellKey(it), it])).values()].map((it) => ({
      audience: it.audience,
      channel: it.channel,
      is_on: modeOf(cells, it) !== 'off',
    }))
  }
}

type ByType = { type: string; count: number }

const byType = (rows: readonly ByType[]) => new Map(rows.map(({ type, count }) => [type, count]))

/** How many emails of each event left since then. */
const emailsSince = (store: Store, names: string, from: string) =>
  byType(
    store.rows<ByType>(
      `SELECT ${TYPE} AS type, count(*) AS count FROM messages INDEXED BY messages_emailed
       WHERE channel = 'email' AND status IN ('sent', 'delivered', 'complained')
         AND ${TYPE} IN (SELECT value FROM json_each(?)) AND ${AT} >= ? GROUP BY 1`,
      names,
      from,
    ),
  )

/** How many messages of each event that left since then were answered by email. */
const repliesSince = (store: Store, from: string) =>
  byType(
    store.rows<ByType>(
      `SELECT type, count(*) AS count FROM message_replies WHERE sent_at >= ? GROUP BY type`,
      from,
    ),
  )

/** What the firm wrote in the portal since then: a page of the client showed it, and the client wrote after it. */
const portalSince = (store: Store, from: string) => {
  const [counted] = store.rows<{ written: number; opened: number; replied: number }>(
    `SELECT count(*) AS written, total(json_extract(doc, '$.read') IS NOT NULL) AS opened,
       total(EXISTS (
         SELECT 1 FROM client_messages AS later
         WHERE later.conveyance_id = client_messages.conveyance_id
           AND later.client_id = client_messages.client_id AND later.at > client_messages.at
           AND json_extract(later.doc, '$.from') = 'client')) AS replied
     FROM client_messages INDEXED BY client_messages_of_firm
     WHERE json_extract(doc, '$.from') = 'firm' AND at >= ?`,
    from,
  )
  return counted ?? { written: 0, opened: 0, replied: 0 }
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
