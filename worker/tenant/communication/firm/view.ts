import type {
  CommunicationDetail,
  CommunicationRow,
  DeliveryLogRow,
} from '#domain/communication/firm/api'
import { messageTemplateLabel } from '#domain/communication/labels'
import type { Message } from '#domain/communication/message'
import { addDays, londonInstant } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'

const COUNTED_DAYS = 30
const LONGEST_LOG = 200

type Counts = { id: string; sent: number; failed: number; not_sent: number; replied: number }

const none = { sent: 0, failed: 0, not_sent: 0, replied: 0 }

const countsOf = ({ store, today }: RequestContext) => {
  const rows = store.rows<Counts>(
    `SELECT communication_id AS id, sum(status IN ('sent', 'delivered')) AS sent,
       sum(status IN ('failed', 'bounced', 'complained', 'unknown')) AS failed,
       sum(status = 'suppressed') AS not_sent,
       sum(EXISTS (SELECT 1 FROM message_replies WHERE message_id = messages.id)) AS replied
     FROM messages
     WHERE communication_id IS NOT NULL AND json_extract(doc, '$.created_at') >= ?
     GROUP BY communication_id`,
    londonInstant(addDays(today, -COUNTED_DAYS), '00:00'),
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** The firm's own communications, newest first, with what became of their messages in 30 days. */
export const communicationRows = (context: RequestContext): CommunicationRow[] => {
  const counts = countsOf(context)
  return context.communications.list().map((it) => ({ ...it, ...(counts.get(it.id) ?? none) }))
}

const logRowOf = (message: Message): DeliveryLogRow => ({
  id: message.id,
  created_at: message.created_at,
  to_name: message.to_name,
  subject_kind: message.subject_kind,
  subject_id: message.subject_id,
  subject_ref: message.subject_ref,
  status: message.status,
  reason: message.reason,
  template: messageTemplateLabel(message),
})

/** A communication with the others of its event, its versions and its last messages; throws 404. */
export const toCommunicationDetail = (
  { communications, messages }: RequestContext,
  id: string,
): CommunicationDetail => {
  const communication = communications.get(id)
  return {
    communication,
    beside: communications.ofType(communication.type).filter((it) => it.id !== id),
    versions: communications.versions(id),
    log: messages.ofCommunication(id, LONGEST_LOG).map(logRowOf),
  }
}
