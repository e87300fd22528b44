import { addMonths } from '#domain/dates'
import { cloudReason } from '#domain/whatsapp/cloud/errors'
import type { CloudStatus } from '#domain/whatsapp/cloud/intake'
import { outcomeOf } from '#domain/whatsapp/cloud/outcome'
import type { ChargedMessages } from '#domain/whatsapp/cloud/price'
import type { Store } from '#tenant/core/store'
import { recordStatus, updateMessage } from '#tenant/events/message-status'
import type { RequestContext } from '#tenant/runtime/context'

type Row = Pick<CloudStatus, 'status' | 'at' | 'code' | 'reason'>

/** Stores what the platform reports of a message, once, and applies it to the message when that is known by now. */
export const receiveStatus = (context: RequestContext, number: string, status: CloudStatus) => {
  const { id, at, code, reason, category, country } = status
  context.store.write(
    `INSERT OR IGNORE INTO whatsapp_statuses
       (provider_id, status, at, code, reason, number, category, month, country)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, status.status, at, code, reason, number, category, at.slice(0, 7), country],
  )
  applyStatuses(context, id)
}

/** Stores the platform's id of a message that it accepted; what it reported before is applied now. */
export const noteReceipt = (context: RequestContext, messageId: string, providerId: string) => {
  context.store.write(
    'INSERT OR IGNORE INTO whatsapp_receipts (provider_id, message_id) VALUES (?, ?)',
    providerId,
    messageId,
  )
  applyStatuses(context, providerId)
}

const applyStatuses = (context: RequestContext, providerId: string) => {
  const { store, messages } = context
  const receipt = store.row<{ message_id: string }>(
    'SELECT message_id FROM whatsapp_receipts WHERE provider_id = ?',
    providerId,
  )
  const message = receipt && messages.find(receipt.message_id)
  const rows = reportedOf(store, providerId)
  if (!message || rows.length === 0) return
  const { status } = outcomeOf(rows)
  if (status === message.status || status === 'sent') return
  const failure = rows.find((it) => it.status === 'failed')
  const reason = status === 'failed' && failure ? cloudReason(failure.code, failure.reason) : null
  const updated = updateMessage(context, message, { status, reason })
  recordStatus(context, updated, status === 'delivered' ? { act: 'delivered' } : { reason })
}

const reportedOf = (store: Store, providerId: string): Row[] =>
  store.rows<Row>(
    'SELECT status, at, code, reason FROM whatsapp_statuses WHERE provider_id = ? ORDER BY at',
    providerId,
  )

/** When a message was read, and what it is charged as; null while nobody said so. */
export const fateOf = ({ store }: Pick<RequestContext, 'store'>, messageId: string) => {
  const rows = store.rows<{ status: string; at: string; category: string | null }>(
    `SELECT s.status, s.at, s.category FROM whatsapp_receipts AS r
     JOIN whatsapp_statuses AS s ON s.provider_id = r.provider_id WHERE r.message_id = ?`,
    messageId,
  )
  return {
    read_at: rows.find(({ status }) => status === 'read')?.at ?? null,
    charged_as: rows.find(({ category }) => category !== null)?.category ?? null,
  }
}

/** Delivered messages of the last twelve months that the platform charges for; one that was read was delivered. */
export const chargedOf = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) =>
  store.rows<ChargedMessages>(
    `SELECT month, number, category, country, count(*) AS count FROM (
       SELECT min(CASE WHEN status IN ('delivered', 'read') THEN month END) AS month,
         max(number) AS number, max(category) AS category, max(country) AS country
       FROM whatsapp_statuses WHERE month >= ? GROUP BY provider_id)
     WHERE month IS NOT NULL AND category IS NOT NULL
     GROUP BY month, number, category, country`,
    addMonths(today, -11).slice(0, 7),
  )
