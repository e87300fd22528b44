import * as z from 'zod/mini'
import { LettersPaper } from '#domain/communication/letter/paper'
import type { Message } from '#domain/communication/message'
import { londonDate } from '#domain/dates'
import { currentVersion } from '#domain/document/document'
import { Named } from '#domain/party'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import { fileDocument } from '#tenant/document/filing'
import { updateMessage } from '#tenant/events/message-status'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import type { SignatureWork } from '#tenant/signature/work'
import { system } from '#tenant/user/people'
import { newFileKey } from '#worker/directory/file-store'

const LetterOrder = z.object({
  message: z.string(),
  /** Of the file store. */
  key: z.string(),
  conveyance_id: z.string(),
  paper: LettersPaper,
  by: Named,
})
type LetterOrder = z.infer<typeof LetterOrder>

const orderDocument: DocumentShape<LetterOrder> = {
  name: 'outbox',
  shape: 1,
  schema: LetterOrder,
  upgrades: [],
}

/** Queues a printed letter to be filed with its case, as it was printed. */
export const queueLetter = (
  { outbox, tenant, now, by }: RequestContext,
  { id, subject_kind, subject_id }: Message,
  paper: LettersPaper,
) => {
  if (subject_kind !== 'conveyance' || subject_id === null) return
  outbox.put(
    'letter',
    {
      ...{ message: id, conveyance_id: subject_id, paper, key: newFileKey(tenant) },
      by: { id: by.id, name: by.name },
    },
    now,
  )
}

const noWork = () => Promise.reject(new Error('This runtime has no delivery worker.'))

/** Makes the file of a printed letter and files it, once, under the name of whoever printed it. */
export const runLetterWork = async (
  context: () => RequestContext,
  row: OutboxRow,
  { makeLetter = noWork }: SignatureWork,
) => {
  const order = parseDocument(orderDocument, row)
  const made = await makeLetter({ key: order.key, paper: order.paper })
  const at = context()
  at.store.transaction(() => {
    const message = at.messages.find(order.message)
    if (message === null || message.attachments.length > 0) return
    const { name, file_id } = filed(at.as(system, order.by), order, message, made)
    updateMessage(at, message, { attachments: [{ name, mime: made.mime, file_id }] })
  })
}

const filed = (
  context: RequestContext,
  { conveyance_id }: LetterOrder,
  { id, subject, to_name, sent_at }: Message,
  made: Parameters<typeof fileDocument>[2],
) => {
  const document = fileDocument(
    context,
    {
      subject: { kind: 'conveyance', id: conveyance_id },
      group: 'correspondence',
      name: `Letter to ${to_name}, ${londonDate(sent_at ?? context.now)}, ${subject}.pdf`,
      visible_to: [],
      key: `letter ${id}`,
      source: 'message',
    },
    made,
  )
  return { name: document.name, file_id: currentVersion(document).file_id }
}
