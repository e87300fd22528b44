import * as z from 'zod/mini'
import { DocumentAudience } from '#domain/document/document'
import { Named } from '#domain/party'
import { DocumentText } from '#domain/signature/text'
import { type DocumentShape, parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import type { SignatureWork } from '#tenant/signature/work'
import { system } from '#tenant/user/people'
import { newFileKey } from '#worker/directory/file-store'
import { fileDocument } from './filing.ts'

const Paper = z.object({
  id: z.string(),
  /** Of the file store. */
  key: z.string(),
  conveyance_id: z.string(),
  group: z.string(),
  name: z.string(),
  visible_to: z.array(DocumentAudience),
  text: DocumentText,
  by: Named,
})
type Paper = z.infer<typeof Paper>

const paperDocument: DocumentShape<Paper> = {
  name: 'outbox',
  shape: 1,
  schema: Paper,
  upgrades: [],
}

/** Queues a text to be made a PDF and filed with a case; a repeated attempt files it once. */
export const queuePaper = (
  { outbox, tenant, now, newId, by }: RequestContext,
  paper: Omit<Paper, 'id' | 'key' | 'by'>,
) =>
  outbox.put(
    'paper',
    { ...paper, id: newId(), key: newFileKey(tenant), by: { id: by.id, name: by.name } },
    now,
  )

const noWork = () => Promise.reject(new Error('This runtime has no delivery worker.'))

/** Makes a paper outside the Durable Object and files it under the name of whoever asked for it. */
export const runPaperWork = async (
  context: () => RequestContext,
  row: OutboxRow,
  { makeText = noWork }: SignatureWork,
) => {
  const paper = parseDocument(paperDocument, row)
  const made = await makeText({ key: paper.key, text: paper.text })
  const at = context()
  at.store.transaction(() =>
    fileDocument(
      at.as(system, paper.by),
      {
        subject: { kind: 'conveyance', id: paper.conveyance_id },
        group: paper.group,
        name: paper.name,
        visible_to: paper.visible_to,
        key: paper.id,
        source: 'generated',
        pages: made.pages,
      },
      made,
    ),
  )
}
