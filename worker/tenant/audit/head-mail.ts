import type { HeadMail, HeadMailBody, HeadMailView } from '#domain/audit/head-mail'
import { formatInstant } from '#domain/list/export'
import { stale } from '#domain/refusal'
import { messageDocument } from '#tenant/communication/document'
import { parseDocument } from '#tenant/core/document'
import type { AuditHead } from '#tenant/events/audit-heads'
import type { RequestContext } from '#tenant/runtime/context'
import { headMailSetting } from './settings.ts'

const headMailOf = ({ settings }: RequestContext): HeadMail =>
  settings.get(headMailSetting) ?? { version: 0, is_on: false, address: '' }

export const headMailView = (context: RequestContext): HeadMailView => {
  const mail = headMailOf(context)
  return { ...mail, last: mail.address === '' ? null : lastMessage(context, mail.address) }
}

type Row = { id: string; version: number; shape: number; doc: string }

/** Returns the newest message to the address, with what became of it. */
const lastMessage = ({ store }: RequestContext, address: string): HeadMailView['last'] => {
  const row = store.row<Row>(
    `SELECT id, version, shape, doc FROM messages
     WHERE to_address = ? AND channel = 'email' AND json_extract(doc, '$.type') = 'audit.head-recorded'
     ORDER BY id DESC LIMIT 1`,
    address,
  )
  if (row === null) return null
  const { created_at: at, status, reason } = parseDocument(messageDocument, row)
  return { at, status, reason }
}

/** Saves whether and where the end of the log is mailed; throws 409 for an old version. */
export const changeHeadMail = (context: RequestContext, body: HeadMailBody): HeadMailView => {
  const before = headMailOf(context)
  if (body.version !== before.version) throw stale(headMailView(context), null)
  const after = { ...body, version: before.version + 1 }
  context.settings.put(headMailSetting, after)
  context.recordEvents([
    {
      name: 'audit.head-mail-changed',
      subject: 'firm',
      id: context.tenant,
      version: after.version,
      changed: ['address', 'is_on'],
      detail: { before, after },
    },
  ])
  return headMailView(context)
}

/** Records that the end of the log was stored, which mails it where somebody outside is to have it. */
export const recordHead = (context: RequestContext, { seq, hash, at }: AuditHead) => {
  const { address, is_on } = headMailOf(context)
  const to = is_on ? [{ name: address, email: address, phone: null }] : []
  const values = { row: String(seq), mark: hash, at: formatInstant(at) ?? at }
  const event = { name: 'audit.head-recorded', subject: 'firm', id: context.tenant } as const
  context.store.transaction(() =>
    context.recordEvents([{ ...event, version: 0, changed: [], detail: { row: seq } }], {
      correspondence: () => ({ about: null, values, clients: [], other_side: to }),
    }),
  )
}
