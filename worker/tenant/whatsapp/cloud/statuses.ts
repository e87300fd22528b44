import { cloudReason } from '#domain/whatsapp/cloud/errors'
import type { CloudStatus } from '#domain/whatsapp/cloud/intake'
import { outcomeOf } from '#domain/whatsapp/cloud/outcome'
import type { Store } from '#tenant/core/store'
import { recordStatus, updateMessage } from '#tenant/events/message-status'
import type { RequestContext } from '#tenant/runtime/context'

type Row = Pick<CloudStatus, 'status' | 'at' | 'code' | 'reason'>

/** Stores what the platform reports of a message, once, and applies it to the message when that is known by now. */
export const receiveStatus = (context: RequestContext, number: string, status: CloudStatus) => {
  const { id, at, code, reason, category } = status
  context.store.write(
    `INSERT OR IGNORE INTO whatsapp_statuses
       (provider_id, status, at, code, reason, number, category, month) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, status.status, at, code, reason, number, category, at.slice(0, 7)],
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

/** How many messages of this month the platform charges for, by number and category. */
export const usageOf = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) =>
  store.rows<{ number: string; category: string; count: number }>(
    `SELECT number, category, count(DISTINCT provider_id) AS count FROM whatsapp_statuses
     WHERE month = ? AND category IS NOT NULL GROUP BY number, category ORDER BY number, category`,
    today.slice(0, 7),
  )
